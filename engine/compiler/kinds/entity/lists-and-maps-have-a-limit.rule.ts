import type { JSONPath } from 'jsonc-parser';
import type { JsonSchemaObject } from '../../../core/json/json.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { writtenCalls } from '../../plan/written-call.ts';
import { pathsInFile } from '../../resolve/walk-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Requires an upper limit for each list and map, since clients choose the length they send. */
export function listsAndMapsHaveALimit(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) check({ file, schema: file.value, at: [] }, diagnostics);
  for (const file of sources.of('calls').values()) {
    for (const [call, { body }] of writtenCalls(file))
      check({ file, schema: body?.schema, at: ['calls', call, 'body', 'schema'] }, diagnostics);
  }
}

interface WrittenSchema {
  readonly file: SourceFile;
  readonly schema: unknown;
  readonly at: JSONPath;
}

function check({ file, schema, at }: WrittenSchema, diagnostics: Diagnostics): void {
  for (const location of pathsInFile(schema, at)) {
    const keyword = missingLimit(location.schema);
    if (keyword === undefined) continue;
    const name = String(location.at.findLast((key) => !structural.has(String(key))) ?? file.stem);
    const what = keyword === 'maxItems' ? ['list', 'items'] : ['map', 'entries'];
    const message = `The ${what[0]} "${name}" may get as long as anybody likes.`;
    const help = `Add "${keyword}": the most ${what[1]} that it can ever have, such as 100.`;
    const fix = { add: [...location.at, keyword], value: 100 };
    diagnostics.report(file, {
      ...{ code: 'schema/no-limit', message, help, fix, at: location.at, of: ownedBy(location.at) },
    });
  }
}

/**
 * Selects the part to mark: the name of a named field, otherwise the whole value, such as the items of a list.
 */
function ownedBy(at: JSONPath): 'key' | 'value' {
  return at.at(-2) === 'properties' ? 'key' : 'value';
}

const structural: ReadonlySet<string> = new Set(['properties', 'items', 'additionalProperties']);

function missingLimit(schema: JsonSchemaObject): 'maxItems' | 'maxProperties' | undefined {
  if (isList(schema)) return schema.maxItems === undefined ? 'maxItems' : undefined;
  return isMap(schema) && schema['maxProperties'] === undefined ? 'maxProperties' : undefined;
}

function isList({ type, items, prefixItems, contains }: JsonSchemaObject): boolean {
  return type === 'array' || [items, prefixItems, contains].some((keyword) => keyword !== undefined);
}

/** Reports whether the keys of an object are data, because it declares so or declares no fields. */
function isMap(schema: JsonSchemaObject): boolean {
  const { type, properties, additionalProperties: others, patternProperties, unevaluatedProperties } = schema;
  if ([others, unevaluatedProperties].some((keyword) => keyword !== undefined && keyword !== false))
    return true;
  if (patternProperties !== undefined) return true;
  const isDescribed =
    properties !== undefined || combinators.some((keyword) => schema[keyword] !== undefined);
  return type === 'object' && !isDescribed && others !== false;
}

const combinators = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if'] as const;
