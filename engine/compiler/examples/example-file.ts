import type { Scope, UserProfile } from '../../core/expressions/scope.ts';
import type { Json } from '../../core/json/json.ts';
import { removeAt, setAt } from '../../core/json/pointer.ts';
import type { Product } from '../../core/product/product.ts';
import type { Problem } from '../../core/validation/problems.ts';
import { checkRecord } from '../../core/validation/validate.ts';
import type { ExamplesFile } from '../files/examples.ts';

export type Example = ExamplesFile['examples'][number];

export type ExpectedProblem = Example['problems'][number];

/** Day that counts as today for examples that name none, so that no result depends on the day of the run. */
export const someDay = '2026-11-21';

const someone: UserProfile = {
  ...{ _id: 'user', id: 'user', auth0Id: 'user', email: 'user@example.test' },
  ...{ firstName: 'Una', lastName: 'User', roles: [], permissions: [], organizations: [] },
};

/** Builds the record of an example: its `data`, or else the file's `base` with the example's changes. */
export function exampleRecord({ base }: ExamplesFile, { data, change }: Example): Json | undefined {
  if (data !== undefined) return data;
  return Object.entries(change ?? {}).reduce<Json | undefined>(
    (value, [at, next]) => (next === null ? removeAt(value, at) : setAt(value, at, next)),
    base,
  );
}

/** Finds all problems of an example's record by schema and rules. */
export function exampleProblems(product: Product, file: ExamplesFile, example: Example): readonly Problem[] {
  const value = exampleRecord(file, example);
  return checkRecord({
    product,
    entity: file.entity,
    value,
    old: example.old,
    scope: scopeOf(file, example),
  });
}

/** Creates the scope of an example's rules: today, the user, and the records besides the checked one. */
export function scopeOf(file: ExamplesFile, { records, siblings, user, today = someDay }: Example): Scope {
  return {
    now: `${today}T17:00:00.000Z`,
    today,
    user: { ...someone, ...file.user, ...user },
    records: { ...file.records, ...records },
    siblings,
  };
}

/** Reduces a problem to the members that an example gives. */
export function statedProblem({ at, message, severity = 'error' }: ExpectedProblem): ExpectedProblem {
  return severity === 'error' ? { at, message } : { at, message, severity };
}
