import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Scope, UserProfile } from '../../engine/core/expressions/scope.ts';
import type { Json } from '../../engine/core/json.ts';
import { removeAt, setAt } from '../../engine/core/pointer.ts';
import type { Problem } from '../../engine/core/problems.ts';
import { checkRecord } from '../../engine/core/validate.ts';
import { product } from '../../generated/product.ts';
import { Diagnostics } from '../../tools/compiler/diagnostics.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { parseSources } from '../../tools/compiler/source/source-set.ts';

/** One record of a `*.examples.json` with what the rules say of it (schemas/meta/examples.schema.json). */
interface Example extends AtHand {
  readonly says: string;
  readonly data?: Json;
  readonly change?: Readonly<Record<string, Json>>;
  readonly old?: Json;
  readonly today?: string;
  readonly problems: readonly Partial<Problem>[];
}

interface AtHand {
  readonly records?: Readonly<Record<string, Json>>;
  readonly user?: Partial<UserProfile>;
}

interface Examples extends AtHand {
  readonly entity: string;
  readonly base?: Json;
  readonly examples: readonly Example[];
}

const someDay = '2026-11-21';
const texts = await readSources(resolve(import.meta.dirname, '../..'));
const sources = parseSources(texts, new Diagnostics());
const files = [...sources.of('examples').values()];
const someone: UserProfile = {
  ...{ _id: 'user', id: 'user', auth0Id: 'user', email: 'user@example.test' },
  ...{ firstName: 'Una', lastName: 'User', roles: [], permissions: [], organizations: [] },
};

describe.each(files)('$path', ({ value }) => {
  const file = value as Examples;

  it.each(file.examples)('$says', (example) => {
    const wanted = example.problems.map((problem) => ({ severity: 'error', ...problem }));
    expect(problemsOf(file, example).toSorted(byPlace)).toEqual(
      wanted.toSorted(byPlace).map((each) => expect.objectContaining(each)),
    );
  });
});

describe('the examples', () => {
  it('break every rule at least once', () => {
    const rules = Object.values(product.entities).flatMap((entity) => entity.rules);
    const asked = [...rules].map(({ id, at, kind, message }) => ({ id, at, kind, message }));
    const broken = new Set(files.flatMap(({ value }) => brokenRules(value as Examples)));
    const unexercised = new Set(asked.map(({ id }) => id).filter((id) => !broken.has(id)));
    expect([...unexercised]).toEqual([]);
  });
});

function problemsOf(file: Examples, example: Example): readonly Problem[] {
  const { old, today = someDay } = example;
  return checkRecord({
    product,
    entity: file.entity,
    value: judgedValue(file, example),
    old,
    scope: scopeOf(file, example, today),
  });
}

/** Ids of the rules that an example expects to be broken: told apart by place and sentence. */
function brokenRules(file: Examples): readonly string[] {
  return file.examples.flatMap((example) => {
    const found = problemsOf(file, example);
    const rules = product.entities[file.entity]?.rules ?? [];
    return rules.filter((rule) => found.some((problem) => isOf(problem, rule))).map(({ id }) => id);
  });
}

function isOf(
  problem: Problem,
  rule: { readonly id: string; readonly at: string; readonly kind: string },
): boolean {
  if (rule.kind !== 'require') return problem.code === rule.id;
  return problem.code === 'required' && problem.at.endsWith(rule.at);
}

function judgedValue({ base }: Examples, { data, change }: Example): Json | undefined {
  if (data !== undefined) return data;
  return Object.entries(change ?? {}).reduce<Json | undefined>(
    (value, [at, next]) => (next === null ? removeAt(value, at) : setAt(value, at, next)),
    base,
  );
}

function scopeOf(file: Examples, example: Example, today: string): Scope {
  const user = { ...someone, ...file.user, ...example.user };
  return { now: `${today}T17:00:00.000Z`, today, user, records: { ...file.records, ...example.records } };
}

interface Placed {
  readonly at?: string | undefined;
  readonly message?: string | undefined;
}

function byPlace(left: Placed, right: Placed): number {
  return `${left.at} ${left.message}`.localeCompare(`${right.at} ${right.message}`);
}
