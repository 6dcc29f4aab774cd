/** The number of tables that wait for somebody, at the app's icon. */
export function showWaiting(count: number): void {
  if ("setAppBadge" in navigator) void navigator.setAppBadge(count).catch(() => undefined); // not an app here
}
