import { joinLines } from '../../expressions/compile-expression.ts';
import { environmentOf } from '../../expressions/environment.ts';
import { withNamed } from '../../expressions/named.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { CardLocation } from './card-location.ts';

/** Finds the companion records that the expressions name, so that a fact or an action waits only for these. */
export function companionsIn(
  sources: readonly (Cel | undefined)[],
  location: CardLocation,
): readonly string[] | undefined {
  const { card } = location;
  const text = sources.map((source) => (source === undefined ? '' : wholeText(source, location))).join(' ');
  const words = new Set(text.replaceAll(/'[^']*'|"[^"]*"/g, '').match(/(?<![.\w])[a-z]\w*/g));
  const read = Object.keys(card.with ?? {}).filter((name) => words.has(name));
  return read.length === 0 ? undefined : read;
}

/**
 * Inlines the named expressions that an expression calls; returns an invalid expression unchanged, which is
 * reported at compilation.
 */
function wholeText(source: Cel, { plans, context }: CardLocation): string {
  const text = joinLines(source);
  try {
    return withNamed(text, environmentOf(context), plans.facts.named).whole;
  } catch {
    return text;
  }
}
