import { useCallback } from 'react';
import type { Scope } from '../../core/expressions/scope.ts';
import { useEngine } from './engine-context.ts';

export type ScopeOf = (given: Omit<Scope, 'user' | 'now' | 'today' | 'timeZone'>) => Scope;

/**
 * Returns a function that builds the scope of an expression from given values, the signed-in user and the
 * clock's time.
 */
export function useScope(): ScopeOf {
  const { user, clock } = useEngine();
  return useCallback(
    (given) => ({ ...given, user, now: clock.now(), today: clock.today(), timeZone: clock.timeZone }),
    [user, clock],
  );
}
