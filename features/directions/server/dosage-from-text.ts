import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { CodeEntry } from '../../../engine/core/product/value-set.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { amountInAll } from '../functions/amount-in-all.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import { type Directions, isStructured, type TimeOfDay, timesOfDay } from './directions.ts';
import { isFaithful } from './directions-proof.ts';
import {
  codeEntryOf,
  type DosageCodes,
  dosageSentence,
  frequencyOf,
  isDaily,
  rateOf,
} from './dosage-codes.ts';
import reasonWords from './reason-words.json' with { type: 'json' };

/** Limit on a text in characters, longer than any handwritten directions that can be read. */
const mostCharacters = 300;
const mostWordsOfPhrase = 6;
const longestReason = 100;

/**
 * Reads English directions, such as `1 tab by mouth twice daily`; undefined if a word would be lost, or if the text
 * states neither amount nor rate. Reads a total, such as `(20 mg total)`, only if it fits the name's strength.
 */
export function directionsOfText(text: string, codes: DosageCodes, name = ''): Directions | undefined {
  const { directions, purpose, day } = readingOfText(text, codes, name) ?? {};
  if (directions?.dose === undefined || purpose !== undefined || day !== undefined) return undefined;
  return isStructured(directions) ? { ...directions, text: text.trim() } : undefined;
}

/** Reading of a text about taking a medicine, with every word understood, though parts may be missing. */
export interface TextReading {
  readonly directions: Directions;
  /** Purpose and day of the week, for which the parts have no fields. */
  readonly purpose: string | undefined;
  readonly day: string | undefined;
}

/** Reads a text; undefined where a word belongs to no part, or where `isFaithful` refutes the reading. */
export function readingOfText(text: string, codes: DosageCodes, name = ''): TextReading | undefined {
  if (text.length > mostCharacters) return undefined;
  const stated = statedIn(text, codes);
  const reading = plainReading(stated?.rest ?? text, codes);
  const whole = reading && withStated(reading, stated?.amount, name);
  return whole !== undefined && isProven(text, whole, { codes, name }) ? whole : undefined;
}

function plainReading(text: string, codes: DosageCodes): TextReading | undefined {
  const parts = partsIn(wordsOf(text), phrasesOf(codes), codes);
  if (parts === undefined) return undefined;
  const { verbs, times, purpose, day, ...read } = joined(parts) ?? {};
  const prnReason = asWritten(read.prnReason, text);
  if ((read.prnReason === undefined) !== (prnReason === undefined)) return undefined;
  const reason = prnReason === undefined ? {} : { prnReason };
  const when = times === undefined ? {} : { when: times };
  const directions = withFrequency({ ...read, ...reason, ...when }, codes);
  if (directions === undefined || !fits(verbs, directions, codes)) return undefined;
  // Requires the rate once a week beside a day of the week, since "in the morning on Mondays" does not mean every
  // morning.
  if (day !== undefined && directions.frequency !== frequencyOf(codes, onceAWeek)) return undefined;
  return { directions, purpose, day };
}

const inBrackets =
  /^([^()]*(?:\(\w+\)[^()]*)?)\(\s*([\d.,]+(?:\s*[-–]\s*[\d.,]+)? ?(?:mg|mcg|g))(?: total)?\s*\)/i;
const beforeStated = ['verbs', 'dose', 'unit', 'route'];

/** Finds the total of a dose in brackets directly after the dose, and the text without the total. */
function statedIn(text: string, codes: DosageCodes) {
  const [all = '', before = '', amount = ''] = inBrackets.exec(text) ?? [];
  const parts = all === '' ? undefined : partsIn(wordsOf(before), phrasesOf(codes), codes);
  const isDose = parts?.at(-1)?.dose !== undefined && Object.keys(parts.at(-1) ?? {}).includes('unit');
  const isAlone = parts?.every((part) => Object.keys(part).every((key) => beforeStated.includes(key)));
  if (!isDose || isAlone !== true) return undefined;
  return { amount, rest: `${before.trimEnd()}${text.slice(all.length)}` };
}

function withStated(reading: TextReading, stated: string | undefined, name: string): TextReading | undefined {
  if (stated === undefined) return reading;
  const { dose = '', unit = '' } = reading.directions;
  const inAll = amountInAll({ stated, dose, unit, name });
  return inAll === '' ? undefined : { ...reading, directions: { ...reading.directions, inAll } };
}

/**
 * Verifies a reading by comparing the facts of the text and of the reading's sentence; appends "once daily" to a text
 * without a rate.
 */
function isProven(
  text: string,
  { directions, purpose, day }: TextReading,
  { codes, name }: { readonly codes: DosageCodes; readonly name: string },
): boolean {
  const isWhole = isStructured(directions);
  const own = isWhole ? text : `${text.trim().replace(/[.;]+$/, '')} once daily`;
  const sentence = dosageSentence(isWhole ? directions : { ...directions, frequency: 'daily' }, codes, {
    name,
  });
  const more = [day && `on ${day}`, purpose && `for ${purpose}`].filter(Boolean);
  return isFaithful(own, [sentence, ...more].join(' '), name);
}

/** Restores capitals and accents of the words; undefined where punctuation between them would be lost. */
function asWritten(words: string | undefined, text: string): string | undefined {
  const at = words === undefined ? -1 : text.toLowerCase().indexOf(words);
  return at < 0 ? undefined : text.slice(at, at + (words ?? '').length);
}

interface Read extends Omit<Directions, 'times'> {
  /** Verbs of the text, with which its sentence must begin. */
  readonly verbs?: readonly string[];
  readonly times?: TimeOfDay[];
  readonly purpose?: string;
  readonly day?: string;
}

type Phrases = ReadonlyMap<string, Read>;

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Patterns of written numbers, from the longest to the shortest. */
const numberForms: readonly (readonly [RegExp, string])[] = [
  [/(\d?)\s?½/g, '$1 1/2'],
  [/(?<![\d./-])(\d+) +1\/2(?![\d/])/g, '$1.5'],
  [/(?<![\d./-])1\/2(?![\d/])/g, '0.5'],
  [/\b(\d+) and (?:(?:a|1)[ -]half|0\.5)\b/g, '$1.5'],
  [/\b(?:1[ -])?half(?: a)?\b/g, '0.5'],
  [/\b(\d+(?:\.\d+)?) ?\(\1\)/g, '$1'],
  [/\b(\d{1,3}),(\d{3})\b(?![,.\d])/g, '$1$2'],
  [/(\d)\s*[-–]\s*(\d)/g, '$1-$2'],
  [/(\d)\s+to\s+(\d)/g, '$1-$2'],
  [/(?<!\p{L})(\d+(?:\.\d+)?)(?=\p{L})/gu, '$1 '],
  [/\bx(?=\d)/g, 'x '],
];

/** Pattern of a sentence's end: a new line, or a point behind a word that is no abbreviation. */
const sentenceEnd = /[\r\n]+|(?<!\b(?:tabs?|caps?|hrs?|po|gtts?|tsp|tbsp))\.\s+/gi;

/** Splits a text into words and the marks between them; keeps points within numbers only. */
function wordsOf(text: string): readonly string[] {
  const undotted = text
    .trim()
    .replace(/[.;]+$/, '')
    .replace(/\b(?:[a-z]\.){2,}[a-z]?(?![a-z])/gi, (all) => all.replaceAll('.', ''));
  const folded = foldText(undotted.replace(sentenceEnd, ' ; ').replace(/\.\s+(?=\p{Lu})/gu, ' ; ')).replace(
    new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'g'),
    (word) => String(numbers.indexOf(word)),
  );
  return numberForms
    .reduce((current, [pattern, says]) => current.replace(pattern, says), folded)
    .replace(/\((s|es)\)/g, '$1')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/&/g, ' and ')
    .replace(/[()[\],:]/g, ' , ')
    .replace(/[;/]/g, ' $& ')
    .replace(/\.(?!\d)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

const timeWords: Readonly<Record<TimeOfDay, readonly string[]>> = {
  morning: [
    'morning',
    'in the morning',
    'every morning',
    'each morning',
    'qam',
    'in the am',
    'every am',
    'each am',
  ],
  noon: ['noon', 'at noon'],
  evening: ['evening', 'in the evening', 'every evening', 'each evening', 'qpm'],
  bedtime: [
    'bedtime',
    'at bedtime',
    'before bed',
    'at night',
    'every night',
    'each night',
    'nightly',
    'qhs',
    'hs',
  ],
};

/** Collects the phrases of the value sets, and what people write in place of them, with their meanings. */
const phrasesOf = memoized((codes: DosageCodes): Phrases => {
  const found = new Map<string, Read>();
  const add = (words: readonly unknown[], read: Read) => {
    for (const word of words) if (typeof word === 'string' && word !== '') found.set(keyOf(word), read);
  };
  for (const entry of codes.frequencies) add(spellings(entry), { frequency: entry.code });
  add(['daily', 'a day', 'per day', '/ day', 'each day', '1 time a day'], { frequency: 'daily' });
  for (const entry of codes.advice) add(spellings(entry), { advice: entry.code });
  const routes = codes.routes.filter(({ snomed }) => snomed !== undefined);
  const isOfOne = (word: unknown) =>
    routes.filter((route) => spellings(route).some((each) => each === word)).length === 1;
  for (const route of routes)
    add(spellings(route).filter(isOfOne), { route: { Id: route.code, Name: route.display } });
  const oral = found.get('by mouth');
  if (oral !== undefined) add(['orally'], oral);
  for (const time of timesOfDay) add(timeWords[time], { times: [time] });
  add(['as needed', 'when needed', 'if needed', 'as required', 'prn'], { prn: true });
  for (const { verb } of [...codes.units, ...codes.routes])
    if (typeof verb === 'string') add([verb], { verbs: [foldText(verb)] });
  add(['instill'], { verbs: ['put'] });
  add(['take', 'takes', 'use', 'please', 'the'], {});
  for (const mark of [',', ';']) found.set(mark, {});
  return found;
});

function spellings({ display, phrase, aliases }: CodeEntry): readonly unknown[] {
  return [display, phrase, ...(Array.isArray(aliases) ? aliases : [])];
}

function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

/** Finds the part of each word; undefined as soon as a word belongs to none. */
function partsIn(
  words: readonly string[],
  phrases: Phrases,
  codes: DosageCodes,
): readonly Read[] | undefined {
  const parts: Read[] = [];
  let at = 0;
  while (at < words.length) {
    const rest = words.slice(at);
    const isNeeded = parts.some(({ prn }) => prn === true);
    const step =
      maximumIn(rest, codes) ??
      durationIn(rest, codes) ??
      rateIn(rest, codes) ??
      dayIn(rest, codes) ??
      doseIn(rest, codes) ??
      phraseIn(rest, phrases) ??
      reasonIn(rest, isNeeded ? 'prnReason' : 'purpose') ??
      andIn(rest, { phrases, before: parts.findLast((part) => Object.keys(part).length > 0) });
    if (step === undefined) return undefined;
    parts.push(step.read);
    at += step.words;
  }
  return parts;
}

interface Step {
  readonly words: number;
  readonly read: Read;
}

function phraseIn(words: readonly string[], phrases: Phrases): Step | undefined {
  for (let count = Math.min(mostWordsOfPhrase, words.length); count > 0; count -= 1) {
    const read = phrases.get(words.slice(0, count).join(' '));
    if (read !== undefined) return { words: count, read };
  }
  return undefined;
}

function doseIn([amount = '', ...rest]: readonly string[], codes: DosageCodes): Step | undefined {
  const dose = doseQuantity({ text: amount });
  const unit = dose === '' ? undefined : unitIn(rest, codes);
  return unit && { words: 1 + unit.words, read: { dose, unit: unit.code } };
}

function unitIn(words: readonly string[], { units }: DosageCodes) {
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const wanted = words.slice(0, count).join(' ');
    const entry = units.find(({ code, one, many, aliases }) =>
      [code, one, many, ...(Array.isArray(aliases) ? aliases : [])].some(
        (each) => typeof each === 'string' && keyOf(each) === wanted,
      ),
    );
    if (entry !== undefined) return { words: count, code: entry.code };
  }
  return undefined;
}

const most =
  /^(?:at most|max|maximum|maximum of|no more than|not more than|not to exceed|do not exceed|do not take more than|up to) (\d+(?:\.\d+)?) (.+?) (?:(?:a|per|each|\/) day|daily|(?:in|per) 24 hours)(?= |$)/;

function maximumIn(words: readonly string[], codes: DosageCodes): Step | undefined {
  const [all = '', number = '', unitWords = ''] = most.exec(words.join(' ')) ?? [];
  const unit = all === '' ? undefined : unitIn(unitWords.split(' '), codes);
  if (unit === undefined || unit.words !== unitWords.split(' ').length) return undefined;
  return { words: all.split(' ').length, read: { maxPerDay: Number(number), unit: unit.code } };
}

function durationIn(words: readonly string[], { durations }: DosageCodes): Step | undefined {
  const [first, number = '', word = ''] = words;
  const entry = durations.find(({ one, many }) => one === word || many === word);
  if ((first !== 'for' && first !== 'x') || !/^\d{1,3}$/.test(number) || entry === undefined)
    return undefined;
  return { words: 3, read: { duration: { value: Number(number), unit: entry.code } } };
}

const often = /^(\d) (?:times?|x) (?:(?:(?:a|per|each|every|\/) )?(day|week)|daily|weekly)(?= |$)/;
const every = /^(?:every |q ?)(\d{1,2})(?:-(\d{1,2}))? ?(hours|hrs|hr|h|days|weeks|months)(?= |$)/;

const periodUnits: Readonly<Record<string, string>> = { h: 'h', d: 'd', w: 'wk', m: 'mo' };

function rateIn(words: readonly string[], codes: DosageCodes): Step | undefined {
  const text = words.join(' ');
  const [repeated = '', count] = often.exec(text) ?? [];
  const [periodic = '', from, to, span = ''] = every.exec(text) ?? [];
  const all = repeated || periodic;
  if (all === '') return undefined;
  const unit = repeated === '' ? (periodUnits[span.charAt(0)] ?? '') : /week/.test(repeated) ? 'wk' : 'd';
  const period = repeated === '' ? Number(from) : 1;
  const longest = to === undefined ? {} : { periodMax: Number(to) };
  const rate = rateOf({ period, periodUnit: unit, ...longest }, Number(count ?? 1));
  const frequency = rate && frequencyOf(codes, rate);
  return frequency && { words: all.split(' ').length, read: { frequency } };
}

const weekday = /^(on|every|each) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/;

const onceAWeek = { count: 1, period: 1, periodMax: undefined, periodUnit: 'wk' };

/** Reads a day of the week as once a week; refuses a second day, for which the parts have no field. */
function dayIn(words: readonly string[], codes: DosageCodes): Step | undefined {
  const [, how, day] = weekday.exec(words.slice(0, 2).join(' ')) ?? [];
  const weekly = how === 'on' ? undefined : frequencyOf(codes, onceAWeek);
  return day === undefined
    ? undefined
    : { words: 2, read: { day, ...(weekly === undefined ? {} : { frequency: weekly }) } };
}

/** Reads `and` between two times of day or before "take with food"; refuses any other `and`. */
function andIn(
  words: readonly string[],
  { phrases, before }: { readonly phrases: Phrases; readonly before: Read | undefined },
): Step | undefined {
  const [first, second] = words;
  const next = first === 'and' ? phraseIn(words.slice(1), phrases)?.read : undefined;
  const isTime = next?.times !== undefined && before?.times !== undefined;
  const isWithFood = second === 'take' && phraseIn(words.slice(2), phrases)?.read.advice === 'with-food';
  return next !== undefined && (isTime || isWithFood || next.advice === 'with-food')
    ? { words: 1, read: {} }
    : undefined;
}

const known: ReadonlySet<string> = new Set(reasonWords);

/** Reads a reason or a purpose up to the first word with a meaning of its own. */
function reasonIn([first, ...rest]: readonly string[], name: 'prnReason' | 'purpose'): Step | undefined {
  const end = rest.findIndex(
    (word, index) => !known.has(word) && !(isBetween(word) && known.has(rest[index + 1] ?? '')),
  );
  const reason = (end < 0 ? rest : rest.slice(0, end)).join(' ');
  if (first !== 'for' || reason === '' || reason.length > longestReason) return undefined;
  return { words: 1 + reason.split(' ').length, read: { [name]: reason } };
}

function isBetween(word: string): boolean {
  return word === 'and' || word === 'or';
}

/**
 * Joins all parts, and all times of day in one list; undefined if two parts fill one field, except for a repeated
 * unit.
 */
function joined(parts: readonly Read[]): Read | undefined {
  const verbs = parts.flatMap((part) => part.verbs ?? []);
  const times = parts.flatMap((part) => part.times ?? []);
  const others = parts.map(({ verbs: _verbs, times: _times, ...rest }) => rest);
  const entries = others.flatMap((part) => Object.entries(part));
  const isAgain = entries.some(([name, value], index) =>
    entries
      .slice(0, index)
      .some(([before, other]) => before === name && (name !== 'unit' || other !== value)),
  );
  const ordered = timesOfDay.filter((time) => times.includes(time));
  if (isAgain || ordered.length !== times.length) return undefined;
  const rest: Read = Object.assign({}, ...others);
  return {
    ...rest,
    ...(verbs.length === 0 ? {} : { verbs }),
    ...(times.length === 0 ? {} : { times: ordered }),
  };
}

/** Adds the frequency that follows from the times of day; undefined where the text states another. */
function withFrequency(read: Directions, codes: DosageCodes): Directions | undefined {
  const { when = [], frequency } = read;
  if (when.length === 0) return read;
  const rate = { count: when.length, period: 1, periodMax: undefined, periodUnit: 'd' };
  const byTimes = frequencyOf(codes, rate);
  if (frequency === undefined) return byTimes === undefined ? undefined : { ...read, frequency: byTimes };
  if (isDaily(codes, frequency)) return frequency === byTimes ? read : undefined;
  // Requires one time of day for a rate of once in several days; refuses hours with times of day.
  const isRare = rateOf(codeEntryOf(codes.frequencies, frequency) ?? {})?.periodUnit !== 'h';
  return isRare && when.length === 1 ? read : undefined;
}

/** Reports whether the verbs of the text fit its route and unit, as `Inject` fits an injection only. */
function fits(verbs: readonly string[] = [], { route, unit }: Directions, codes: DosageCodes): boolean {
  const verb =
    codeEntryOf(codes.routes, route?.Id)?.['verb'] ?? codeEntryOf(codes.units, unit)?.['verb'] ?? 'Take';
  return verbs.every((each) => each === 'take' || each === 'use' || each === foldText(String(verb)));
}
