import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { comparableDirections } from '../../reconciliation/gateway/reading/directions.ts';
import type { RegimenRow } from './decision-provider.ts';

/** What the name and the directions of a medication say in numbers; what they do not say is left out. */
export interface Amounts {
  readonly unitMilligrams?: number;
  readonly unitsADay?: number;
  readonly timesByText?: number;
  readonly timesByGrid?: number;
  readonly saysAsNeeded: boolean;
}

const unit = '(?:tablet|capsule|puff|patch|drop|spray|film|ml)s?';
const quantity = new RegExp(String.raw`(\d+(?:\.\d+)?)(?:\s*(?:-|to)\s*(\d+(?:\.\d+)?))?\s*${unit}\b`);

export function readAmounts({ name, directions = '', times = [] }: RegimenRow): Amounts {
  const text = comparableDirections(directions);
  const taken = times.filter((each) => each.trim() !== '');
  const timesByText = timesADay(text);
  const byGrid = taken.reduce((sum, each) => sum + (numberIn(each) ?? 1), 0);
  const once = quantity.exec(text);
  const byText = timesByText === undefined ? undefined : timesByText * Number(once?.[2] ?? once?.[1] ?? 1);
  const unitsADay = taken.length > 0 ? byGrid : byText;
  const unitMilligrams = milligramsOf(name);
  return {
    ...(unitMilligrams === undefined ? {} : { unitMilligrams }),
    ...(unitsADay === undefined ? {} : { unitsADay }),
    ...(timesByText === undefined ? {} : { timesByText }),
    ...(taken.length === 0 ? {} : { timesByGrid: taken.length }),
    saysAsNeeded: /\bneeded\b/.test(text),
  };
}

/** The strength of one unit; of several ingredients, nobody knows which is meant. */
function milligramsOf(name: string): number | undefined {
  const { strengths, ingredients } = readMedicine(name);
  const [strength = ''] = strengths;
  if (strengths.length !== 1 || ingredients.length !== 1) return undefined;
  return numberIn(/^([\d.]+) mg$/.exec(strength)?.[1] ?? '');
}

function timesADay(text: string): number | undefined {
  const times = /\b(\d+) times daily\b/.exec(text)?.[1];
  if (times !== undefined) return Number(times);
  if (/\btwice daily\b/.test(text)) return 2;
  const hours = Number(/\bevery (\d+) hours\b/.exec(text)?.[1] ?? 0);
  if (hours > 0) return 24 / hours;
  const named = ['morning', 'noon', 'evening', 'bedtime'].filter((each) =>
    new RegExp(String.raw`\b${each}\b`).test(text),
  ).length;
  if (named > 0) return named;
  return /\bdaily\b/.test(text) ? 1 : undefined;
}

function numberIn(text: string): number | undefined {
  const found = Number(/\d+(?:\.\d+)?|\.\d+/.exec(text.replace('½', '.5'))?.[0] ?? Number.NaN);
  return Number.isFinite(found) ? found : undefined;
}
