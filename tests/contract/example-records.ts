import { resolve } from 'node:path';
import type { JsonObject } from '../../engine/core/json.ts';
import { removeAt, setAt } from '../../engine/core/pointer.ts';
import { Diagnostics } from '../../tools/compiler/diagnostics.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { parseSources } from '../../tools/compiler/source/source-set.ts';

interface Examples {
  readonly entity: string;
  readonly base?: JsonObject;
  readonly examples: readonly {
    readonly data?: JsonObject;
    readonly change?: JsonObject;
    readonly problems: readonly unknown[];
  }[];
}

const texts = await readSources(resolve(import.meta.dirname, '../..'));
const files = [...parseSources(texts, new Diagnostics()).of('examples').values()].map(
  ({ value }) => value as Examples,
);

/** The records that an entity's own examples call good: no generator knows the rules as well as they do. */
export function exampleRecords(entity: string): readonly JsonObject[] {
  return files
    .filter((file) => file.entity === entity)
    .flatMap(({ base, examples }) =>
      examples
        .filter(({ problems }) => problems.length === 0)
        .map(({ data, change }) => data ?? changed(base ?? {}, change ?? {})),
    );
}

function changed(base: JsonObject, change: JsonObject): JsonObject {
  return Object.entries(change).reduce<JsonObject>(
    (value, [at, next]) => (next === null ? removeAt(value, at) : setAt(value, at, next)),
    base,
  );
}
