import { isJsonObject, type Json, type JsonObject } from '../../../core/json/json.ts';
import type { OfferedStatistic } from './statistics.ts';

/** A choice that narrows nothing: a record keeps no blank ones. */
export const everything = '*';

/** The choice of each statistic that narrows a list, by its name. */
export type Narrowed = Readonly<Record<string, string>>;

/** A map as it is stored; anything else narrows nothing. */
export function narrowedOf(value: unknown): Narrowed {
  if (!isJsonObject(value as Json)) return {};
  return Object.fromEntries(
    Object.entries(value as JsonObject).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Choices of a statistic: its named ranges and its values. */
export function choicesOf({ options, values }: OfferedStatistic): readonly Choice[] {
  return [...options, ...values.map(({ value, display }) => ({ code: String(value), display }))];
}

interface Choice {
  readonly code: string;
  readonly display: string;
}

/** A statistic of which everything has to be typed is none to choose from. */
export function narrowable(statistic: OfferedStatistic): boolean {
  return choicesOf(statistic).length > 0;
}

/** `Workflow state: Complete`, one behind the other. */
export function narrowedText(
  narrowed: Narrowed,
  statistics: readonly OfferedStatistic[],
  all: string,
): string | undefined {
  const texts = Object.entries(narrowed).map(([name, code]) => {
    const statistic = statistics.find((each) => each.name === name);
    const choice = statistic && choicesOf(statistic).find((each) => each.code === code);
    return `${statistic?.title ?? name}: ${choice?.display ?? (code === everything ? all : code)}`;
  });
  return texts.length === 0 ? undefined : texts.join(', ');
}
