/** Finds the entry of a table under a name from data, never an inherited one: a property may be called `toString`. */
export function ownEntry<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Creates a table without a prototype, so that it has only entries put into it. */
export function emptyTable<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
