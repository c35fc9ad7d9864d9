import { getAt, pathToPointer } from '../json/pointer.ts';
import type { Field } from '../product/entity.ts';
import { wordOf } from '../text/word-of.ts';

/**
 * Fills a record's `display` template, such as `{name.first} {name.last}`. Replaces coded values by their
 * labels.
 */
export function displayRecord(
  template: string | undefined,
  record: unknown,
  fields: Readonly<Record<string, Pick<Field, 'words'>>> = {},
): string {
  if (template === undefined) return '';
  const filled = template.replace(/\{([^{}]+)\}/g, (_, path: string) => {
    const at = pathToPointer(path);
    const value = String(getAt(record, at) ?? '');
    return wordOf(fields[at]?.words, value) ?? value;
  });
  return filled.replace(/\s+/g, ' ').trim();
}
