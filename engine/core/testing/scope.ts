import type { Expression, Scope, UserProfile } from '../expressions/scope.ts';

/** Creates an expression of a function, as the compiler emits it. */
export function expression<Value>(source: string, evaluate: (scope: Scope) => Value): Expression<Value> {
  return { source, evaluate };
}

export const librarian: UserProfile = {
  _id: 'user-1',
  id: 'user-1',
  auth0Id: 'test|1',
  email: 'librarian@example.test',
  firstName: 'Lib',
  lastName: 'Rarian',
  roles: ['librarian'],
  permissions: [],
  organizations: ['CITY'],
};

export const scope: Scope = { user: librarian, now: '2026-03-04T12:00:00Z', today: '2026-03-04' };
