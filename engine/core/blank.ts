/**
 * Whether there is nothing to read in a value: undefined, null, text of white space only, an empty list, or an
 * object (list) of blanks only. `false` and `0` say something and are not blank.
 */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

/**
 * A copy without blank properties, its texts trimmed: the form in which values are checked and stored. Items of
 * lists stay where they are.
 */
export function withoutBlanks<Value>(value: Value): Value {
  return tidy(value) as Value;
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, tidy(child)] as const);
  return Object.fromEntries(entries.filter(([, child]) => !isBlank(child)));
}
