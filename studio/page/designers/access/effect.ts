import type { AccessCell } from '../../../../engine/core/protocol/workbench.ts';

/** Effect of a draft on the users of a role. */
export type Effect = 'gains' | 'loses' | 'changes' | 'none';

/**
 * Compares two answers: a condition grants less than `yes` and more than `no`; two conditions cannot be
 * compared.
 */
export function effectOf({ is, was }: AccessCell): Effect {
  if (was === undefined) return 'none';
  const more = rank(is) - rank(was);
  if (more === 0) return 'changes';
  return more > 0 ? 'gains' : 'loses';
}

function rank(answer: string): number {
  if (answer === 'no') return 0;
  return answer === 'yes' ? 2 : 1;
}
