import type { Diagnostics } from '../../diagnostics.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { pathsInFile, type SchemaLocation } from '../../resolve/walk-schema.ts';
import type { SourceSet } from '../../source/source-set.ts';

const composed = ['$ref', 'allOf', 'anyOf', 'oneOf'];

/** Refuses a required name that is no property: a misspelt name would refuse every record. */
export function requiredPropertiesExist(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    for (const { schema, at, index, name, known } of pathsInFile(file.value).flatMap(unknownNames)) {
      const message = `"${name}" is required, but is not a property of "${schema.title ?? file.stem}".`;
      reportUnknown(diagnostics, file, { message, name, known, at: [...at, 'required', index] });
    }
  }
}

function unknownNames({ schema, at }: SchemaLocation) {
  if (composed.some((keyword) => keyword in schema)) return [];
  const known = Object.keys(schema.properties ?? {});
  const required = schema.required ?? [];
  return required
    .map((name, index) => ({ schema, at, index, name, known }))
    .filter(({ name }) => !known.includes(name));
}
