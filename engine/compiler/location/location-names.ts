import { getAt, pointerOf, tokensOfPath } from '../../core/json/pointer.ts';
import type { SourceFile } from '../source/source-file.ts';
import { readable, type Titles } from './titles.ts';

/** Step of the path to a location in a file. */
interface Step {
  readonly key: string;
  readonly value: unknown;
  readonly file: SourceFile;
  readonly titles: Titles;
}

export type LocationName = (step: Step) => string;

/** Names of a kind's file and of its parts. */
export interface LocationNames {
  readonly name: LocationName;
  /** Names of the parts, by their path in the file. */
  readonly parts: Readonly<Record<string, LocationName>>;
}

export const action: LocationName = ({ key, value }) =>
  `action "${textIn(value, 'title') ?? textIn(value, 'name') ?? key}"`;
export const nth =
  (noun: string): LocationName =>
  ({ key }) =>
    `${ordinal(Number(key))} ${noun}`;
export const quoted =
  (noun: string): LocationName =>
  ({ key }) =>
    `${noun} "${key}"`;
export const titled =
  (noun: string): LocationName =>
  ({ value, file }) =>
    `${textIn(value, 'title') ?? readable(file.stem)} ${noun}`;
export const ruled: LocationName = ({ key, value }) => {
  const id = textIn(value, 'id');
  return id === undefined ? `${ordinal(Number(key))} rule` : `rule "${id}"`;
};
export const columns: Readonly<Record<string, LocationName>> = {
  'table/columns/*': nth('column'),
  'table/children/columns/*': nth('column of the rows below a row'),
};

export function fieldOfForm({ key, file, titles }: Step): string {
  const own = textIn(getAt(file.value, pointerOf(['fields', key])), 'ui:title');
  return `field ${own ?? titles.field(textIn(file.value, 'entity') ?? file.stem, tokensOfPath(key))}`;
}

export function textIn(value: unknown, name: string): string | undefined {
  const found = getAt(value, pointerOf([name]));
  return typeof found === 'string' ? found : undefined;
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Writes an index from 0 as an ordinal: up to `tenth`, then as `11th`. */
export function ordinal(index: number): string {
  const number = index + 1;
  const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return ordinals[index] ?? `${number}${isTeen ? 'th' : (endings[number % 10] ?? 'th')}`;
}
