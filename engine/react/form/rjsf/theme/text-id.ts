/**
 * Builds the element id of a text that describes a field, without spaces: `aria-describedby` separates ids by spaces,
 * and the field's id may contain some, from a property name.
 */
export function textId(fieldId: string, text: 'error' | 'help' | 'description'): string {
  return `${fieldId.replaceAll(/\s/g, '%20')}__${text}`;
}
