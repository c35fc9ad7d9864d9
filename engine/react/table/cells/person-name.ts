/**
 * Formats the name of a person as first initial and last name: `{firstName: 'Ada', lastName: 'King'}` is `A. King`.
 */
export function personName(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { firstName, lastName } = value as { readonly firstName?: unknown; readonly lastName?: unknown };
  const initial = typeof firstName === 'string' && firstName !== '' ? `${[...firstName][0]}.` : '';
  return [initial, typeof lastName === 'string' ? lastName : ''].filter((part) => part !== '').join(' ');
}
