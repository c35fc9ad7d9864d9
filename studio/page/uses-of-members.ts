import { isJsonObject, type Json, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { getAtTokens } from '../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { fileValue } from './known-names.ts';
import { metaPartAt } from './part-of-meta.ts';

/** Part of a file: the meta-schema, the file, and the path in it. */
export interface PartOfFile {
  readonly meta: ReturnType<typeof jsonObject>;
  readonly value: Json;
  readonly path: readonly string[];
}

export interface Uses {
  /** Number of parts of the product at comparable paths. */
  readonly parts: number;
  /** Numbers of these parts that have a member, by member name. */
  readonly of: ReadonlyMap<string, number>;
}

/** Counts the members of comparable parts: for a table's column, of all columns of all tables. */
export function usesOfMembers(
  files: readonly NamedSchemaText[],
  kind: string,
  { meta, value, path }: PartOfFile,
): Uses {
  const steps = path.map((token, index) => stepOf(meta, value, path.slice(0, index), token));
  const parts = files
    .filter((each) => each.kind === kind)
    .flatMap((each) => steps.reduce<readonly Json[]>(followed, [fileValue(each)]))
    .filter(isJsonObject);
  const names = parts.flatMap((part) => Object.keys(part));
  const of = new Map(
    [...Map.groupBy(names, (name) => name)].map(([name, alike]) => [name, alike.length] as const),
  );
  return { parts: parts.length, of };
}

/** Returns the name of a member; undefined for a row or entry. */
function stepOf(
  meta: PartOfFile['meta'],
  value: Json,
  path: readonly string[],
  token: string,
): string | undefined {
  if (Array.isArray(getAtTokens(value, path))) return undefined;
  const declared = jsonObject(metaPartAt(meta, value, path)['properties']);
  return Object.hasOwn(declared, token) ? token : undefined;
}

function followed(values: readonly Json[], step: string | undefined): readonly Json[] {
  return values.flatMap((value): readonly Json[] => {
    if (step !== undefined) {
      const child = jsonObject(value)[step];
      return child === undefined ? [] : [child];
    }
    return Array.isArray(value)
      ? jsonItems(value)
      : Object.values(jsonObject(value)).filter((child) => child !== undefined);
  });
}
