import type { JSONPath } from 'jsonc-parser';
import type { JsonSchema } from '../../../core/json/json.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { titleOfName } from '../../title-of-name.ts';

/** Requires a title and a description for every field; a reference inherits those of its target. */
export function everyFieldHasTitleAndDescription(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) visit(file, file.value, [], diagnostics);
}

function visit(
  file: SourceFile,
  schema: JsonSchema | undefined,
  at: JSONPath,
  diagnostics: Diagnostics,
): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const path = [...at, 'properties', name];
    checkField({ file, name, field, at: path }, diagnostics);
    visit(file, field, path, diagnostics);
  }
  visit(file, schema.items, [...at, 'items'], diagnostics);
  visit(file, schema.additionalProperties, [...at, 'additionalProperties'], diagnostics);
}

interface FieldUse {
  readonly file: SourceFile;
  readonly name: string;
  readonly field: JsonSchema;
  readonly at: JSONPath;
}

function checkField({ file, name, field, at }: FieldUse, diagnostics: Diagnostics): void {
  const { title, description, $ref } = typeof field === 'object' ? field : {};
  if ($ref !== undefined) return;
  if (title === undefined) {
    const help = 'Add "title": what people read in forms and tables.';
    diagnostics.report(file, {
      code: 'field/no-title',
      message: `The field "${name}" has no title.`,
      help,
      fix: { add: [...at, 'title'], value: titleOfName(name) },
      at,
      of: 'key',
    });
  }
  if (description === undefined && title !== undefined && !isChoice(field)) {
    const help = 'Add "description": one sentence that says what the field holds.';
    diagnostics.report(file, {
      code: 'field/no-description',
      message: `The field "${name}" has no description.`,
      help,
      at,
      of: 'key',
    });
  }
}

/** Reports whether a field is a choice of few texts, which need no further description. */
function isChoice(field: JsonSchema): boolean {
  return typeof field === 'object' && field.enum !== undefined;
}
