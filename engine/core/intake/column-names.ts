/** Compares two names of columns: case, spaces, dots, hyphens and underscores do not count. */
export function isSameColumn(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '');
}
