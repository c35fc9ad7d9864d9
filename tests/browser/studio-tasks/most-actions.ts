type Most = Readonly<Record<'pointer' | 'keys', number>>;

/** Limits on the actions that each task needs, which may not grow: what it took when it was measured. */
export const mostActions: Readonly<Record<string, Most>> = {
  'a field is added': { pointer: 9, keys: 7 },
  'a form is laid out': { pointer: 4, keys: 1 },
  'a table gets a column': { pointer: 5, keys: 3 },
  'a field is required on a condition': { pointer: 9, keys: 6 },
  'a sentence is given to a rule': { pointer: 5, keys: 3 },
  'a value set gets an entry': { pointer: 6, keys: 4 },
  'a new kind of record gets its files and a tab': { pointer: 5, keys: 5 },
  'a field with data is renamed': { pointer: 7, keys: 4 },
  'a field is moved into another': { pointer: 7, keys: 5 },
  'a name is split': { pointer: 8, keys: 6 },
  'a field is retired': { pointer: 6, keys: 4 },
  'values are narrowed': { pointer: 5, keys: 3 },
  'a workflow gets a row': { pointer: 10, keys: 8 },
  'a letter gets a line': { pointer: 6, keys: 3 },
  'a workflow gets a step with its way back': { pointer: 9, keys: 7 },
  'people find rows of a table': { pointer: 6, keys: 4 },
  'a text is translated': { pointer: 4, keys: 4 },
  'a form of another system is imported': { pointer: 7, keys: 7 },
  'five problems are corrected': { pointer: 11, keys: 9 },
  'a role may do more': { pointer: 6, keys: 5 },
};
