import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import { type Directions, isFilled, isStructured, normalDirections } from './directions.ts';
import { isFaithful, isMereAdvice } from './directions-proof.ts';
import {
  type AboutMedication,
  type DosageCodes,
  dosageSentence,
  entryOfWord,
  frequencyOf,
  rateOf,
} from './dosage-codes.ts';
import { directionsOfText, readingOfText } from './dosage-from-text.ts';
import { isOrdered, ownText, textOfDosages } from './dosage-words.ts';

const longestMore = 500;

/** `Dosage`s of FHIR R4 as text and as parts. */
export interface DosagesRead {
  /** Text of all content of the dosages; empty for dosages without content. */
  readonly words: string;
  /** Structured parts; undefined unless they express all content of the dosages. */
  readonly directions: Directions | undefined;
}

/** Reads dosages; drops their indication, which is part of this product's sentences. */
export function readDosages(
  dosages: readonly JsonObject[],
  codes: DosageCodes,
  about: AboutMedication = {},
): DosagesRead {
  const directions = directionsOfDosages(dosages, codes, about);
  const { text = '' } = directions ?? {};
  const isAllInText = directions !== undefined && isWordedAs(text, directions, { codes, about });
  return { words: isAllInText ? text : textOfDosages(dosages), directions };
}

/**
 * Reports whether a text states exactly what the parts state, by `isFaithful`; the text may omit the indication.
 */
export function isWordedAs(words: string, parts: Directions, { codes, about }: TextContext): boolean {
  const { indication: _elsewhere, ...alone } = about;
  return [about, alone]
    .map((each) => dosageSentence(parts, codes, each))
    .some((sentence) => sentence !== '' && (sentence === words || isFaithful(words, sentence, about.name)));
}

/**
 * Reads FHIR R4 `Dosage`s into structured directions; undefined where the structure cannot hold all of their content or
 * their text differs, so that the text stays and nothing is lost.
 */
export function directionsOfDosages(
  dosages: readonly JsonObject[],
  codes: DosageCodes,
  about: AboutMedication = {},
): Directions | undefined {
  const parts = dosages.map((dosage) => partOf(dosage, codes));
  const read = parts.filter((part) => part !== undefined);
  const isOneSequence = new Set(dosages.map(({ sequence }) => sequence)).size === 1;
  if (read.length < parts.length || !isOneSequence) return undefined;
  const directions = read.length === 1 ? withFrequency(read[0], codes) : merged(read, codes);
  const texts = new Set(dosages.map(ownText));
  return directions === undefined || texts.size !== 1
    ? undefined
    : withText(directions, [...texts].join(''), { codes, about });
}

export interface TextContext {
  readonly codes: DosageCodes;
  readonly about: AboutMedication;
}

/**
 * Returns the parts if the text says the same, by `isFaithful` or because reading the text yields parts that agree.
 */
function withText(parts: Directions, text: string, context: TextContext): Directions | undefined {
  const { codes, about } = context;
  const { maxPerDay, dose } = parts;
  // Refuses parts that hold only a maximum or an amount, which are no directions.
  const isAll = isStructured(parts) || (dose === undefined && maxPerDay === undefined);
  if (text === '') return isAll ? parts : undefined;
  if (isWordedAs(text, parts, context)) return { ...parts, text };
  const read = directionsOfText(text, codes, about.name);
  return read !== undefined && isStructured(parts) && agree(parts, read)
    ? { ...read, ...parts, text }
    : undefined;
}

/** Parts that the structure may add to its text: none of them an amount or a rate. */
const beyond = ['route', 'when', 'maxPerDay', 'duration', 'advice', 'more'];

function agree(parts: Directions, read: Directions): boolean {
  const own: Readonly<Record<string, unknown>> = { ...read };
  return Object.entries(parts).every(([name, value]) =>
    own[name] === undefined ? beyond.includes(name) : JSON.stringify(own[name]) === JSON.stringify(value),
  );
}

/**
 * Merges dosages of one medication with different amounts at different times of day; undefined for any other
 * combination.
 */
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
  ...['asNeededCodeableConcept', 'route', 'doseAndRate', 'maxDosePerPeriod', 'id', 'extension'],
];

type Part = Partial<Directions>;
type Reader = (dosage: JsonObject, codes: DosageCodes) => Part | undefined;

/** Readers of one element each; undefined for content that the parts cannot hold. */
const readers: readonly Reader[] = [doseOf, routeOf, timingOf, neededOf, maximumOf, instructionsOf];

/** Checks that members are an object or a list, so that no reader takes a wrong type for a missing member. */
const shapes: Readonly<Record<string, (value: Json) => boolean>> = {
  ...{ timing: isJsonObject, route: isJsonObject, maxDosePerPeriod: isJsonObject },
  ...{ asNeededCodeableConcept: isJsonObject, doseAndRate: areObjects, additionalInstruction: areObjects },
  ...{ text: isText, patientInstruction: isText, asNeededBoolean: (value) => typeof value === 'boolean' },
};

function isText(value: Json): boolean {
  return typeof value === 'string';
}

function areObjects(value: Json): boolean {
  return Array.isArray(value) && value.every(isJsonObject);
}

function partOf(dosage: JsonObject, codes: DosageCodes): Directions | undefined {
  const isUnderstood = Object.entries(dosage).every(
    ([name, value]) =>
      name.startsWith('_') ||
      (understood.includes(name) && (value === undefined || (shapes[name]?.(value) ?? true))),
  );
  const parts = isUnderstood ? readers.map((read) => read(dosage, codes)) : [undefined];
  if (parts.some((part) => part === undefined)) return undefined;
  return Object.assign({}, ...parts);
}

/** Adds a daily rate to times of day without a frequency. */
function withFrequency(read: Directions | undefined, codes: DosageCodes): Directions | undefined {
  const { when = [], frequency } = read ?? {};
  if (frequency !== undefined || when.length === 0) return read;
  const daily = { count: when.length, period: 1, periodMax: undefined, periodUnit: 'd' };
  const often = frequencyOf(codes, daily);
  return often === undefined ? read : { ...read, frequency: often };
}

function doseOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const all = listOf(dosage['doseAndRate']);
  const [given] = all;
  if (given === undefined) return {};
  if (all.length > 1 || !hasOnly(given, ['type', 'doseQuantity', 'doseRange'])) return undefined;
  if (given['type'] !== undefined && !isOrdered(given['type'])) return undefined;
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
    .filter((entry) => entry !== undefined);
  const [first, ...others] = new Set(known);
  return first === undefined || others.length > 0 ? undefined : { dose, unit: first.code };
}

function routeOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const route = dosage['route'];
  if (!isJsonObject(route)) return {};
  const codings = listOf(route['coding']);
  const bySnomed = codings.map(({ code }) =>
    code === undefined ? undefined : codes.routes.find(({ snomed }) => snomed === code),
  );
  const words = [route['text'], ...codings.map(({ display }) => display)].map(wordsOf);
  const named = words.map((word) => (word === '' ? undefined : entryOfWord(codes.routes, word)));
  const [entry, ...others] = new Set([...bySnomed, ...named].filter((each) => each !== undefined));
  if (entry === undefined || others.length > 0 || !hasOnly(route, ['text', 'coding'])) return undefined;
  return { route: { Id: entry.code, Name: entry.display } };
}

const repeats = ['boundsDuration', 'frequency', 'period', 'periodMax', 'periodUnit', 'when'];

function timingOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const timing = dosage['timing'];
  if (!isJsonObject(timing)) return {};
  const repeat = isJsonObject(timing['repeat']) ? timing['repeat'] : {};
  if (!hasOnly(timing, ['repeat', 'code']) || !hasOnly(repeat, repeats)) return undefined;
  const rate = rateIn(repeat, codes);
  const code = codeOf(timing['code'], codes);
  const when = whenOf(repeat['when'], codes);
  const duration = durationOf(repeat['boundsDuration'], codes);
  const all = [rate, code, when, duration].filter((part) => part !== undefined);
  if (all.length < 4) return undefined;
  const read = Object.assign({}, ...all);
  // Requires that members which fill one field agree, since the directions would contradict themselves.
  return all.every((part) => Object.entries(part).every(([name, value]) => isEqual(read[name], value)))
    ? read
    : undefined;
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function rateIn(repeat: JsonObject, codes: DosageCodes): Part | undefined {
  const rate = rateOf(repeat, repeat['frequency'] ?? 1);
  if (rate !== undefined) return frequency(frequencyOf(codes, rate));
  const { frequency: count, period, periodMax, periodUnit } = repeat;
  return [count, period, periodMax, periodUnit].some((each) => each !== undefined) ? undefined : {};
}

/** Reads a code such as BID or QAM as its words; several understood codes must agree. */
function codeOf(code: Json | undefined, codes: DosageCodes): Part | undefined {
  if (code === undefined) return {};
  if (!isJsonObject(code)) return undefined;
  const codings = listOf(code['coding']);
  const words = [code['text'], ...codings.flatMap((each) => [each['code'], each['display']])].map(wordsOf);
  const read = words
    .map((word) => (word === '' ? undefined : readingOfText(word, codes)?.directions))
    .filter((each) => each?.frequency !== undefined && hasOnly({ ...each }, ['frequency', 'when']));
  const [first] = read;
  return read.every((each) => isEqual(each, first)) ? first : undefined;
}

function frequency(code: Directions['frequency']): Part | undefined {
  return code === undefined ? undefined : { frequency: code };
}

function whenOf(value: Json | undefined, codes: DosageCodes): Part | undefined {
  if (value === undefined) return {};
  if (!Array.isArray(value)) return undefined;
  const found = codes.times.filter(({ fhir }) => value.includes(fhir)).map(({ code }) => code);
  return found.length === value.length ? { when: found } : undefined;
}

function durationOf(bounds: Json | undefined, codes: DosageCodes): Part | undefined {
  if (bounds === undefined) return {};
  if (!isJsonObject(bounds) || !hasOnly(bounds, ['value', 'unit', 'code', 'system'])) return undefined;
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

const longestReason = 200;

function neededOf(dosage: JsonObject): Part | undefined {
  const reason = dosage['asNeededCodeableConcept'];
  if (!isJsonObject(reason)) return dosage['asNeededBoolean'] === true ? { prn: true } : {};
  const text = nameOf(reason);
  return text === undefined || text.length > longestReason ? undefined : { prn: true, prnReason: text };
}

/** Returns the text of a concept, else the display on which all of its codings agree. */
function nameOf(concept: JsonObject): string | undefined {
  const displays = listOf(concept['coding']).map(({ display }) => wordsOf(display));
  const names = [wordsOf(concept['text']), ...displays].filter((name) => name !== '');
  const isOne = names.every((name) => foldText(name) === foldText(names[0] ?? ''));
  return wordsOf(concept['text']) || (isOne ? names[0] : undefined);
}

function maximumOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const most = dosage['maxDosePerPeriod'];
  if (!isJsonObject(most)) return {};
  const { numerator, denominator } = most;
  if (!isJsonObject(numerator) || !isJsonObject(denominator)) return undefined;
  const span = wordsOf(denominator['code'] ?? denominator['unit']);
  const isDay =
    (denominator['value'] === 1 && ['d', 'day', 'days'].includes(span)) ||
    (denominator['value'] === 24 && ['h', 'hr', 'hour', 'hours'].includes(span));
  const read = quantityOf(numerator, codes);
  const own = doseOf(dosage, codes);
  const value = numerator['value'];
  const isOtherUnit = own?.dose !== undefined && own.unit !== read?.unit;
  const isPlain = hasOnly(most, ['numerator', 'denominator']) && denominator['comparator'] === undefined;
  if (!isDay || !isPlain || read === undefined || typeof value !== 'number' || isOtherUnit) return undefined;
  return { maxPerDay: value, ...(read.unit === undefined ? {} : { unit: read.unit }) };
}

function instructionsOf(dosage: JsonObject, codes: DosageCodes): Part | undefined {
  const said = listOf(dosage['additionalInstruction']).map(nameOf);
  if (said.includes(undefined)) return undefined;
  const texts = [...said, wordsOf(dosage['patientInstruction'])].filter(isFilled);
  const entry = texts.map((text) => entryOfWord(codes.advice, text)).find(Boolean);
  const more = texts
    .filter((text) => entryOfWord(codes.advice, text) !== entry || entry === undefined)
    .join(', ');
  // Refuses advice that may change the amount or the time.
  if (more.length > longestMore || !(more === '' || isMereAdvice(more))) return undefined;
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
