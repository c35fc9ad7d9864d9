import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../engine/core/json.ts';
import type { Problem } from '../../engine/core/problems.ts';
import { checkRecord } from '../../engine/core/validate.ts';
import { product } from '../../generated/product.ts';
import { Diagnostics } from '../../tools/compiler/diagnostics.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { parseSources } from '../../tools/compiler/source/source-set.ts';

/** One record of a `*.examples.json` with what the rules say of it (schemas/meta/examples.schema.json). */
interface Example {
  readonly says: string;
  readonly data: JsonObject;
  readonly old?: JsonObject;
  readonly records?: Readonly<Record<string, Json>>;
  readonly user?: Scope['user'];
  readonly today?: string;
  readonly problems: readonly Partial<Problem>[];
}

const someDay = '2026-01-15';
const texts = await readSources(resolve(import.meta.dirname, '../..'));
const files = [...parseSources(texts, new Diagnostics()).of('examples').values()];

describe.each(files)('$path', ({ value }) => {
  const { entity, examples } = value as { readonly entity: string; readonly examples: readonly Example[] };

  it.each(examples)('$says', (example) => {
    const { data, old, records, user, today = someDay, problems } = example;
    const scope: Scope = {
      now: `${today}T12:00:00.000Z`,
      today,
      ...(records === undefined ? {} : { records }),
      ...(user === undefined ? {} : { user }),
    };
    const found = checkRecord({ product, entity, value: data, old, scope });
    const byPlace = (left: Partial<Problem>, right: Partial<Problem>) =>
      `${left.at}`.localeCompare(`${right.at}`);
    expect(found.toSorted(byPlace)).toEqual(
      problems.toSorted(byPlace).map((wanted) => expect.objectContaining(wanted)),
    );
  });
});
