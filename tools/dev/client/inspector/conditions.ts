import type { Expression } from '../../../../engine/core/expressions/scope.ts';
import { accessRule, isAllowed } from '../../../../engine/core/records/access.ts';
import { isObjectOrList } from '../../../../engine/react/pointed/fibers.ts';
import type { Circumstances } from './circumstances.ts';
import { detailsOf, isCompiledExpression } from './expressions.ts';
import type { Line } from './report.ts';

/** Result for a part of a descriptor, shown or hidden, with each reason. */
export interface Judged {
  /** True if the part is shown; undefined if that depends on a row which the pointer is not on. */
  readonly isShown: boolean | undefined;
  readonly lines: readonly Line[];
}

/**
 * Reports whether a part has an access rule or a condition, or is a column that is hidden unless the user chooses
 * it.
 */
export function isConditional(part: object): boolean {
  const { access, when, isShown } = wordsOf(part);
  return typeof access === 'string' || isCompiledExpression(when) || isShown === false;
}

/** Judges a part of a descriptor by its access rule, its condition and, for a column, the choice of columns. */
export function judgePart(part: object, circumstances: Circumstances): Judged {
  const { access, when, isShown } = wordsOf(part);
  const all = [
    ...(typeof access === 'string' ? [byAccess(access, circumstances)] : []),
    ...(isCompiledExpression(when) ? [byCondition(when, circumstances)] : []),
    ...byChoice(part, isShown === false, circumstances),
  ];
  const verdicts = all.map((each) => each.isShown);
  return {
    isShown: verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true,
    lines: all.flatMap(({ lines }) => lines),
  };
}

/** Formats the result: `Shown`, `Hidden`, or dependent on the row. */
export function verdictOf({ isShown }: Judged): string {
  if (isShown === undefined) return 'Shown by the row: point at one';
  return isShown ? 'Shown' : 'Hidden';
}

function wordsOf(part: object): {
  readonly access: unknown;
  readonly when: unknown;
  readonly isShown: unknown;
} {
  const word = (name: string): unknown => Reflect.get(part, name);
  return { access: word('access'), when: word('when'), isShown: word('isShown') };
}

function byAccess(rule: string, { product, scope }: Circumstances): Judged {
  const isShown = isAllowed(product, rule, scope);
  return { isShown, lines: [accessLine(rule, isShown, accessRule(product, rule).allows.source)] };
}

/** Describes the result of an access rule for the signed-in user. */
export function accessLine(rule: string, isPassed: boolean, condition?: string): Line {
  return {
    text: `Access rule ${rule}: ${isPassed ? 'passed' : 'not passed'} by this user`,
    code: condition,
    source: { of: 'access', rule },
  };
}

function byCondition(when: Expression, { scope, hasSelf }: Circumstances): Judged {
  const needsRow = !hasSelf && /\b(?:item|self)\b/.test(when.source);
  if (needsRow)
    return { isShown: undefined, lines: [{ text: 'when depends on the row', code: when.source }] };
  const isShown = when.evaluate(scope) === true;
  return { isShown, lines: [{ text: `when is ${isShown} ${detailsOf(when, scope)}`, code: when.source }] };
}

function byChoice(part: object, isLeftToMenu: boolean, { columns }: Circumstances): readonly Judged[] {
  const isChosen = columns?.has(part);
  if (!isColumn(part) || (isChosen === undefined && !isLeftToMenu) || isChosen === true) return [];
  const text = isLeftToMenu
    ? 'isShown is false: the menu of columns, or a stored search, shows it'
    : 'Not among the columns that were chosen, or that the user may see';
  return [{ isShown: false, lines: [{ text }] }];
}

function isColumn(part: object): boolean {
  return 'field' in part && 'isSortable' in part;
}

/** Lists the conditional parts within a descriptor. */
export function conditionalParts(value: unknown, circumstances: Circumstances): readonly object[] {
  if (!isObjectOrList(value) || isCompiledExpression(value)) return [];
  return Object.values(value).flatMap((child: unknown) => {
    if (!isObjectOrList(child)) return [];
    const isLeftOut = isColumn(child) && circumstances.columns?.has(child) === false;
    const own = isConditional(child) || isLeftOut ? [child] : [];
    return [...own, ...conditionalParts(child, circumstances)];
  });
}
