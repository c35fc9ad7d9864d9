/**
 * Builds the id of a text that describes a field, without spaces: `aria-describedby` separates ids by spaces, and a
 * property name in the field's id may contain some.
 */
export function textId(fieldId: string, text: 'error' | 'help' | 'description'): string {
  return `${fieldId.replaceAll(/\s/g, '%20')}__${text}`;
}
