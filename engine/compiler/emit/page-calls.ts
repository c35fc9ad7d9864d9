import { printLiteral } from '../code/literal.ts';
import { dataOf } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { isOfKind } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';
import { pageCall } from './page-call.ts';

export interface CallEmission {
  readonly plan: Pick<SchemaSetPlan, 'calls'>;
  readonly sources: SourceSet;
}

/**
 * Emits the parts of calls that pages need. A screen's module has the calls of its own parts, the base module
 * all others.
 */
export function callTable(emission: CallEmission, screen?: string): string {
  const lines = callsOf(emission, screen).map((planned) => {
    const call = pageCall(dataOf(planned));
    // Prints `followedBy` as a literal with code; a call without it has only data, which fits one line of JSON.
    const literal = call.followedBy === undefined ? JSON.stringify(call) : printLiteral(call, '    ');
    return `    ${JSON.stringify(call.name)}: ${literal},\n`;
  });
  return `  calls: {\n${lines.join('')}  },`;
}

/** Reports whether a screen brings calls of its own. */
export function hasOwnCalls(emission: CallEmission, screen: string): boolean {
  return callsOf(emission, screen).length > 0;
}

function callsOf({ plan, sources }: CallEmission, screen: string | undefined): SchemaSetPlan['calls'] {
  return plan.calls.filter(({ source }) => {
    const file = sources.byPath.get(source);
    if (!isOfKind(file, 'calls')) return false;
    const named = [file.value.screen ?? []].flat();
    return screen === undefined ? named.length === 0 : named.includes(screen);
  });
}
