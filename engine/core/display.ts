import { getAt, pathToPointer } from './pointer.ts';

/** Fills a record's `display` template, e.g. `{name.first} {name.last}`, from the record itself. */
export function displayRecord(template: string | undefined, record: unknown): string {
  if (template === undefined) return '';
  const filled = template.replace(/\{([^{}]+)\}/g, (_, path: string) =>
    String(getAt(record, pathToPointer(path)) ?? ''),
  );
  return filled.replace(/\s+/g, ' ').trim();
}
