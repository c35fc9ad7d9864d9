import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { isSchemaObject } from '../../../core/json/json.ts';
import { getAt } from '../../../core/json/pointer.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { pathsInFile } from '../../resolve/walk-schema.ts';
import { relativePath } from '../../source/relative-path.ts';
import { isOfKind, type SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

const composed = ['allOf', 'anyOf', 'oneOf'];

/** Refuses a required name that is no property: a misspelt name would refuse every record. */
export function requiredPropertiesExist(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    for (const { schema, at } of pathsInFile(file.value)) {
      const known = namesOf(schema, { file, sources, open: [] });
      if (known === undefined) continue;
      for (const [index, name] of (schema.required ?? []).entries()) {
        if (known.includes(name)) continue;
        const message = `"${name}" is required, but is not a field of "${schema.title ?? file.stem}".`;
        reportUnknown(diagnostics, file, { message, name, known, at: [...at, 'required', index] });
      }
    }
  }
}

interface SchemaOrigin {
  readonly file: SourceFile;
  readonly sources: SourceSet;
  /** Schemas whose references lead to this schema, to detect a cycle. */
  readonly open: readonly JsonSchemaObject[];
}

/** Lists the property names of a schema and of its references; undefined where unknown. */
function namesOf(schema: JsonSchemaObject, origin: SchemaOrigin): readonly string[] | undefined {
  if (composed.some((keyword) => keyword in schema) || origin.open.includes(schema)) return undefined;
  const own = Object.keys(schema.properties ?? {});
  if (typeof schema.$ref !== 'string') return own;
  const [path = '', fragment = ''] = schema.$ref.split('#', 2);
  const { sources } = origin;
  const file = path === '' ? origin.file : sources.byPath.get(relativePath(origin.file.path, path));
  const target = file !== undefined && isOfKind(file, 'schema') ? getAt(file.value, fragment) : undefined;
  if (file === undefined || !isSchemaObject(target)) return undefined;
  const below = namesOf(target, { file, sources, open: [...origin.open, schema] });
  return below === undefined ? undefined : [...own, ...below];
}
