import type { CodeEntry } from '../../../../engine/core/product/value-set.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import { type Directions, isStructured, type TimeOfDay, timesOfDay } from './directions.ts';
import { type DosageCodes, entryOf, frequencyOf, isDaily, rateOf } from './dosage-codes.ts';

/** Nobody writes so much by hand in words that could be read. */
const mostCharacters = 300;
const mostWordsOfPhrase = 6;
const longestReason = 100;

/**
 * Directions in parts that an English text says, such as `1 tab by mouth twice daily with food`. Undefined where a
 * single word of it would be lost, or where it says no amount or not how often: the text then stays as it is.
 */
export function directionsOfText(text: string, codes: DosageCodes): Directions | undefined {
  if (text.length > mostCharacters) return undefined;
  const parts = partsIn(wordsOf(text), phrasesOf(codes), codes);
  if (parts === undefined) return undefined;
  const { verbs, times, ...read } = joined(parts) ?? {};
  const prnReason = asWritten(read.prnReason, text);
  if (read.dose === undefined || (read.prnReason === undefined) !== (prnReason === undefined))
    return undefined;
  const reason = prnReason === undefined ? {} : { prnReason };
  const when = times === undefined ? {} : { when: times };
  const directions = withFrequency({ ...read, ...reason, ...when }, codes);
  if (directions === undefined || !isStructured(directions) || !fits(verbs, directions, codes))
    return undefined;
  return { ...directions, text: text.trim() };
}

/** The words with their capitals and accents; undefined where marks stand between them, which would be lost. */
function asWritten(words: string | undefined, text: string): string | undefined {
  const at = words === undefined ? -1 : text.toLowerCase().indexOf(words);
  return at < 0 ? undefined : text.slice(at, at + (words ?? '').length);
}

interface Read extends Omit<Directions, 'times'> {
  /** What is done with it: its sentence has to begin with the same word. */
  readonly verbs?: readonly string[];
  readonly times?: TimeOfDay[];
}

type Phrases = ReadonlyMap<string, Read>;

const numbers: ReadonlyMap<string, string> = new Map(
  Object.entries({ one: '1', two: '2', three: '3', four: '4', half: '0.5' }),
);

/** Words without marks; points stay within numbers only. */
function wordsOf(text: string): readonly string[] {
  const plain = foldText(text.replace(/(\d?)\s?½/g, (_all, whole: string) => `${whole || '0'}.5`))
    .replace(/\bone[\s-]half\b/g, 'half')
    .replace(/[()[\],;:]|\.(?!\d)/g, ' ')
    .replace(/(\d)\s*[-–]\s*(\d)/g, '$1-$2')
    .replace(/(\d)\s+to\s+(\d)/g, '$1-$2');
  return plain
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => numbers.get(word) ?? word);
}

const timeWords: Readonly<Record<TimeOfDay, readonly string[]>> = {
  morning: ['morning', 'in the morning', 'every morning', 'each morning', 'qam'],
  noon: ['noon', 'at noon'],
  evening: ['evening', 'in the evening', 'every evening', 'each evening', 'qpm'],
  bedtime: ['bedtime', 'at bedtime', 'before bed', 'at night', 'every night', 'nightly', 'qhs', 'hs'],
};

/** What the words of the value sets mean, and what people write in place of them. */
function phrasesOf(codes: DosageCodes): Phrases {
  const found = new Map<string, Read>();
  const add = (words: readonly unknown[], read: Read) => {
    for (const word of words) if (typeof word === 'string' && word !== '') found.set(keyOf(word), read);
  };
  for (const entry of codes.frequencies) add(spellings(entry), { frequency: entry.code });
  add(['daily', 'a day', 'per day', 'each day', '1 time a day'], { frequency: 'daily' });
  for (const entry of codes.advice) add(spellings(entry), { advice: entry.code });
  for (const entry of codes.routes.filter(({ snomed }) => snomed !== undefined))
    add(spellings(entry), {
      route: { Id: entry.code, Name: entry.display },
    });
  const oral = found.get('by mouth');
  if (oral !== undefined) add(['orally'], oral);
  for (const time of timesOfDay) add(timeWords[time], { times: [time] });
  add(['as needed', 'when needed', 'if needed', 'as required', 'prn'], { prn: true });
  for (const { verb } of [...codes.units, ...codes.routes])
    if (typeof verb === 'string') add([verb], { verbs: [foldText(verb)] });
  add(['take', 'use', 'please', 'and'], {});
  return found;
}

function spellings({ display, phrase, aliases }: CodeEntry): readonly unknown[] {
  return [display, phrase, ...(Array.isArray(aliases) ? aliases : [])];
}

function keyOf(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

/** What each word is part of; undefined as soon as one is part of nothing. */
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
      doseIn(rest, codes) ??
      phraseIn(rest, phrases) ??
      (isNeeded ? reasonIn(rest, phrases, codes) : undefined);
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
  /^(?:at most|max|maximum|maximum of|no more than|not more than|not to exceed|up to) (\d+(?:\.\d+)?) (.+?) (?:a|per|each) day\b/;

function maximumIn(words: readonly string[], codes: DosageCodes): Step | undefined {
  const [all = '', number = '', unitWords = ''] = most.exec(words.join(' ')) ?? [];
  const unit = all === '' ? undefined : unitIn(unitWords.split(' '), codes);
  if (unit === undefined || unit.words !== unitWords.split(' ').length) return undefined;
  return { words: all.split(' ').length, read: { maxPerDay: Number(number), unit: unit.code } };
}

function durationIn(words: readonly string[], { durations }: DosageCodes): Step | undefined {
  const [first, number = '', word = ''] = words;
  const entry = durations.find(({ one, many }) => one === word || many === word);
  if (first !== 'for' || !/^\d{1,3}$/.test(number) || entry === undefined) return undefined;
  return { words: 3, read: { duration: { value: Number(number), unit: entry.code } } };
}

const often = /^(\d) ?(?:times|x) ?(?:a day|per day|each day|every day|daily)\b/;
const every =
  /^(?:every (\d{1,2})(?:-(\d{1,2}))? (?:hours|hrs|hr|h)|q ?(\d{1,2})(?:-(\d{1,2}))? ?(?:hours|hrs|hr|h))\b/;

function rateIn(words: readonly string[], codes: DosageCodes): Step | undefined {
  const text = words.join(' ');
  const [daily = '', count] = often.exec(text) ?? [];
  const [hourly = '', from, to, shortFrom, shortTo] = every.exec(text) ?? [];
  const all = daily || hourly;
  if (all === '') return undefined;
  const longest = to ?? shortTo;
  const rate =
    daily === ''
      ? rateOf(
          {
            period: Number(from ?? shortFrom),
            periodUnit: 'h',
            ...(longest && { periodMax: Number(longest) }),
          },
          1,
        )
      : rateOf({ period: 1, periodUnit: 'd' }, Number(count));
  const frequency = rate && frequencyOf(codes, rate);
  if (frequency === undefined) return undefined;
  return {
    words: all.split(' ').length,
    read: { frequency },
  };
}

/** What it is needed for, up to the next words that mean something else. */
function reasonIn(
  [first, ...rest]: readonly string[],
  phrases: Phrases,
  codes: DosageCodes,
): Step | undefined {
  const isPart = (words: readonly string[]) =>
    (maximumIn(words, codes) ?? durationIn(words, codes) ?? rateIn(words, codes)) !== undefined ||
    Object.keys(phraseIn(words, phrases)?.read ?? {}).length > 0;
  const end = rest.findIndex((_word, index) => isPart(rest.slice(index)));
  const reason = (end < 0 ? rest : rest.slice(0, end)).join(' ');
  const isPlain = /^[\p{L}][\p{L} '-]*$/u.test(reason) && reason.length <= longestReason;
  if (first !== 'for' || !isPlain) return undefined;
  return { words: 1 + reason.split(' ').length, read: { prnReason: reason } };
}

/** All parts in one; undefined where two say different things of the same. Times of day come together. */
function joined(parts: readonly Read[]): Read | undefined {
  const all: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part))) {
    const before = all[name];
    if (before === undefined) all[name] = value;
    else if (name === 'times' || name === 'verbs') all[name] = [...(before as []), ...(value as [])];
    else if (before !== value || name !== 'unit') return undefined;
  }
  const { times, ...rest } = all as Read;
  if (times === undefined) return rest;
  const ordered = timesOfDay.filter((time) => times.includes(time));
  return ordered.length === times.length ? { ...rest, times: ordered } : undefined;
}

/** How often a day the times of day say; undefined where that is not what the text says. */
function withFrequency(read: Directions, codes: DosageCodes): Directions | undefined {
  const { when = [], frequency } = read;
  if (when.length === 0) return read;
  const rate = { count: when.length, period: 1, periodMax: undefined, periodUnit: 'd' };
  const byTimes = frequencyOf(codes, rate);
  if (frequency === undefined) return byTimes === undefined ? undefined : { ...read, frequency: byTimes };
  if (isDaily(codes, frequency)) return frequency === byTimes ? read : undefined;
  // Once in several days at one time of day; hours and times of day do not go together.
  const isRare = rateOf(entryOf(codes.frequencies, frequency) ?? {})?.periodUnit !== 'h';
  return isRare && when.length === 1 ? read : undefined;
}

/** `Inject` is said of an injection only. */
function fits(verbs: readonly string[] = [], { route, unit }: Directions, codes: DosageCodes): boolean {
  const verb = entryOf(codes.routes, route?.Id)?.['verb'] ?? entryOf(codes.units, unit)?.['verb'] ?? 'Take';
  return verbs.every((each) => each === 'take' || each === 'use' || each === foldText(String(verb)));
}
