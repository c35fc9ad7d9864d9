import type { ExpressionType } from '../../../engine/compiler/expressions/types.ts';
import { addDays } from '../../../engine/core/expressions/runtime.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import { setAt } from '../../../engine/core/json/pointer.ts';
import type { Input, Reads } from './inputs.ts';
import { madeUp } from './samples.ts';

/** Maximum number of values tried for an input, to limit the combinations. */
const most = 24;

/** Limit on rows tried one by one in a list. */
const mostRows = 12;

/** Limit on numbers that count as lengths, days or years. */
const longest = 1000;

type Constants = Pick<Reads, 'texts' | 'numbers'>;

/**
 * Lists the values that may change an expression's result: none (undefined), and those at, below and above each
 * constant.
 */
export function candidatesOf(
  { type, ofRows }: Input,
  constants: Constants,
  today: string,
): readonly (Json | undefined)[] {
  if (ofRows !== undefined) return listsOf(ofRows, constants, today);
  const values = valuesOf(type, constants, today);
  return [...new Set<Json | undefined>([undefined, ...values])].slice(0, most);
}

function valuesOf(type: ExpressionType, constants: Constants, today: string): readonly Json[] {
  const { texts, numbers } = constants;
  switch (type.is) {
    case 'bool':
      return [true, false];
    case 'text':
      return type.among === undefined ? textsAbout(constants) : chosen(type.among.texts, texts);
    case 'number':
      return [...numbers.flatMap((number) => [number, number + 1, number - 1]), 0, 1];
    case 'day':
      return daysAbout(constants, today);
    case 'instant':
      return daysAbout(constants, today).map((day) => `${day}T12:00:00.000Z`);
    case 'time':
      return [...texts.filter((text) => /^\d{2}:\d{2}$/.test(text)), '00:00', '12:00', '23:59'];
    case 'list':
      return [
        [],
        ...valuesOf(type.of, constants, today)
          .slice(0, mostRows)
          .map((item) => [item]),
      ];
    case 'any':
      return [...texts, ...numbers, true, 'other'];
    default: {
      const value = madeUp(type);
      return value === undefined ? [] : [value];
    }
  }
}

/** Lists the codes that the expression names, and one other. */
function chosen(among: readonly string[], texts: readonly string[]): readonly string[] {
  const named = among.filter((text) => texts.includes(text));
  const other = among.find((text) => !texts.includes(text));
  return other === undefined ? named : [...named, other];
}

function textsAbout({ texts, numbers }: Constants): readonly string[] {
  const lengths = numbers.filter((number) => Number.isInteger(number) && number > 0 && number < longest);
  return [...texts, 'other', ...lengths.flatMap((length) => ['x'.repeat(length), 'x'.repeat(length + 1)])];
}

/** Lists today and its neighbours, the written days, and days at the distance of each number in days or years. */
function daysAbout({ texts, numbers }: Constants, today: string): readonly string[] {
  const spans = numbers.map(Math.abs).filter((number) => Number.isInteger(number) && number < longest);
  const years = spans.flatMap((span) => [-span, span]).map((span) => yearsFrom(today, span));
  const written = texts.filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text));
  const about = [today, ...written, ...years].flatMap((day) => [day, addDays(day, 1), addDays(day, -1)]);
  const away = spans.flatMap((span) =>
    [span, -span, span + 1, -span - 1].map((days) => addDays(today, days)),
  );
  return [...about, ...away].filter((day) => day !== undefined);
}

function yearsFrom(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) + years;
  const rest = day.slice(4) === '-02-29' ? '-02-28' : day.slice(4);
  return `${String(year).padStart(4, '0')}${rest}`;
}

/** Builds the lists to try: an empty one, and one with a row of each kind. */
function listsOf(ofRows: readonly Input[], constants: Constants, today: string): readonly Json[] {
  const rows = ofRows.reduce<readonly Json[]>(
    (known, input) =>
      candidatesOf(input, constants, today).flatMap((value) =>
        value === undefined
          ? known
          : known.map((row) => (input.at === '' ? value : setAt(row, input.at, value))),
      ),
    [{}],
  );
  return [[], ...spread(rows, mostRows).map((row) => [row])];
}

/** Selects a number of items, evenly spread over the list. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).filter((item): item is Item => item !== undefined);
}
