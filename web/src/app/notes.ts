/** Notifications that are shown on this device: a table's note goes when somebody looks at the table. */

/** Close the notes of a table, wherever it was opened. */
export async function closeNotes(table: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.getRegistration();
  const notes = (await registration?.getNotifications?.({ tag: table })) ?? [];
  for (const note of notes) note.close();
}

/** The same whenever the page is in front, until the returned function is called. */
export function closeNotesInFront(table: string): () => void {
  const look = () => {
    if (document.visibilityState === "visible") void closeNotes(table).catch(console.warn);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
