import type {
  ConvertFile,
  JoinFile,
  RecodeFile,
  SplitFile,
  StepFile,
  TypeFile,
  WasFile,
} from '../../../engine/compiler/files/migrations.ts';
import { formerPathsOf } from '../../../engine/compiler/kinds/migrations/former-paths.ts';
import type { JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { schemaType } from '../../../engine/core/json/schema-type.ts';

/**
 * Inverse of a step: the step that restores the former shape, the loss if no step does, or `none` if nothing
 * needs to be inverted.
 */
export type Inverse = { readonly step: StepFile } | { readonly loses: string } | 'none';

/** Schemas of the fields after the step, by path. */
export type Fields = ReadonlyMap<string, JsonSchemaObject>;

export function inverseOf(step: StepFile, fields: Fields): Inverse {
  if ('move' in step) return { step: { move: step.to, to: step.move } };
  if ('recode' in step) return inverseOfRecode(step);
  if ('convert' in step) return inverseOfConvert(step, fields);
  if ('split' in step) return inverseOfSplit(step, fields);
  if ('join' in step) return inverseOfJoin(step, fields);
  // Needs no inverse for filling in a value, since the value does no harm.
  return 'fill' in step ? 'none' : { loses: step.loses };
}

/** Reports whether fields have values of the shape that a step replaces. */
export function hasFormerShape(step: StepFile, fields: Fields): boolean {
  if ('convert' in step) return jsonType(fields.get(step.convert)) === step.from;
  if ('recode' in step) {
    const codes = new Set(fields.get(step.recode)?.enum);
    return Object.keys(step.codes).some((code) => codes.has(code));
  }
  return formerPathsOf(step).some((path) => fields.has(path));
}

function inverseOfRecode({ recode, codes, loses }: RecodeFile): Inverse {
  if (loses !== undefined) return { loses };
  return {
    step: { recode, codes: Object.fromEntries(Object.entries(codes).map(([old, now]) => [now, old])) },
  };
}

function inverseOfConvert({ convert, value, back, loses = '' }: ConvertFile, fields: Fields): Inverse {
  const from = jsonType(fields.get(convert));
  if (back === undefined || from === undefined) return { loses };
  return { step: { convert, from, value: back, back: value } };
}

function inverseOfSplit({ split, into, back, loses = '' }: SplitFile, fields: Fields): Inverse {
  if (back === undefined) return { loses };
  const parts = Object.keys(into);
  return { step: { join: parts, ...wasOf(parts, fields), to: split, value: back, back: into } };
}

function inverseOfJoin({ to, value, back, loses = '' }: JoinFile, fields: Fields): Inverse {
  if (back === undefined) return { loses };
  return { step: { split: to, ...wasOf([to], fields), into: back, back: value } };
}

/** Collects the types of values in the former shape, other than plain texts, for expressions. */
function wasOf(paths: readonly string[], fields: Fields): { readonly was?: WasFile } {
  const was = paths.flatMap((path) => {
    const { format } = fields.get(path) ?? {};
    const type = jsonType(fields.get(path)) ?? 'string';
    const isPlain = type === 'string' && format === undefined;
    return isPlain ? [] : [[path, { type, ...(format !== undefined && { format }) }] as const];
  });
  return was.length === 0 ? {} : { was: Object.fromEntries(was) };
}

function jsonType(schema: JsonSchemaObject | undefined): TypeFile | undefined {
  const type = schema === undefined ? undefined : schemaType(schema);
  if (type === 'integer') return 'number';
  return type === 'string' || type === 'number' || type === 'boolean' ? type : undefined;
}
