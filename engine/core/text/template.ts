/**
 * Fills the places in braces of a sentence: `fillTemplate('{label} is required', { label: 'City' })`. A place
 * without a value stays as it is written, so that the mistake can be seen.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{([^{}]+)\}/g, (place, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined || value === null ? place : String(value);
  });
}
