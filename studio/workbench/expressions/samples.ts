import { exampleRecord, scopeOf, someDay } from '../../../engine/compiler/examples/example-file.ts';
import { scopeNames } from '../../../engine/compiler/expressions/emit.ts';
import type { ExpressionContext } from '../../../engine/compiler/expressions/environment.ts';
import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { removeAt, setAt } from '../../../engine/core/json/pointer.ts';
import type { ExpressionTrial } from '../../../engine/core/protocol/expression-look.ts';
import type { LocatedExpression } from './locate-expression.ts';

/** Sample record for trying an expression. */
export interface Sample {
  readonly title: string;
  readonly scope: Scope;
  /** Index of the example in its file, if the sample is one. */
  readonly example?: number;
}

/** Lists the entity's examples, accepted ones first, then a generated record. */
export function exampleSamples({
  context,
  examples,
}: Pick<LocatedExpression, 'context' | 'examples'>): readonly Sample[] {
  const { file } = examples ?? {};
  const known = (file?.examples ?? []).map((example, index) => {
    const self = file === undefined ? undefined : exampleRecord(file, example);
    const scope =
      file === undefined ? madeUpScope(context) : { ...scopeOf(file, example), self, old: example.old };
    return {
      title: example.title,
      scope: withRoot(scope, context),
      example: index,
      problems: example.problems.length,
    };
  });
  const accepted = known.filter(({ problems }) => problems === 0);
  const others = known.filter(({ problems }) => problems > 0);
  return [...accepted, ...others, { title: 'Made-up record', scope: madeUpScope(context) }];
}

/** Builds a sample from a stored record with its neighbours; generates any other value in the context. */
export function storedSample(stored: Scope, context: ExpressionContext): Sample {
  const { records: _made, ...names } = madeUpScope(context);
  return { title: 'Stored record', scope: withRoot({ ...names, ...stored }, context) };
}

/** Sets the root, which for a record without a parent is the record itself. */
function withRoot(scope: Scope, { self, root }: ExpressionContext): Scope {
  return root !== undefined && root === self ? { ...scope, root: scope.self } : scope;
}

/** Applies a trial's changes to a sample. */
export function scopeOfTrial(
  samples: readonly Sample[],
  { sample, values }: ExpressionTrial,
  context: ExpressionContext,
): Scope {
  const start = (samples[sample] ?? samples[0])?.scope ?? madeUpScope(context);
  const changed = Object.entries(values).reduce(
    (scope, [at, value]) => withSampleValue(scope, at, value ?? undefined),
    start,
  );
  return withRoot(changed, context);
}

export function withSampleValue(scope: Scope, at: string, value: Json | undefined): Scope {
  return value === undefined ? removeAt(scope, at) : setAt(scope, at, value);
}

const deepest = 5;

/** Generates every value of the context by its type, as for a record that is not stored yet. */
function madeUpScope(context: ExpressionContext): Scope {
  const named = Object.entries(context).map(([name, type]) => [name, madeUp(type)] as const);
  const isOfScope = ([name]: readonly [string, unknown]) => scopeNames.has(name);
  const { old: _old, user, ...own } = Object.fromEntries(named.filter(isOfScope));
  const scope: Scope = {
    now: `${someDay}T17:00:00.000Z`,
    today: someDay,
    ...own,
    records: Object.fromEntries(named.filter((each) => !isOfScope(each))),
    ...(user !== undefined && { user: { ...someUser, ...jsonOf(user) } }),
  };
  return withRoot(scope, context);
}

function jsonOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

const someUser = {
  ...{ _id: 'user', id: 'user', auth0Id: 'user', email: 'user@example.test' },
  ...{ firstName: 'Una', lastName: 'User', roles: [], permissions: [], organizations: [] },
};

/** Generates a value of a type. */
export function madeUp(type: ExpressionType, depth = 0): Json | undefined {
  if (depth > deepest) return undefined;
  switch (type.is) {
    case 'text':
      return type.among?.texts[0] ?? type.title ?? 'Text';
    case 'number':
      return 1;
    case 'bool':
      return false;
    case 'day':
      return someDay;
    case 'instant':
      return `${someDay}T09:30:00.000Z`;
    case 'time':
      return '09:30';
    case 'list': {
      const item = madeUp(type.of, depth + 1);
      return item === undefined ? [] : [item];
    }
    case 'object': {
      const fields = Object.entries(type.fields).flatMap(([name, field]) => {
        const value = madeUp(field, depth + 1);
        return value === undefined ? [] : [[name, value] as const];
      });
      return Object.fromEntries(fields);
    }
    default:
      return type.is === 'map' ? {} : undefined;
  }
}
