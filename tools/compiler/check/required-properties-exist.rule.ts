import type { Diagnostics } from '../diagnostics.ts';
import type { SourceSet } from '../source/source-set.ts';
import { didYouMean } from '../suggest.ts';
import { placesInFile, type SchemaPlace } from './walk-schema.ts';

const composed = ['$ref', 'allOf', 'anyOf', 'oneOf'];

/** What is required is a property: a misspelt name would refuse every record. */
export function requiredPropertiesExist(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    for (const { schema, at, index, name, known } of placesInFile(file.value).flatMap(unknownNames)) {
      const message = `"${name}" is required, but is not a property of "${schema.title ?? file.stem}".`;
      const help = didYouMean(name, known);
      diagnostics.report(file, { code: 'field/unknown', message, help, at: [...at, 'required', index] });
    }
  }
}

function unknownNames({ schema, at }: SchemaPlace) {
  if (composed.some((keyword) => keyword in schema)) return [];
  const known = Object.keys(schema.properties ?? {});
  const required = schema.required ?? [];
  return required
    .map((name, index) => ({ schema, at, index, name, known }))
    .filter(({ name }) => !known.includes(name));
}
