import { Memo } from '../compute/memo.ts';

/** Cache of split templates. Schemas have some thousand; other templates are temporary. */
const knownParts = new Memo<readonly string[]>(5_000);

/**
 * Fills the names in braces of a sentence: `fillTemplate('{label} is required', { label: 'City' })`. Leaves a
 * name without a value in braces, so that the mistake is visible.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, unknown>>): string {
  let filled = '';
  let isName = false;
  for (const part of knownParts.of(template, partsOf)) {
    filled += isName ? parameterText(values, part) : part;
    isName = !isName;
  }
  return filled;
}

/** Splits a template into alternating literal text and names. */
function partsOf(template: string): readonly string[] {
  return template.split(/\{([^{}]+)\}/);
}

function parameterText(values: Readonly<Record<string, unknown>>, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined || value === null ? `{${name}}` : String(value);
}
