import { useCallback } from 'react';
import type { Scope } from '../../core/expressions/scope.ts';
import { useEngine } from './engine-context.ts';

export type ScopeOf = (given: Omit<Scope, 'user' | 'now' | 'today' | 'timeZone'>) => Scope;

/** Makes the scope of an expression: the given values, with the signed-in user and the time of the clock. */
export function useScope(): ScopeOf {
  const { user, clock } = useEngine();
  return useCallback(
    (given) => ({ ...given, user, now: clock.now(), today: clock.today(), timeZone: clock.timeZone }),
    [user, clock],
  );
}
