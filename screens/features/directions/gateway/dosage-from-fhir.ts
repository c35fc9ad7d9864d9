import { isJsonObject, type Json, type JsonObject } from '../../../../engine/core/json/json.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import { type Directions, isStructured, normalDirections } from './directions.ts';
import { type DosageCodes, entryOfWord, frequencyOf, rateOf } from './dosage-codes.ts';

const longestMore = 500;

/**
 * The structured directions of FHIR R4 `Dosage`s. Undefined where one of them has content that the structure cannot
 * hold: the caller then keeps its text, so that nothing is lost.
 */
export function directionsOfDosages(
  dosages: readonly JsonObject[],
  codes: DosageCodes,
): Directions | undefined {
  const parts = dosages.map((dosage) => partOf(dosage, codes));
  const read = parts.filter((part) => part !== undefined);
  if (read.length === 0 || read.length < parts.length) return undefined;
  return read.length === 1 ? read[0] : merged(read, codes);
}

/** Several are the same medication in different amounts at different times of day, or cannot be structured. */
function merged(parts: readonly Directions[], codes: DosageCodes): Directions | undefined {
  const [first = {}, ...others] = parts;
  const shared = JSON.stringify(sharedOf(first));
  const isSame = others.every((part) => JSON.stringify(sharedOf(part)) === shared);
  const times = parts.flatMap(({ when }) => when ?? []);
  if (!isSame || times.length !== new Set(times).size || parts.some(({ when }) => when === undefined))
    return undefined;
  const own = others.flatMap(({ dose = '', when = [] }) => when.map((time) => [time, dose] as const));
  const daily = { count: times.length, period: 1, periodMax: undefined, periodUnit: 'd' };
  const frequency = first.frequency ?? frequencyOf(codes, daily);
  if (frequency === undefined) return undefined;
  return normalDirections({ ...first, frequency, times: Object.fromEntries(own) }, codes);
}

function sharedOf({ dose: _dose, when: _when, ...shared }: Directions): Directions {
  return shared;
}

const understood = [
  ...['sequence', 'text', 'additionalInstruction', 'patientInstruction', 'timing', 'asNeededBoolean'],
  ...['asNeededCodeableConcept', 'route', 'doseAndRate', 'maxDosePerPeriod', 'id'],
];

type Part = Partial<Directions>;
type Reader = (dosage: JsonObject, codes: DosageCodes) => Part | undefined;

/** Each reads one element, and answers undefined for what the parts cannot say. */
const readers: readonly Reader[] = [doseOf, routeOf, timingOf, neededOf, maximumOf, instructionsOf];

function partOf(dosage: JsonObject, codes: DosageCodes): Directions | undefined {
  if (Object.keys(dosage).some((key) => !understood.includes(key))) return undefined;
  const parts = readers.map((read) => read(dosage, codes));
  if (parts.some((part) => part === undefined)) return undefined;
  const text = wordsOf(dosage['text']);
  const read: Directions = Object.assign({}, ...parts, text === '' ? {} : { text });
  const { maxPerDay } = read;
  const hasParts = isStructured(read) || read.when !== undefined;
  // A text beside nothing else is all there is; a maximum or an amount alone says no directions.
  if (!hasParts && (text !== '' || read.dose !== undefined || maxPerDay !== undefined)) return undefined;
  return read;
}

function doseOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const all = listOf(dosage['doseAndRate']);
  const [given] = all;
  if (given === undefined) return {};
  if (all.length > 1 || !hasOnly(given, ['type', 'doseQuantity', 'doseRange'])) return undefined;
  if (isJsonObject(given['doseQuantity'])) return quantityOf(given['doseQuantity'], codes);
  const range = isJsonObject(given['doseRange']) ? given['doseRange'] : {};
  const low = isJsonObject(range['low']) ? quantityOf(range['low'], codes) : undefined;
  const high = isJsonObject(range['high']) ? quantityOf(range['high'], codes) : undefined;
  if (low === undefined || high === undefined || (low.unit ?? high.unit) !== high.unit) return undefined;
  const dose = doseQuantity({ text: `${low.dose ?? ''}-${high.dose ?? ''}` });
  return dose === '' ? undefined : { ...high, dose };
}

function quantityOf(quantity: JsonObject, codes: DosageCodes): Pick<Directions, 'dose' | 'unit'> | undefined {
  const { value, unit, code } = quantity;
  const dose = doseQuantity({ text: String(value) });
  if (dose === '' || !hasOnly(quantity, ['value', 'unit', 'system', 'code'])) return undefined;
  const words = [code, unit].filter((word) => typeof word === 'string').filter((word) => word !== '');
  if (words.length === 0) return { dose };
  const known = words
    .map((word) => codes.units.find(({ ucum }) => ucum === word) ?? entryOfWord(codes.units, word))
    .find((entry) => entry !== undefined);
  return known === undefined ? undefined : { dose, unit: known.code };
}

function routeOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const route = dosage['route'];
  if (!isJsonObject(route)) return {};
  const codings = listOf(route['coding']);
  const coded = codings.map(({ code }) => codes.routes.find(({ snomed }) => snomed === code)).find(Boolean);
  const words = [route['text'], ...codings.map(({ display }) => display)].map(wordsOf);
  const entry = coded ?? words.map((word) => entryOfWord(codes.routes, word)).find(Boolean);
  if (entry === undefined) return undefined;
  return {
    route: { Id: entry.code, Name: entry.display },
  };
}

const repeats = ['boundsDuration', 'frequency', 'period', 'periodMax', 'periodUnit', 'when'];

function timingOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const timing = dosage['timing'];
  if (!isJsonObject(timing)) return {};
  const repeat = isJsonObject(timing['repeat']) ? timing['repeat'] : {};
  if (!hasOnly(timing, ['repeat', 'code']) || !hasOnly(repeat, repeats)) return undefined;
  const often = rateIn(timing, repeat, codes);
  const when = whenOf(repeat['when'], codes);
  const duration = durationOf(repeat['boundsDuration'], codes);
  if (often === undefined || when === undefined || duration === undefined) return undefined;
  return { ...often, ...when, ...duration };
}

function rateIn(timing: JsonObject, repeat: JsonObject, codes: DosageCodes): Part | undefined {
  const rate = rateOf(repeat, repeat['frequency'] ?? 1);
  if (rate !== undefined) return frequency(frequencyOf(codes, rate));
  if (repeat['frequency'] !== undefined || repeat['period'] !== undefined) return undefined;
  const code = timing['code'];
  if (!isJsonObject(code)) return {};
  const words = [wordsOf(code['text']), ...listOf(code['coding']).map((each) => wordsOf(each['code']))];
  return frequency(words.map((word) => entryOfWord(codes.frequencies, word)?.code).find(Boolean));
}

function frequency(code: Directions['frequency']): Part | undefined {
  return code === undefined ? undefined : { frequency: code };
}

function whenOf(value: Json | undefined, codes: DosageCodes): Part | undefined {
  if (!Array.isArray(value)) return {};
  const found = codes.times.filter(({ fhir }) => value.includes(fhir)).map(({ code }) => code);
  return found.length === value.length ? { when: found } : undefined;
}

function durationOf(bounds: Json | undefined, codes: DosageCodes): Part | undefined {
  if (!isJsonObject(bounds)) return {};
  const { value, code, unit } = bounds;
  const entry = entryOfWord(codes.durations, wordsOf(code) || wordsOf(unit));
  if (
    entry === undefined ||
    typeof value !== 'number' ||
    !Number.isInteger(value) ||
    value < 1 ||
    value > 999
  )
    return undefined;
  return { duration: { value, unit: entry.code } };
}

function neededOf(dosage: JsonObject): Part {
  const reason = dosage['asNeededCodeableConcept'];
  if (!isJsonObject(reason)) return dosage['asNeededBoolean'] === true ? { prn: true } : {};
  const text = wordsOf(reason['text']) || wordsOf(listOf(reason['coding'])[0]?.['display']);
  return { prn: true, ...(text === '' ? {} : { prnReason: text.slice(0, 200) }) };
}

function maximumOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const most = dosage['maxDosePerPeriod'];
  if (!isJsonObject(most)) return {};
  const { numerator, denominator } = most;
  if (!isJsonObject(numerator) || !isJsonObject(denominator)) return undefined;
  const isDay =
    denominator['value'] === 1 && ['d', 'day'].includes(wordsOf(denominator['code'] ?? denominator['unit']));
  const read = quantityOf(numerator, codes);
  const own = doseOf(dosage, codes);
  const value = numerator['value'];
  if (!isDay || typeof value !== 'number' || (own?.unit ?? read?.unit) !== read?.unit) return undefined;
  return { maxPerDay: value, ...(read?.unit === undefined ? {} : { unit: read.unit }) };
}

function instructionsOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const said = listOf(dosage['additionalInstruction']).map(
    (each) => wordsOf(each['text']) || wordsOf(listOf(each['coding'])[0]?.['display']),
  );
  const texts = [...said, wordsOf(dosage['patientInstruction'])].filter((text) => text !== '');
  const entry = texts.map((text) => entryOfWord(codes.advice, text)).find(Boolean);
  const more = texts
    .filter((text) => entryOfWord(codes.advice, text) !== entry || entry === undefined)
    .join(', ');
  if (more.length > longestMore) return undefined;
  return {
    ...(entry === undefined ? {} : { advice: entry.code }),
    ...(more === '' ? {} : { more }),
  };
}

function hasOnly(object: JsonObject, keys: readonly string[]): boolean {
  return Object.keys(object).every((key) => keys.includes(key));
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function wordsOf(value: Json | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}
