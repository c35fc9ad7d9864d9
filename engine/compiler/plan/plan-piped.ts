import { type PipedValues, partsOfSentence } from '../../core/expressions/piped.ts';
import type { Code } from '../code/literal.ts';
import type { Planned } from './planned.ts';
import type { WantedType } from './wanted-type.ts';

/** Plans the expressions in double braces in a message; undefined without any. */
export function planPiped(
  sentence: string,
  compile: (source: string, wants: WantedType) => Code,
): Planned<PipedValues> | undefined {
  const holes = new Set(partsOfSentence(sentence).filter((_part, index) => index % 2 === 1));
  if (holes.size === 0) return undefined;
  return Object.fromEntries([...holes].map((hole) => [hole, compile(hole, 'readable')] as const));
}
