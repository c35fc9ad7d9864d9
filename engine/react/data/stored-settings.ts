/**
 * Reads a setting of the view that this browser keeps: names of tabs and columns, ids of searches, nothing of a
 * record.
 */
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
    // A full or forbidden storage costs the choice on the next visit, nothing else.
  }
}
