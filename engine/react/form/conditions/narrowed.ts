import { isJsonObject, type Json, type JsonObject } from '../../../core/json/json.ts';
import type { OfferedStatistic } from './statistics.ts';

/** Choice of all values; a character instead of '', since a record cannot keep a blank value. */
export const everything = '*';

/** Choices by which statistics narrow a list, by the statistic's name. */
export type Narrowed = Readonly<Record<string, string>>;

/** Reads a stored map of choices; empty for any other value. */
export function narrowedOf(value: unknown): Narrowed {
  if (!isJsonObject(value as Json)) return {};
  return Object.fromEntries(
    Object.entries(value as JsonObject).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Lists the choices of a statistic: its named ranges and its values. */
export function statisticChoices({ options, values }: OfferedStatistic): readonly Choice[] {
  return [...options, ...values.map(({ value, display }) => ({ code: String(value), display }))];
}

interface Choice {
  readonly code: string;
  readonly display: string;
}

/** Reports whether a statistic offers choices; false where the user has to type the value. */
export function narrowable(statistic: OfferedStatistic): boolean {
  return statisticChoices(statistic).length > 0;
}

/** Formats the choices as text: `Workflow state: Complete`. */
export function narrowedText(
  narrowed: Narrowed,
  statistics: readonly OfferedStatistic[],
  all: string,
): string | undefined {
  const texts = Object.entries(narrowed).map(([name, code]) => {
    const statistic = statistics.find((each) => each.name === name);
    const choice = statistic && statisticChoices(statistic).find((each) => each.code === code);
    return `${statistic?.title ?? name}: ${choice?.display ?? (code === everything ? all : code)}`;
  });
  return texts.length === 0 ? undefined : texts.join(', ');
}
