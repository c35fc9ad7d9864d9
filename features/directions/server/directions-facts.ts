/**
 * Fact of directions, read by a vocabulary that shares nothing with the readers and knows no value set; unknown words
 * are facts of the kind `unknown`.
 */

export interface DirectionsFact {
  readonly kind: FactKind;
  readonly says: string;
  /**
   * True for a fact that may begin an instruction, such as `at bedtime`, and for a rate that may be a total, such as
   * `a day`.
   */
  readonly isWhole?: boolean;
}

export type FactKind =
  | (
      | 'dose'
      | 'rate'
      | 'time'
      | 'needed'
      | 'reason'
      | 'most'
      | 'duration'
      | 'day'
      | 'meals'
      | 'advice'
      | 'sum'
    )
  | ('verb' | 'and' | 'break' | 'comma' | 'unknown');

/** Lists all facts of a text in their order. */
export function factsOf(text: string): readonly DirectionsFact[] {
  const facts: DirectionsFact[] = [];
  let rest = plainOf(text);
  while (rest !== '') {
    const isNeeded = facts.at(-1)?.kind === 'needed';
    const step = (isNeeded ? reasonIn(rest) : undefined) ?? ruleIn(rest) ?? wordIn(rest);
    facts.push(...step.facts);
    rest = rest.slice(step.length).trim();
  }
  return facts;
}

interface Step {
  readonly length: number;
  readonly facts: readonly DirectionsFact[];
}

const units: Readonly<Record<string, string>> = {
  ...{ tablet: 'tablets?|tabs?|pills?|caplets?', capsule: 'capsules?|caps?|softgels?' },
  ...{ ml: 'ml|milliliters?|cc', teaspoon: 'teaspoons?|tsp', tablespoon: 'tablespoons?|tbsp' },
  ...{ mg: 'mg|milligrams?', mcg: 'mcg|ug|µg|μg|micrograms?', g: 'g|grams?' },
  ...{ unit: 'units?|u|iu|international units?', meq: 'meq|milliequivalents?', drop: 'drops?|gtts?' },
  ...{ puff: 'puffs?|inhalations?|actuations?', spray: 'sprays?', patch: 'patch(?:es)?' },
  ...{ application: 'applications?|applicatorful', suppository: 'suppository|suppositories|supp' },
  ...{ packet: 'packets?|sachets?', lozenge: 'lozenges?', injection: 'injections?|pen|syringe' },
  nebule: 'vials?|nebules?|ampules?',
};
const anyUnit = Object.values(units).join('|');
const amount = String.raw`(\d+(?:\.\d+)?(?:-\d+(?:\.\d+)?)?)`;
const aDay = '(?:a day|per day|each day|every day|daily|/ day)';
const aWeek = '(?:a week|per week|each week|every week|weekly|/ week)';
const mostBegins =
  '(?:at most|max|maximum|maximum of|no more than|not more than|not to exceed|do not exceed|do not take more than|up to)';

type Rule = readonly [RegExp, (found: readonly (string | undefined)[]) => readonly DirectionsFact[]];

function rule(pattern: string, says: Rule[1]): Rule {
  return [new RegExp(`^(?:${pattern})(?![\\p{L}\\p{N}])`, 'u'), says];
}

function fact(kind: FactKind, pattern: string, says: string, isWhole = false): Rule {
  return rule(pattern, () => [{ kind, says, isWhole }]);
}

const routes: Readonly<Record<string, string>> = {
  ...{ mouth: 'by mouth|orally|oral|per os|po', tongue: 'under the tongue|sublingual(?:ly)?|sl' },
  ...{ skin: 'to the skin|topical(?:ly)?|cutaneous|transdermal(?:ly)?' },
  ...{ lung: 'through the mouth|inhalation|respiratory tract|inhaled' },
  ...{ nose: 'in the nose|(?:intra)?nasal(?:ly)?', eye: 'in the eye|ophthalmic|eye' },
  ...{ ear: 'in the ear|otic|ear', under: 'under the skin|subcutaneous(?:ly)?|subcut|subq|sc' },
  ...{ muscle: 'into the muscle|intramuscular(?:ly)?|im', vein: 'into the vein|intravenous(?:ly)?|iv' },
  ...{ rectum: 'in the rectum|rectal(?:ly)?|per rectum|pr', vagina: 'in the vagina|vaginal(?:ly)?|pv' },
};

const advice: Readonly<Record<string, string>> = {
  ...{ 'with food': 'with food', 'empty stomach': 'on an empty stomach|without food' },
  ...{ water: 'with a full glass of water|with plenty of water' },
  whole: 'swallowed whole , not crushed|swallow whole , do not crush|swallow whole|do not crush',
  ...{ finish: 'until finished|until gone', 'affected eye': '(?:in|into) the affected eye' },
  ...{ 'right eye': '(?:in|into) (?:the )?right eye', 'left eye': '(?:in|into) (?:the )?left eye' },
  ...{ 'right ear': '(?:in|into) (?:the )?right ear', 'left ear': '(?:in|into) (?:the )?left ear' },
  ...{ 'both eyes': '(?:in|into) (?:both eyes|each eye)', 'both ears': '(?:in|into) (?:both ears|each ear)' },
  ...{ 'each nostril': '(?:in|into) (?:each nostril|both nostrils)' },
  'affected area': '(?:on|to) (?:the )?affected areas?',
};

/** Rules that give phrases their meaning; if two begin alike, the longer comes first. */
const rules: readonly Rule[] = [
  ...[fact('comma', ',', ','), fact('break', ';', ';')],
  rule(
    `${mostBegins} ${amount} (${anyUnit}) (?:${aDay}|in 24 hours|per 24 hours)`,
    ([, most = '', unit = '']) => [{ kind: 'most', says: `${most} ${unitOf(unit)}` }],
  ),
  rule(String.raw`(?:for|x) (\d+) (days?|weeks?|months?)`, ([, count = '', unit = '']) => [
    { kind: 'duration', says: `${count} ${unit.replace(/s$/, '')}` },
  ]),
  rule(String.raw`(\d+) ?(?:times?|x) ${aDay}`, ([, count = '']) => [rate(count, '1', 'd')]),
  rule(String.raw`(\d+) ?(?:times?|x) ${aWeek}`, ([, count = '']) => [rate(count, '1', 'w')]),
  ...[fact('rate', `once ${aDay}|qd`, '1 in 1 d'), fact('rate', `twice ${aDay}|bid`, '2 in 1 d')],
  ...[fact('rate', `thrice ${aDay}|tid`, '3 in 1 d'), fact('rate', 'qid', '4 in 1 d')],
  fact('rate', 'every other day|qod', '1 in 2 d'),
  rule(
    String.raw`(?:every |q ?)(\d+(?:-\d+)?) ?(hours?|hrs?|h|days?|weeks?|months?)`,
    ([, period = '', unit = '']) => [rate('1', period, unit)],
  ),
  fact('rate', `once ${aWeek}|weekly|every week|each week|qwk|wk`, '1 in 1 w'),
  fact('rate', `twice ${aWeek}`, '2 in 1 w'),
  fact('rate', '(?:once (?:a|per|every|each) month|once monthly|monthly|every month|each month)', '1 in 1 m'),
  fact('rate', 'daily|every day|each day', '1 in 1 d'),
  fact('rate', 'a day|per day|/ day', '1 in 1 d', true),
  fact('time', '(?:in the|every|each) (?:morning|am)|qam', 'morning', true),
  fact('time', 'at noon', 'noon', true),
  fact('time', '(?:in the|every|each) evening|qpm', 'evening', true),
  fact('time', 'at bedtime|before bed|at night|(?:every|each) night|nightly|qhs|hs', 'bedtime', true),
  ...['morning', 'noon', 'evening', 'bedtime'].map((time) => fact('time', time, time)),
  rule('(on|every|each) (mon|tues|wednes|thurs|fri|satur|sun)days?', ([, how, day = '']) => [
    { kind: 'day', says: day },
    ...(how === 'on' ? [] : [rate('1', '1', 'w')]),
  ]),
  rule(`${amount} (${anyUnit})`, ([, dose = '', unit = '']) => [
    { kind: 'dose', says: `${dose} ${unitOf(unit)}` },
  ]),
  rule(`totalling ${amount} (${anyUnit})`, ([, all = '', unit = '']) => [
    { kind: 'sum', says: `${all} ${unitOf(unit)}` },
  ]),
  fact('needed', 'as needed|when needed|if needed|as required|prn', 'needed'),
  fact('verb', 'please take|please use|please|takes|take|use', 'take'),
  ...['inhale', 'inject', 'apply', 'place', 'insert', 'give', 'dissolve'].map((verb) =>
    fact('verb', verb, verb),
  ),
  fact('verb', 'put|instill', 'put'),
  rule('(with|before|after) meals', ([, how = '']) => [
    { kind: 'meals', says: 'all' },
    { kind: 'advice', says: `${how} ${how === 'with' ? 'food' : 'meals'}` },
  ]),
  rule('(with|before) (breakfast|dinner|supper|lunch)', ([, how = '', meal = '']) => [
    { kind: 'meals', says: 'one' },
    { kind: 'advice', says: `${how} ${meal.replace('supper', 'dinner')}` },
  ]),
  ...Object.entries(advice).map(([says, words]) => fact('advice', words, says)),
  ...Object.entries(routes).map(([says, words]) => fact('advice', `(?:${words})(?: route)?`, says)),
  fact('and', 'and', 'and'),
];

function ruleIn(rest: string): Step | undefined {
  for (const [pattern, says] of rules) {
    const found = pattern.exec(rest);
    if (found !== null) return { length: found[0].length, facts: says(found) };
  }
  return undefined;
}

function wordIn(rest: string): Step {
  const [says = rest] = rest.split(' ');
  return { length: says.length, facts: says === 'the' ? [] : [{ kind: 'unknown', says }] };
}

/** Reads the reason for an as-needed medication: the words up to those with a meaning. */
function reasonIn(rest: string): Step | undefined {
  if (!rest.startsWith('for ') || ruleIn(rest) !== undefined) return undefined;
  const words = rest.split(' ');
  const from = (index: number) => words.slice(index).join(' ');
  const isEnd = (index: number) =>
    words[index] === 'and' ? ruleIn(from(index + 1)) !== undefined : ruleIn(from(index)) !== undefined;
  const end = words.findIndex((_word, index) => index > 0 && isEnd(index));
  const reason = words.slice(1, end < 0 ? undefined : end).join(' ');
  return { length: 4 + reason.length, facts: [{ kind: 'reason', says: reason }] };
}

function unitOf(word: string): string {
  return Object.keys(units).find((unit) => new RegExp(`^(?:${units[unit] ?? ''})$`).test(word)) ?? word;
}

const larger: Readonly<Record<string, readonly [size: number, unit: string]>> = { h: [24, 'd'], d: [7, 'w'] };

/** Normalizes a rate of a count in a period, so that 24 hours equal a day and seven days a week. */
function rate(count: string, period: string, word: string): DirectionsFact {
  const unit = word.charAt(0);
  const parts = period.split('-').map(Number);
  const [size, next] = larger[unit] ?? [Number.NaN, unit];
  if (parts.some((part) => part % size !== 0))
    return { kind: 'rate', says: `${count} in ${parts.join('-')} ${unit}` };
  return rate(count, parts.map((part) => part / size).join('-'), next);
}

/** Pattern of a dose's total, as sources write it: (20 mg total). */
const inBrackets = new RegExp(String.raw`\( ?${amount} (${anyUnit})(?: total)? ?\)`, 'g');

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** Normalizes a text: small letters, digits, single spaces between words and marks, `;` for the end of a sentence. */
function plainOf(text: string): string {
  return text
    .trim()
    .replace(/[.;]+$/, '')
    .replace(/\b(?:[a-z]\.){2,}[a-z]?(?![a-z])/giu, (all) => all.replaceAll('.', ''))
    .replace(/[\r\n]+|\.\s+(?=\p{Lu})/gu, ' ; ')
    .replace(/(?<!\b(?:tabs?|caps?|hrs?|po|gtts?|tsp|tbsp))\.\s+/gi, ' ; ')
    .toLowerCase()
    .replace(/(?:(\d+) ?)?([½¼¾])/g, (_all, whole = '0', part: string) =>
      String(Number(whole) + (fractions[part] ?? 0)),
    )
    .replace(
      /(?<![\d./-])(?:(\d+) +)?(\d)\/([24])(?![\d./])/g,
      (_all, whole = '0', top: string, under: string) => String(Number(whole) + Number(top) / Number(under)),
    )
    .replace(new RegExp(`\\b(?:${numbers.join('|')})\\b`, 'g'), (word) => String(numbers.indexOf(word)))
    .replace(/\b(\d+) and (?:a|1)[ -]half\b/g, '$1.5')
    .replace(/\b(\d+) and 0\.5\b/g, '$1.5')
    .replace(/\b(?:1[ -])?half(?: a)?\b/g, '0.5')
    .replace(/\b(\d+(?:\.\d+)?) ?\(\1\)/g, '$1')
    .replace(/\b(\d{1,3}),(\d{3})\b(?![,.\d])/g, '$1$2')
    .replace(/(?<!\d)\.(?=\d)/g, '0.')
    .replace(/\b(\d+)\.(\d*?)0+(?!\d)/g, (_all, whole: string, part: string) =>
      part === '' ? whole : `${whole}.${part}`,
    )
    .replace(/\((s|es)\)/g, '$1')
    .replace(/(?<![\p{L}])(\d+(?:\.\d+)?)(?=\p{L})/gu, '$1 ')
    .replace(/\bx(?=\d)/g, 'x ')
    .replace(/(\d) ?(?:-|–|\bto\b) ?(?=\d)/g, '$1-')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/&/g, ' and ')
    .replace(inBrackets, ' totalling $1 $2 ')
    .replace(/[()[\]:,]/g, ' , ')
    .replace(/[;/]/g, ' $& ')
    .replace(/\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?: ,)+(?= ,|$)/g, '')
    .trim();
}
