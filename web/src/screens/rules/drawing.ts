/** The component that draws a statement; it comes after the words. */
import type { Component } from "svelte";

export type Drawing = Component<{ number: string; large?: boolean }> | null;
