/** Whether the viewer has asked for little data; only some browsers say so. */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
