/**
 * The entry of a table under a name that data may bring: a property may be called `toString`, and every plain object
 * inherits something of that name.
 */
export function ownEntry<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A table that inherits nothing, so that it has no entry that nobody put there. */
export function emptyTable<Entry>(): Record<string, Entry> {
  return Object.create(null);
}
