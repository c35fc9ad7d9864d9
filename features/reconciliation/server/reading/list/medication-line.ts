import { readMedicine } from '../../../../medicines/shared/read-medicine.ts';
import listWords from './list-words.json' with { type: 'json' };

/** Name with strength and form, and its directions. */
export interface NamedLine {
  readonly name: string;
  readonly directions: string;
}

const count = String.raw`(?:\d{1,2}(?:\.\d{1,2})?|\.\d+|\d\s?\/\s?\d|\d?\s?[½¼¾]|one|two|three|four|five|six|half|a|an)`;
const amount = String.raw`${count}(?:\s*(?:-|–|to|or)\s*${count})?(?:\s*\(\w+\))?(?:\s+(?:a|of\s+a))?`;
const pieces = String.raw`(?:tabs?|tablets?|caps?|capsules?|pills?|puffs?|drops?|gtts?|sprays?|patch(?:es)?|tsp|teaspoons?|teaspoonfuls?|tbsp|tablespoons?|scoops?|packets?|capfuls?|inhalations?|suppositor(?:y|ies)|applicators?(?:ful)?|lozenges?|gumm(?:y|ies)|strips?|films?|vials?|nebs?|each|po|pump(?:s)?|click(?:s)?)\b(?!\s*-?\s*(?:pack|pak))`;
const liquid = String.raw`(?:units?|mls?|cc)\b(?!\s*(?:\/|per\b))(?=\s+(?:at|in|by|po|every|each|once|twice|daily|q\w*|bid|tid|qid|before|after|with|three|two|via|subq\w*|sq|sc|under|into|iv|im|nightly|weekly|as|prn|on)\b)`;
const when = [
  'once|twice|thrice|daily|nightly|weekly|biweekly|monthly|yearly|annually|quarterly|hourly|every|each|as needed|as directed|as dir|as instructed|as prescribed|when needed|if needed|prn|ad lib|by mouth|p\\.?o\\.?|orally|sublingually|rectally|vaginally|topically|intranasally',
  'q\\.?\\s?(?:d|am|pm|hs|h|od|wk|week|month|mo|day|other|\\d+)\\b|b\\.?i\\.?d|t\\.?i\\.?d|q\\.?i\\.?d|q\\.?d|q\\.?o\\.?d|qhs|qam|qpm|q\\s?\\d\\S*|h\\.?s',
  'at (?:bedtime|night|noon|dinner|breakfast|lunch|supper|hs|\\d)|in (?:the |both |each )?(?:morning|evening|afternoon|am|pm|a\\.m|p\\.m|nostrils?|eyes?|ears?)|mornings?|evenings?|bedtime',
  'before (?:meals?|bed|breakfast|lunch|dinner|eating|each)|after (?:meals?|breakfast|lunch|dinner|eating|each)|with (?:food|meals?|breakfast|dinner|supper|lunch|water|milk|evening|morning|each)|without food|between meals',
  'on (?:mon|tue|wed|thu|fri|sat|sun|an empty|empty|even|odd|the|days?)\\w*|mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:rs|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|mwf|tths?',
  'for (?!injection|oral|inhalation|suspension|nebul|infusion|irrigation|use|solution|reconstitution)|x\\s?\\d+\\s?(?:days?|weeks?|doses?)|\\d+\\s?(?:x|times)\\s?(?:\\/|a|per|daily|each|every|day|weekly)|(?:three|four|five|six|two|one) times?|total\\b|max(?:imum)?\\b|up to|until\\b|while\\b|as a single',
  'to (?:affected|the|each|both|skin|area|face|scalp)|both eyes|(?:left|right|each|both|affected) (?:eyes?|nostrils?|ears?|area|foot|feet|hands?|leg|arm|knee)|under the (?:skin|tongue)|subcutaneously|subq|subcut|intramuscularly|intravenously|via',
].join('|');
const verb =
  "(?:take|takes|taking|inject|inhale|apply|instill|chew|dissolve|swallow|use|sig|please|give|administer|swish|rinse|wear|may|can|do not|don't|hold (?:if|for|when))\\b|(?:place|insert|put|mix|drink)\\s+(?:\\d|one|two|a|an|under|on|into|in)\\b";
const starts = String.raw`(?:${verb}|${amount}\s*${pieces}|${amount}\s*${liquid}|(?:${when})(?![\p{L}\d]))`;

const atStart = new RegExp(`^\\W*(?:${starts}|spray\\s+\\d)`, 'iu');
const behindBlank = new RegExp(`[\\s,;:–—-]*[\\s,;:(–—][\\s,;:–—-]*(?=${starts})`, 'giu');
const punctuation = /\s[-–—:|=>]+\s|[;:]\s|\s-(?=\p{L})/gu;

/** Reports whether a text begins with directions. */
export function beginsDirections(text: string): boolean {
  return atStart.test(text);
}

/** Splits a line where its directions begin, behind a dash or with their first words. */
export function splitLine(line: string): NamedLine {
  const found = Math.min(...[wordsAt(line), markAt(line)].filter((at) => at > 0), line.length);
  // Starts the directions at the opening bracket where they stand in brackets: `Lasix 40 (20 in the evening)`.
  const bracket = line.slice(0, found).lastIndexOf('(');
  const begin = bracket > line.slice(0, found).lastIndexOf(')') ? bracket : found;
  const directions = line
    .slice(begin)
    .replace(/^[\s,;:–—=>|-]+/u, '')
    .trim();
  return { name: trimmedName(line.slice(0, begin)), directions };
}

function wordsAt(line: string): number {
  for (const { index } of line.matchAll(behindBlank)) if (index > 0) return index;
  return -1;
}

/**
 * Finds the dash or colon before directions, unless the name continues: `hydrocodone - acetaminophen`, `Lisinopril - 10
 * mg`.
 */
function markAt(line: string): number {
  for (const found of line.matchAll(punctuation)) {
    const rest = line.slice(found.index + found[0].length);
    if (found.index > 0 && (beginsDirections(rest) || !continuesName(rest))) return found.index;
  }
  return -1;
}

function continuesName(rest: string): boolean {
  const first = rest.split(/\s[-–—:]\s|[;:]\s/u)[0] ?? '';
  const { isKnown, strengths, form } = readMedicine(splitLine(first).name);
  return isKnown || strengths.length > 0 || form !== '' || /^\d/.test(first);
}

function trimmedName(name: string): string {
  return name.replace(/[\s,;:–—=>|(-]+$/u, '').replace(/^[\s,;:–—=>|)-]+/u, '');
}

const most = { words: 4, unread: 6 };
/** Pattern of words for an amount of medicine taken, which descriptions of a habit lack. */
const amounted = /\b(?:tabs?|tablets?|caps?|capsules?|puffs?|drops?|sprays?|pills?|by mouth|p\.?o)\b/iu;
const noMedicine = new Set(listWords.noMedicine);

/** Reports whether a text names a medicine: a known name, or words followed by a strength, form or directions. */
export function namesMedicine({ name, directions }: NamedLine): boolean {
  const { isKnown, unread, strengths, form, ingredients } = readMedicine(name);
  const words = unread.filter((word) => /\p{L}/u.test(word));
  const isProse = words.some((word) => noMedicine.has(word.replace(/['’]s$/u, '')));
  if (isKnown) return !isProse && words.length <= most.unread && !/\bor\b/iu.test(name);
  const hasLetters = words.some((word) => word.length > 2) && ingredients.length > 0;
  if (!hasLetters || isProse || words.length > most.words || /[:@$?!]|\d{5}/.test(name)) return false;
  const isNumbered = words.length === 1 && unread.length > 1;
  return (
    strengths.length > 0 || form !== '' || isNumbered || (amounted.test(directions) && words.length <= 3)
  );
}
