import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { isContainedIn } from './directions-proof.ts';

/**
 * Writes FHIR `Dosage`s as text: the own text of each, followed by generated words for every element that this text
 * lacks. Writes elements without a phrase as sent. Empty for dosages without content.
 */
export function textOfDosages(dosages: readonly JsonObject[]): string {
  const said = dosages
    .map((dosage) => ({ dosage, words: textOfDosage(dosage), sequence: dosage['sequence'] }))
    .filter(({ words }) => words !== '')
    .filter((each, index, all) => !all.slice(0, index).some((before) => isSameText(before, each)));
  return said
    .map(({ words, sequence }, index) => {
      const before = said[index - 1]?.sequence;
      const joint = index === 0 ? '' : sequence === before ? '; ' : ', then ';
      return joint + words;
    })
    .join('');
}

interface Said {
  readonly dosage: JsonObject;
  readonly words: string;
  readonly sequence: Json | undefined;
}

/**
 * Reports whether two different structures share a text that describes them all; a structure sent twice may be meant
 * twice.
 */
function isSameText(before: Said, each: Said): boolean {
  const isOfAll = before.sequence === each.sequence && before.words === each.words;
  return isOfAll && ownText(each.dosage) !== '' && !jsonEqual(before.dosage, each.dosage);
}

/** Writes one `Dosage`: its text, then all else that it holds. */
function textOfDosage(dosage: JsonObject): string {
  const text = ownText(dosage);
  const parts = phrasesOf(dosage).filter((part) => part !== '');
  if (text === '') return parts.join(' ');
  const more = parts.filter((part) => !isContainedIn(part, text));
  return [text, ...more].join('; ');
}

/** Returns the text, where it is a string. */
export function ownText({ text }: JsonObject): string {
  return wordOf(text);
}

/**
 * Lists every element except text and sequence. Omits ids and `extension`, which FHIR allows readers to ignore, but
 * not a modifier extension.
 */
function phrasesOf(dosage: JsonObject): readonly string[] {
  const elements = said(typeof dosage['text'] === 'string' ? { ...dosage, text: undefined } : dosage);
  const names = [...order, ...Object.keys(elements).filter((name) => !order.includes(name))];
  return names.flatMap((name) => {
    const value = elements[name];
    return value === undefined ? [] : (at(phrases, name)?.(value) ?? [others(name, value)]);
  });
}

type Phrase = (value: Json) => readonly string[] | undefined;

/** Phrases of the members, in sentence order. */
const phrases: Readonly<Record<string, Phrase>> = {
  doseAndRate: (value) => listed(value, doseOf),
  method: (value) => concept(value, ''),
  route: (value) => concept(value, ''),
  site: (value) => concept(value, 'at '),
  timing: (value) => (isJsonObject(value) ? timingOf(value) : undefined),
  asNeededBoolean: (value) => (value === true ? ['as needed'] : value === false ? [] : undefined),
  asNeededCodeableConcept: (value) => concept(value, 'as needed for '),
  additionalInstruction: (value) => listed(value, (each) => concept(each, '') ?? []),
  patientInstruction: (value) => (typeof value === 'string' ? [value.trim()] : undefined),
  maxDosePerPeriod: (value) => ratio(value, 'at most '),
  maxDosePerAdministration: (value) => quantity(value, 'at most ', ' at a time'),
  maxDosePerLifetime: (value) => quantity(value, 'at most ', ' in a lifetime'),
};
const order: readonly string[] = Object.keys(phrases);

const unsaid = ['id', 'sequence', 'extension'];

function said(elements: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(elements).flatMap(([name, value]) =>
      value === undefined || unsaid.includes(name) || name.startsWith('_') ? [] : [[name, value] as const],
    ),
  );
}

/** Finds an own entry of the table only, since a name from outside may be one of the prototype's properties. */
function at<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function doseOf(given: JsonObject): readonly string[] {
  return elementsOf(given, {
    doseQuantity: (value) => quantity(value, ''),
    doseRange: (value) => range(value, ''),
    rateRatio: (value) => ratio(value, 'at a rate of '),
    rateRange: (value) => range(value, 'at a rate of '),
    rateQuantity: (value) => quantity(value, 'at a rate of '),
    type: (value) => (isOrdered(value) ? [] : concept(value, 'dose ')),
  });
}

/** Reports whether the type of a dose is `ordered` alone, the default; a calculated dose is written as such. */
export function isOrdered(type: Json | undefined): boolean {
  const codings = isJsonObject(type) ? objectsOf(type['coding']) : [];
  return codings.length > 0 && codings.every(({ code }) => code === 'ordered');
}

function timingOf(timing: JsonObject): readonly string[] {
  return elementsOf(timing, {
    repeat: (value) => (isJsonObject(value) ? repeatOf(value) : undefined),
    code: (value) => concept(value, ''),
    event: (value) => strings(value, 'on '),
  });
}

function repeatOf(repeat: JsonObject): readonly string[] {
  const {
    frequency,
    frequencyMax,
    period,
    periodMax,
    periodUnit,
    duration,
    durationMax,
    durationUnit,
    ...rest
  } = repeat;
  const { count, countMax, when, offset, ...others } = rest;
  return [
    ...rateOf({ frequency, frequencyMax, period, periodMax, periodUnit }),
    ...span('over ', [duration, durationMax, durationUnit]),
    ...whenOf(when, offset),
    ...elementsOf(others, {
      dayOfWeek: (value) => strings(value, 'on ', (day) => at(days, day) ?? day),
      timeOfDay: (value) => strings(value, 'at ', (time) => time.replace(/^(\d\d:\d\d):00$/, '$1')),
      boundsDuration: (value) => quantity(value, 'for '),
      boundsRange: (value) => range(value, 'for '),
      boundsPeriod: (value) => periodOf(value),
    }),
    ...(count === undefined && countMax === undefined ? [] : [`${between(count, countMax)} times in all`]),
  ];
}

interface RateParts {
  readonly frequency: Json | undefined;
  readonly frequencyMax: Json | undefined;
  readonly period: Json | undefined;
  readonly periodMax: Json | undefined;
  readonly periodUnit: Json | undefined;
}

function rateOf({ frequency, frequencyMax, period, periodMax, periodUnit }: RateParts): readonly string[] {
  const often = between(frequency, frequencyMax);
  const long = between(period, periodMax);
  if (often === '' && long === '' && periodUnit === undefined) return [];
  const unit = at(timeUnits, simple(periodUnit)) ?? simple(periodUnit);
  if (unit === 'day' && long === '1')
    return [often === '1' || often === '' ? 'daily' : `${often} times daily`];
  const times = often === '1' || often === '' ? '' : `${often} times `;
  return [
    (
      times +
      (long === '' && unit === ''
        ? ''
        : `every ${long === '1' ? '' : `${long} `}${unit}${long === '1' || unit === '' ? '' : 's'}`)
    ).trim(),
  ];
}

function span(before: string, [from, to, unit]: readonly (Json | undefined)[]): readonly string[] {
  const long = between(from, to);
  const word = at(timeUnits, simple(unit)) ?? simple(unit);
  if (long === '' && word === '') return [];
  return [`${before}${long} ${word}${long === '1' || word === '' ? '' : 's'}`];
}

function whenOf(when: Json | undefined, offset: Json | undefined): readonly string[] {
  const events =
    when === undefined ? [] : [when].flat().map((each) => at(eventWords, simple(each)) ?? simple(each));
  const minutes = offset === undefined ? '' : `${simple(offset)} minutes `;
  if (events.length === 0) return minutes === '' ? [] : [minutes.trim()];
  return [`${minutes}${events.join(' and ')}`];
}

function periodOf(value: Json): readonly string[] | undefined {
  if (!isJsonObject(value)) return undefined;
  return elementsOf(value, { start: (from) => strings(from, 'from '), end: (to) => strings(to, 'until ') });
}

/** Formats a range: `1`, `1 to 2`, or nothing. */
function between(from: Json | undefined, to: Json | undefined): string {
  const all = [from, to].filter((each) => each !== undefined).map(simple);
  return from === undefined && to !== undefined ? `up to ${simple(to)}` : all.join(' to ');
}

const comparators: Readonly<Record<string, string>> = {
  ...{ '<': 'less than ', '<=': 'at most ', '>': 'more than ', '>=': 'at least ', ad: 'in all ' },
};

function quantity(value: Json, before: string, behind = ''): readonly string[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const { value: number, comparator, unit, code, system: _system, ...more } = value;
  const compared =
    comparator === undefined ? '' : (at(comparators, simple(comparator)) ?? `${simple(comparator)} `);
  const words = unitWords(simple(unit), simple(code), number === 1);
  const amount = `${compared}${[simple(number), words].filter(Boolean).join(' ')}`;
  return [`${before}${amount}${behind}`.trim(), ...named(more)];
}

/** Writes a unit, followed by its code where that differs. */
function unitWords(unit: string, code: string, isOne: boolean): string {
  const span = at(timeUnits, unit === '' ? code : unit);
  const word = span === undefined ? unit || code : `${span}${isOne ? '' : 's'}`;
  if (unit === '' || code === '') return word;
  const spellings = [unit, unit.replace(/s$/, ''), `{${unit}}`, at(timeUnits, unit) ?? unit].map(foldText);
  const isSame = spellings.includes(foldText(code)) || spellings.includes(at(timeUnits, code) ?? code);
  return isSame || /^[{[]/.test(code) ? word : `${word} (${code})`;
}

function range(value: Json, before: string): readonly string[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const { low, high, ...more } = value;
  const [from] = low === undefined ? [] : (quantity(low, '') ?? [simple(low)]);
  const [to] = high === undefined ? [] : (quantity(high, '') ?? [simple(high)]);
  const unit =
    isJsonObject(low) && isJsonObject(high) && low['unit'] === high['unit'] ? simple(low['unit']) : '';
  const first = unit === '' || from === undefined ? from : from.replace(` ${unit}`, '');
  const both =
    from === undefined ? `up to ${to ?? ''}` : to === undefined ? `${from} or more` : `${first ?? ''}-${to}`;
  return [`${before}${both}`, ...named(more)];
}

function ratio(value: Json, before: string): readonly string[] | undefined {
  if (Array.isArray(value)) return value.flatMap((each) => ratio(each, before) ?? [others('', each)]);
  if (!isJsonObject(value)) return undefined;
  const { numerator = '', denominator = '', ...more } = value;
  const [amount = simple(numerator)] = quantity(numerator, '') ?? [];
  const [per = simple(denominator)] = quantity(denominator, '') ?? [];
  return [`${before}${amount} per ${per.replace(/^1 (?=\p{L})/u, '')}`, ...named(more)];
}

/** Names a concept by its text and every coding's name that adds words, else by its codes. */
function concept(value: Json, before: string): readonly string[] | undefined {
  if (!isJsonObject(value)) return undefined;
  const { text, coding, ...more } = value;
  const codings = objectsOf(coding);
  const names = [wordOf(text), ...codings.map(({ display }) => wordOf(display))].filter(
    (name) => name !== '',
  );
  const words = names.length > 0 ? names : codings.map(({ code }) => wordOf(code));
  const distinct = words.filter(
    (word, index) => words.findIndex((other) => foldText(other) === foldText(word)) === index,
  );
  const own = distinct.filter((word) => !distinct.some((other) => isWithin(word, other)));
  return own.length === 0 && Object.keys(more).length === 0
    ? [others(before.trim(), value)]
    : [`${before}${own.join(', ')}`, ...named(more)];
}

function isWithin(word: string, other: string): boolean {
  return word !== other && foldText(other).includes(foldText(word));
}

/** Writes each element by its phrase, or by its name where it has no phrase. */
function elementsOf(value: JsonObject, known: Readonly<Record<string, Phrase>>): readonly string[] {
  const elements = said(value);
  const names = [
    ...Object.keys(known),
    ...Object.keys(elements).filter((name) => !Object.hasOwn(known, name)),
  ];
  return names.flatMap((name) => {
    const element = elements[name];
    return element === undefined ? [] : (at(known, name)?.(element) ?? [others(name, element)]);
  });
}

function named(elements: JsonObject): readonly string[] {
  return Object.entries(said(elements)).map(([name, value]) => others(name, value));
}

/** Writes a member without a phrase: its name and all that it holds. */
function others(name: string, value: Json | undefined): string {
  if (Array.isArray(value)) return value.map((each) => others(name, each)).join(' ');
  if (!isJsonObject(value)) return `${name} ${simple(value)}`.trim();
  return `${name} (${named(value).join(', ')})`.trim();
}

function listed(value: Json, phrase: (each: JsonObject) => readonly string[]): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((each) => (isJsonObject(each) ? phrase(each) : [simple(each)]));
}

function strings(value: Json, before: string, word: (each: string) => string = String): readonly string[] {
  const all = [value].flat().map((each) => (isJsonObject(each) ? others('', each) : word(simple(each))));
  return all.length === 0 ? [] : [`${before}${all.join(', ')}`];
}

function objectsOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function simple(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? others('', value) : String(value).trim();
}

function wordOf(value: Json | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

const timeUnits: Readonly<Record<string, string>> = {
  ...{ s: 'second', min: 'minute', h: 'hour', d: 'day', wk: 'week', mo: 'month', a: 'year' },
};

const days: Readonly<Record<string, string>> = {
  ...{ mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday' },
  ...{ fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
};

/** Words of FHIR's EventTiming codes. */
const eventWords: Readonly<Record<string, string>> = {
  ...{ MORN: 'in the morning', 'MORN.early': 'early in the morning', 'MORN.late': 'late in the morning' },
  ...{ NOON: 'at noon', AFT: 'in the afternoon', 'AFT.early': 'early in the afternoon' },
  ...{ 'AFT.late': 'late in the afternoon', EVE: 'in the evening', 'EVE.early': 'early in the evening' },
  ...{ 'EVE.late': 'late in the evening', NIGHT: 'at night', PHS: 'after sleep', IMD: 'immediately' },
  ...{ HS: 'at bedtime', WAKE: 'on waking', C: 'with meals', CM: 'with breakfast', CD: 'with lunch' },
  ...{ CV: 'with dinner', AC: 'before meals', ACM: 'before breakfast', ACD: 'before lunch' },
  ...{ ACV: 'before dinner', PC: 'after meals', PCM: 'after breakfast', PCD: 'after lunch' },
  PCV: 'after dinner',
};
