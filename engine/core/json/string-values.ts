/** Returns a string unchanged; '' for anything else. */
export function stringOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function stringOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Trims a string; '' for anything else. */
export function trimmedOrEmpty(value: unknown): string {
  return stringOrEmpty(value).trim();
}

/** Trims a string; undefined for a string of white space only, and for anything else. */
export function trimmedOrUndefined(value: unknown): string | undefined {
  const text = trimmedOrEmpty(value);
  return text === '' ? undefined : text;
}

/** Lists the strings in a list; empty where the value is no list. */
export function stringItems(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
