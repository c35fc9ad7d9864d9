import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { type DirectionsFact, type FactKind, factsOf } from './directions-facts.ts';

/** Kinds of facts that must be the same in two texts. */
const compared: readonly FactKind[] = [
  ...(['dose', 'time', 'needed', 'reason', 'most', 'duration', 'day', 'advice', 'sum', 'unknown'] as const),
];

/**
 * Reports whether the sentence of a reading and its source, a single instruction, have equal facts: amount, rate,
 * times, conditions, duration, maximum, every word, and a total that fits the strength.
 */
export function isFaithful(source: string, sentence: string, name = ''): boolean {
  const own = factsOf(source);
  const made = factsOf(sentence);
  return (
    compared.every((kind) => said(own, kind) === said(made, kind)) &&
    rateOf(own) === rateOf(made) &&
    totalOf(own) === totalOf(made) &&
    isSameVerb(own, made) &&
    isSumRight(own, name) &&
    hasNoCondition(own) &&
    isOneInstruction(own)
  );
}

/** Words that may carry a meaning which no part of the directions can hold. */
const telling = new Set(
  [
    'no not none never without except unless if when while until till than then but only hold stop skip avoid call',
    'may repeat up more less alternate alternating increase decrease taper half first second next last after before',
    'during extra another additional dose doses time times hour hours day days week weeks month months meal meals',
    'once twice thrice daily weekly monthly double take use give start starting beginning maximum max total each every per',
  ].flatMap((words) => words.split(' ')),
);

/** Reports whether a text states neither an amount nor a time nor a condition. */
export function isMereAdvice(words: string): boolean {
  const harmless: readonly FactKind[] = ['advice', 'unknown', 'comma'];
  const facts = factsOf(words);
  return facts.every(({ kind }) => harmless.includes(kind)) && hasNoCondition(facts) && !/\d/.test(words);
}

/** Reports whether every fact of `words` is in `text`; false if `words` contain a word of unknown meaning. */
export function isContainedIn(words: string, text: string): boolean {
  const facts = factsOf(text).map(({ kind, says }) => `${kind} ${says}`);
  const own = factsOf(words).filter(({ kind }) => kind !== 'comma');
  return own.every(({ kind, says }) => kind !== 'unknown' && facts.includes(`${kind} ${says}`));
}

function hasNoCondition(facts: readonly DirectionsFact[]): boolean {
  const words = facts.filter(({ kind }) => kind === 'reason' || kind === 'unknown').map(({ says }) => says);
  return words.flatMap((each) => each.split(' ')).every((word) => !telling.has(word) && isWord(word));
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]*$/u.test(word);
}

function said(facts: readonly DirectionsFact[], kind: FactKind): string {
  const all = facts.filter((fact) => fact.kind === kind).map(({ says }) => says);
  return all.toSorted().join('; ');
}

function has(facts: readonly DirectionsFact[], kind: FactKind): boolean {
  return facts.some((fact) => fact.kind === kind);
}

/** Finds the rate, or the times of day if the text states no rate. */
function rateOf(facts: readonly DirectionsFact[]): string {
  const times = facts.filter(({ kind }) => kind === 'time').length;
  return said(facts, 'rate') || (times === 0 ? '' : `${times} in 1 d`);
}

/** Computes the maximum a day in its unit; empty where the medication is not taken every day. */
function totalOf(facts: readonly DirectionsFact[]): string {
  const [amount = '', unit = ''] = said(facts, 'dose').split(' ');
  const [, count, period, by] = /^(\d+) in (\d+)(?:-\d+)? ([hd])$/.exec(rateOf(facts)) ?? [];
  if (by === undefined || amount === '') return '';
  const times = (Number(count) / Number(period)) * (by === 'h' ? 24 : 1);
  return `${Number(amount.split('-').at(-1)) * times} ${unit}`;
}

/**
 * Reports whether a stated total fits the strength in the name: one amount of one substance, in a piece or a
 * millilitre.
 */
function isSumRight(facts: readonly DirectionsFact[], name: string): boolean {
  if (!has(facts, 'sum')) return true;
  const { strengths, ingredients } = readMedicine(name);
  const [, each, per] = /^([\d.]+) mg(\/ml)?$/.exec(strengths[0] ?? '') ?? [];
  const [dose = '', unit = ''] = said(facts, 'dose').split(' ');
  const [sum = '', mass = ''] = said(facts, 'sum').split(' ');
  if (each === undefined || strengths.length !== 1 || ingredients.length !== 1) return false;
  if ((per === undefined) === (unit === 'ml') || /^(?:mg|mcg|g)$/.test(unit)) return false;
  const micrograms: Readonly<Record<string, number>> = { mcg: 1, mg: 1e3, g: 1e6 };
  const inMicrograms = (amounts: string, of: number) =>
    amounts
      .split('-')
      .map((amount) => Math.round(Number(amount) * of * 100))
      .join('-');
  return inMicrograms(dose, Number(each) * 1e3) === inMicrograms(sum, micrograms[mass] ?? Number.NaN);
}

function isSameVerb(own: readonly DirectionsFact[], made: readonly DirectionsFact[]): boolean {
  const verbs = own.filter(({ kind, says }) => kind === 'verb' && says !== 'take').map(({ says }) => says);
  return verbs.every((verb) => verb === said(made, 'verb'));
}

/** Kinds of facts that may occur only once in an instruction. */
const single: readonly FactKind[] = [
  'dose',
  'rate',
  'needed',
  'reason',
  'most',
  'duration',
  'day',
  'meals',
  'sum',
];
/**
 * Kinds of facts that a further sentence, or a clause after a semicolon or a duration, may add within the same
 * instruction.
 */
const additional: readonly FactKind[] = ['most', 'advice', 'comma', 'verb', 'unknown', 'break'];

function isOneInstruction(facts: readonly DirectionsFact[]): boolean {
  const after = (kind: FactKind) => facts.slice(facts.findIndex((fact) => fact.kind === kind)).slice(1);
  const isClosed = (kind: FactKind) =>
    !has(facts, kind) || after(kind).every((fact) => additional.includes(fact.kind));
  return (
    single.every((kind) => facts.filter((fact) => fact.kind === kind).length <= 1) &&
    isClosed('break') &&
    isClosed('duration') &&
    facts.every((_fact, index) => isJoined(facts, index)) &&
    isBesideDose(facts) &&
    areMealsCounted(facts) &&
    isAlwaysWhenNeeded(facts) &&
    !isTotal(facts)
  );
}

/** Reports whether each total directly follows a dose, the only fact that a total may refer to. */
function isBesideDose(facts: readonly DirectionsFact[]): boolean {
  return facts.every(({ kind }, at) => kind !== 'sum' || facts[at - 1]?.kind === 'dose');
}

/**
 * Reports whether a time is joined to the others by a comma or an `and`; the only other `and` allowed is before "take
 * with food".
 */
function isJoined(facts: readonly DirectionsFact[], index: number): boolean {
  const { kind, isWhole } = facts[index] ?? { kind: 'unknown' };
  const before = facts.slice(0, index);
  const next = facts[index + 1];
  if (kind === 'time' && has(before, 'time')) {
    const isBeside = before.at(-1)?.kind !== 'time' && wordBefore(before)?.kind === 'time';
    return isBeside && (isWhole !== true || !isQualified(facts.slice(index + 1)));
  }
  if (kind !== 'and' || next?.kind === 'time') return true;
  return next?.kind === 'verb' && facts[index + 2]?.says === 'with food' && facts.length === index + 3;
}

function wordBefore(facts: readonly DirectionsFact[]): DirectionsFact | undefined {
  return facts.findLast(({ kind }) => kind !== 'comma' && kind !== 'and');
}

/** Reports whether facts may qualify only the last of the times before them. */
function isQualified(facts: readonly DirectionsFact[]): boolean {
  const qualifying: readonly FactKind[] = [
    'needed',
    'reason',
    'duration',
    'advice',
    'meals',
    'day',
    'unknown',
  ];
  return facts.some(({ kind }) => qualifying.includes(kind));
}

/**
 * Reports whether meals agree with the doses a day: a meal is a time itself, and counts as mere advice only if the
 * text states as many doses as meals.
 */
function areMealsCounted(facts: readonly DirectionsFact[]): boolean {
  const meals = said(facts, 'meals');
  if (meals === '') return true;
  if (has(facts, 'time')) return false;
  return meals === 'all'
    ? ['2 in 1 d', '3 in 1 d'].includes(said(facts, 'rate'))
    : said(facts, 'rate') === '1 in 1 d';
}

/**
 * Reports whether the rate applies only when needed, unlike in `daily, as needed`, which may mean daily and
 * additionally when needed.
 */
function isAlwaysWhenNeeded(facts: readonly DirectionsFact[]): boolean {
  const at = facts.findIndex(({ kind }) => kind === 'needed');
  const after = facts.slice(at + 1);
  const apart = after.slice(after.findIndex(({ kind }) => kind === 'comma') + 1);
  const isApart =
    facts[at - 1]?.kind === 'comma' || (has(after, 'comma') && (has(apart, 'rate') || has(apart, 'time')));
  return at < 0 || !isApart || rateOf(facts) === '' || rateOf(facts).endsWith(' h');
}

/**
 * Reports whether the dose may be a day's total: `2 tablets a day` may be one in the morning and one in the evening.
 */
function isTotal(facts: readonly DirectionsFact[]): boolean {
  const isDayAlone = facts.some(({ kind, isWhole }) => kind === 'rate' && isWhole === true);
  return isDayAlone && !said(facts, 'dose').startsWith('1 ');
}
