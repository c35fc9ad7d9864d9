import type { TextToken } from './tokens.ts';
import wordList from './words.json' with { type: 'json' };

/** Amount in the base unit of its kind, such as milligrams or millilitres. */
export interface Quantity {
  readonly value: number;
  readonly unit: string;
}

export interface Amount extends Quantity {
  /** Quantity that contains the amount: `250 mg/5 mL`. */
  readonly per?: Quantity;
}

export interface ReadAmounts {
  readonly amounts: readonly Amount[];
  /** Numbers without a unit, as written: `5-325`. */
  readonly bare: readonly string[];
  /** Number of tokens read. */
  readonly length: number;
}

interface Unit {
  readonly unit: string;
  readonly factor: number;
}

const units: Readonly<Record<string, Unit>> = wordList.units;
const ownUnits = ['mg', 'ml', 'units', 'meq', 'mmol', '%', 'hr', 'day', 'actuation'];
const countedUnits = ['hr', 'day', 'actuation', 'dose', 'piece', 'drop'];
const insulinStrengths = ['100', '200', '300', '500'];

interface Part {
  readonly number: string;
  readonly unit?: Unit;
  readonly per?: Quantity;
}

/** Reads the amounts at a position, as `10 mg`, `5-325 mg`, `100 units/mL`; undefined where no number stands there. */
export function amountsAt(tokens: readonly TextToken[], at: number): ReadAmounts | undefined {
  const concentration = insulinAt(tokens, at);
  if (concentration !== undefined) return concentration;
  const parts: Part[] = [];
  let end = at;
  for (let next: number | undefined = at; next !== undefined; next = anotherAt(tokens, end)) {
    const { part, length } = partAt(tokens, next);
    if (part === undefined) break;
    parts.push(part);
    end = next + length;
  }
  if (parts.length === 0) return undefined;
  const last = parts.findLast(({ unit }) => unit !== undefined);
  const length = end - at;
  if (last === undefined) return { amounts: [], bare: parts.map(({ number }) => number), length };
  return { amounts: parts.map((_part, index) => amountOf(parts, index)), bare: [], length };
}

/** Reads the mark of insulins, `U-100`: units in a millilitre. */
function insulinAt(tokens: readonly TextToken[], at: number): ReadAmounts | undefined {
  if (tokens[at]?.text !== 'u') return undefined;
  const skip = tokens[at + 1]?.text === '-' ? 2 : 1;
  const number = tokens[at + skip]?.text ?? '';
  const unit = unitAt(tokens, at + skip + 1)?.unit ?? '';
  if (!insulinStrengths.includes(number) || ownUnits.includes(unit)) return undefined;
  const amount = { value: Number(number), unit: 'units', per: { value: 1, unit: 'ml' } };
  return { amounts: [amount], bare: [], length: skip + 1 };
}

function partAt(tokens: readonly TextToken[], at: number): { readonly part?: Part; readonly length: number } {
  const { text = '', kind } = tokens[at] ?? {};
  if (kind !== 'number') return { length: 0 };
  const skip = tokens[at + 1]?.text === '-' ? 2 : 1;
  const found = unitAt(tokens, at + skip);
  if (found === undefined || !ownUnits.includes(found.unit)) return { part: { number: text }, length: 1 };
  const per = perAt(tokens, at + skip + 1);
  return {
    part: { number: text, unit: found, ...(per === undefined ? {} : { per: per.quantity }) },
    length: skip + 1 + (per?.length ?? 0),
  };
}

/** Finds the index of the group's next number, behind a dash or slash. */
function anotherAt(tokens: readonly TextToken[], at: number): number | undefined {
  const isJoined = ['-', '/', '–'].includes(tokens[at]?.text ?? '');
  return isJoined && tokens[at + 1]?.kind === 'number' ? at + 1 : undefined;
}

/** Reads the quantity that contains an amount: `/mL`, `/ 5 mL`, `per actuation`. */
function perAt(
  tokens: readonly TextToken[],
  at: number,
): { readonly quantity: Quantity; readonly length: number } | undefined {
  if (!['/', 'per'].includes(tokens[at]?.text ?? '')) return undefined;
  const counted = tokens[at + 1];
  const number = counted?.kind === 'number' ? counted.text : undefined;
  const unit = unitAt(tokens, at + (number === undefined ? 1 : 2));
  if (unit === undefined) return undefined;
  const isPer = number === undefined || unit.unit === 'ml' || countedUnits.includes(unit.unit);
  if (!isPer) return undefined;
  const quantity = quantityOf(number ?? '1', unit);
  return { quantity: inHours(quantity), length: number === undefined ? 2 : 3 };
}

function inHours({ value, unit }: Quantity): Quantity {
  return unit === 'day' ? { value: value * 24, unit: 'hr' } : { value, unit };
}

/**
 * Builds the amount of a number; a number without a unit gets the unit of the next number with one, else of the
 * previous one.
 */
function amountOf(parts: readonly Part[], index: number): Amount {
  const { number, unit, per } = parts[index] ?? { number: '0' };
  const behind = parts.slice(index).find((each) => each.unit !== undefined);
  const before = parts.slice(0, index).findLast((each) => each.unit !== undefined);
  const named = unit ?? behind?.unit ?? before?.unit ?? { unit: '', factor: 1 };
  const within = per ?? parts.slice(index).find((each) => each.per !== undefined)?.per;
  return { ...quantityOf(number, named), ...(within === undefined ? {} : { per: within }) };
}

function quantityOf(number: string, { unit, factor }: Unit): Quantity {
  return { value: rounded(Number(number.replaceAll(',', '')) * factor), unit };
}

function unitAt(tokens: readonly TextToken[], at: number): Unit | undefined {
  const text = tokens[at]?.text ?? '';
  return Object.hasOwn(units, text) ? units[text] : undefined;
}

/** Rounds away the last digits, in which 0.1 + 0.2 differs from 0.3. */
export function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
