/** What a screen that is not played at, such as a replay's, has in place of the table's bar and buttons. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";

export const instead = signal<{ Bar: ComponentType; Dock: ComponentType; Over: ComponentType } | null>(null);
