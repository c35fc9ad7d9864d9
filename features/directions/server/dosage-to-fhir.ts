import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { CodeEntry } from '../../../engine/core/product/value-set.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import {
  type Directions,
  isFilled,
  isStructured,
  normalDirections,
  type TimeOfDay,
  timesOfDay,
} from './directions.ts';
import { codeEntryOf, type DosageCodes, isDaily, rateOf } from './dosage-codes.ts';

const ucum = 'http://unitsofmeasure.org';
const snomed = 'http://snomed.info/sct';

/** Converts directions into FHIR R4 `Dosage`s, one for each amount with times of day of its own. */
export function dosagesOf(directions: Directions, codes: DosageCodes): readonly JsonObject[] {
  const { text, prn } = directions;
  const route = routeOf(directions, codes);
  if (!isStructured(directions) || hasWords(directions)) {
    const dosage = tidy({ text, route, asNeededBoolean: prn });
    return Object.keys(dosage).length === 0 ? [] : [dosage];
  }
  const normal = normalDirections(directions, codes);
  const shared = { text, additionalInstruction: instructionsOf(normal, codes), route, ...neededOf(normal) };
  const parts = partsOf(normal);
  return parts.map(({ amount, when }) =>
    tidy({
      ...(parts.length > 1 ? { sequence: 1 } : {}),
      ...shared,
      timing: timingOf(normal, codes, { when, isAlone: parts.length === 1 }),
      doseAndRate: amount === '' ? undefined : [doseOf(amount, codeEntryOf(codes.units, normal.unit))],
      maxDosePerPeriod: maximumOf(normal, codes),
    }),
  );
}

interface Part {
  readonly amount: string;
  readonly when: readonly TimeOfDay[];
}

/** Reports whether an amount, such as half a cup, cannot be a FHIR quantity and has to remain text. */
function hasWords({ times = {} }: Directions): boolean {
  return Object.values(times).some((amount) => isFilled(amount) && doseQuantity({ text: amount }) === '');
}

/** Lists the amounts with their times, the usual dose first. */
function partsOf({ dose = '', when = [], times = {} }: Directions): readonly Part[] {
  const others = timesOfDay.flatMap((time) =>
    isFilled(times[time]) ? [{ amount: times[time], when: [time] }] : [],
  );
  return others.length > 0 && when.length === 0 ? others : [{ amount: dose, when }, ...others];
}

function timingOf(
  { frequency, duration }: Directions,
  codes: DosageCodes,
  { when, isAlone }: { readonly when: readonly TimeOfDay[]; readonly isAlone: boolean },
): JsonObject | undefined {
  const rate = rateOf(codeEntryOf(codes.frequencies, frequency) ?? {});
  // Omits a daily rate where several amounts have times: their times together are the frequency.
  const hasRate = rate !== undefined && (isAlone || !isDaily(codes, frequency));
  const repeat = tidy({
    boundsDuration: boundsOf(duration, codes),
    ...(hasRate
      ? { frequency: rate.count, period: rate.period, periodMax: rate.periodMax, periodUnit: rate.periodUnit }
      : {}),
    when:
      when.length === 0 ? undefined : when.map((time) => codeEntryOf(codes.times, time)?.['fhir'] ?? time),
  });
  return Object.keys(repeat).length === 0 ? undefined : { repeat };
}

function boundsOf(duration: Directions['duration'], codes: DosageCodes): JsonObject | undefined {
  if (duration?.value === undefined || duration.unit === undefined) return undefined;
  const { value, unit } = duration;
  const words = codeEntryOf(codes.durations, unit)?.[value === 1 ? 'one' : 'many'];
  return tidy({ value, unit: words, system: ucum, code: unit });
}

function doseOf(amount: string, unit: CodeEntry | undefined): JsonObject {
  const [low = '', high] = amount.split('-');
  if (high === undefined) return { doseQuantity: quantityOf(Number(low), unit) };
  return { doseRange: { low: quantityOf(Number(low), unit), high: quantityOf(Number(high), unit) } };
}

function quantityOf(value: number, unit: CodeEntry | undefined): JsonObject {
  const code = unit?.['ucum'];
  const coded = code === undefined ? {} : { system: ucum, code };
  return tidy({ value, unit: unit?.[value <= 1 ? 'one' : 'many'], ...coded });
}

function maximumOf({ maxPerDay, unit }: Directions, codes: DosageCodes): JsonObject | undefined {
  if (maxPerDay === undefined) return undefined;
  return {
    numerator: quantityOf(maxPerDay, codeEntryOf(codes.units, unit)),
    denominator: { value: 1, unit: 'day', system: ucum, code: 'd' },
  };
}

function neededOf({ prn, prnReason }: Directions): JsonObject {
  if (prn !== true) return {};
  return isFilled(prnReason) ? { asNeededCodeableConcept: { text: prnReason } } : { asNeededBoolean: true };
}

function instructionsOf({ advice, more }: Directions, codes: DosageCodes): readonly JsonObject[] | undefined {
  const known = codeEntryOf(codes.advice, advice);
  const texts = [known?.display, more].filter(isFilled);
  return texts.length === 0 ? undefined : texts.map((text) => ({ text }));
}

/** Converts the route; omits the code that stands for no route. */
function routeOf({ route }: Directions, codes: DosageCodes): JsonObject | undefined {
  const entry = codeEntryOf(codes.routes, route?.Id);
  const code = entry?.['snomed'];
  return entry === undefined || code === undefined
    ? undefined
    : { coding: [{ system: snomed, code, display: entry.display }], text: entry.display };
}

function tidy(values: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
