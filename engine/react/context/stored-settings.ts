/** Reads a view setting that this browser keeps: names of tabs and columns, ids of searches, nothing of a record. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Ignores a full or forbidden storage; the choice is then lost on the next visit.
  }
}
