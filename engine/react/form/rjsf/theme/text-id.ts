/**
 * Makes the id of a text that describes a field. `aria-describedby` separates ids by spaces, and the name of a property,
 * which is in the field's id, may hold some.
 */
export function textId(fieldId: string, text: 'error' | 'help' | 'description'): string {
  return `${fieldId.replaceAll(/\s/g, '%20')}__${text}`;
}
