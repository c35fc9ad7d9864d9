/** Compares two column names, ignoring case, spaces, dots, hyphens and underscores. */
export function isSameColumn(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '');
}
