import { columnNamed, type ListColumn } from './vocabulary.ts';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\\.?';
/** Pattern of days as people in the United States write them, and in ISO format. */
const day = `(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${month}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}[\\s-]${month}[\\s-]\\d{2,4}|${month}\\s+\\d{4})`;
const wholeDay = new RegExp(
  `^\\W*(?:${day})(?:\\s*(?:-|–|to)\\s*(?:${day}|present|current|ongoing))?\\W*$`,
  'iu',
);
const filledDay = new RegExp(
  `[(,;]?\\s*\\b(?:last\\s+)?(?:fill(?:ed)?|dispensed|refilled|lf)(?:\\s+date)?(?:\\s+on)?\\s*:?\\s*(${day})\\)?`,
  'iu',
);
const otherDay = new RegExp(
  `[(,;]?\\s*\\b(?:written|ordered|prescribed|date|rx date|order date|as of|updated|reviewed)(?:\\s+on)?\\s*:?\\s*${day}\\)?`,
  'giu',
);
const lastDay = new RegExp(
  `(?<!\\b(?:until|thru|through|starting|start|started|since|stop|end|ends|ending|from|on|to|by|before|after|exp|expires)\\s*:?\\s*)\\s[(]?${day}[)]?\\s*$`,
  'iu',
);
const firstDay = new RegExp(`^[(]?${day}[)]?[\\s:,-]+`, 'iu');

const counted =
  '(?:\\s*(?:tablets?|tabs?|capsules?|caps?|pills?|ml|each|ea|patches|pens?|vials?|inhalers?|grams?|g)\\b)?';
const asides: readonly RegExp[] = [
  /[(,;]?\s*\brx\s*(?:#|no\.?|number|num)?\s*:?\s*\d{5,}\)?/giu,
  /\(\s*(?:[5-9]|\d{2,4})\s*(?:tablets?|tabs?|capsules?|caps?|pills?|patches|ml|each|ea)\s*\)/giu,
  new RegExp(`[(,;]?\\s*\\b(?:qty|quantity|disp|dispense|count)\\b[.:\\s#]*\\d+${counted}\\)?`, 'giu'),
  new RegExp(`[(,;]?\\s*#\\s?(?:[5-9]|\\d{2,4})(?!\\d)${counted}\\)?`, 'giu'),
  /[(,;]?\s*\b(?:refills?|rf|r)\b\s*(?:remaining|left)?\s*[:=]?\s*\d+\b\)?|[(,;]?\s*\b(?:\d+|no|zero)\s+refills?\b(?:\s+(?:left|remaining))?\)?/giu,
  /[(,;]?\s*\b\d+\s*-?\s*days?'?\s*supply\b\)?|[(,;]?\s*\bdays?'?\s*supply\s*:?\s*\d+\)?|\bds\s*:?\s*\d+\b/giu,
  /[(,;]?\s*\bndc\s*:?\s*[\d-]{9,}\)?/giu,
  /\s\$\s?\d+(?:\.\d{2})?/gu,
];
const doctor =
  /[-–,;(]?\s*(?:\b(?:prescriber|prescribed by|provider|ordered by|rx by|per|by)\b\s*:?\s*)?\b(?:Dr\.?\s+\p{Lu}[\p{L}.'-]*(?:\s\p{Lu}[\p{L}'-]+)?|DR\.?\s+\p{Lu}[\p{Lu}'-]+)(?:,?\s*(?:MD|DO|NP|PA-C|PA)\b)?\)?/u;

export interface AttributeParts {
  /** Line without attributes: name and directions only. */
  readonly core: string;
  readonly lastFill?: string;
  readonly prescriber?: string;
}

/** Removes quantities, refills, days, prescription numbers and prescribers from a line. */
export function withoutAttributes(line: string): AttributeParts {
  const filled = filledDay.exec(line)?.[1];
  const prescriber = doctor.exec(line)?.[0];
  const plain = [...asides, otherDay].reduce((text, pattern) => text.replace(pattern, ' '), line);
  const core = plain
    .replace(filledDay, ' ')
    .replace(doctor, ' ')
    .trim()
    .replace(lastDay, ' ')
    .replace(firstDay, '');
  const lastFill = filled === undefined ? undefined : isoDay(filled);
  return {
    core: core.replace(/\s+/g, ' ').trim(),
    ...(lastFill === undefined ? {} : { lastFill }),
    ...(prescriber === undefined ? {} : { prescriber: nameOf(prescriber) }),
  };
}

function nameOf(prescriber: string): string {
  return prescriber
    .replace(/^.*?(?=\bdr\b)/iu, '')
    .replace(/[()]/g, '')
    .trim();
}

/** Reports whether a line consists of days alone. */
export function isDay(line: string): boolean {
  return wholeDay.test(line);
}

/** Reads a line with one attribute of the medication above it: `Refills: 3`, `Commonly known as: LASIX`. */
export function attributeOf(
  line: string,
): { readonly column: ListColumn; readonly value: string } | undefined {
  const [, label = '', value = ''] = /^([\p{L}#?'./& -]{1,40}?)\s*:\s*(.*)$/u.exec(line) ?? [];
  const column = label === '' ? undefined : columnNamed(label);
  if (column !== undefined) return { column, value: value.trim() };
  const known = spoken.find(([pattern]) => pattern.test(line));
  return known === undefined ? undefined : { column: known[1], value: line.replace(known[0], '').trim() };
}

/** Patterns of labels without a colon, as portals and pharmacies print them. */
const spoken: readonly (readonly [RegExp, ListColumn])[] = [
  [/^(?:qty|quantity|disp(?:ense)?)\b[.:\s#]*(?=\d)|^#\s?(?=\d{2,})/iu, 'aside'],
  [/^\d{2,4}\s+(?:tablets?|tabs?|capsules?|caps?|pills?|patches|ml)\W*$/iu, 'aside'],
  [/^(?:\d+|no) refills?\b|^refills? (?:remaining|left|available)?\s*(?=\d)/iu, 'aside'],
  [/^(?:last )?(?:filled|dispensed)(?: on)?\s+(?=\S*\d)/iu, 'lastFill'],
  [/^(?:prescribed|ordered|written|started|updated)(?: on)?\s+(?=\S+.*\d)/iu, 'aside'],
  [/^(?:prescribed|ordered|approved|written|authorized) by\s+/iu, 'prescriber'],
  [/^(?:day|days'?)[ -]supply\s*(?=\d)|^\d+[ -]days? supply/iu, 'aside'],
  [/^rx\s*(?:#|no\.?|number)\s*:?\s*(?=\d)/iu, 'aside'],
  [/^commonly known as\s+|^also known as\s+|^generic (?:for|name)\s+|^brand name\s+/iu, 'brand'],
  [/^(?:next|last) (?:refill|dose|taken)\b/iu, 'aside'],
];

/** Converts a US or ISO date to ISO; undefined for any other text, or a date whose day and month are ambiguous. */
export function isoDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text.trim());
  const local = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/.exec(text.trim());
  const [year = '', month = '', date = ''] =
    iso === null ? [local?.[3], local?.[1], local?.[2]] : [iso[1], iso[2], iso[3]];
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const read = new Date(`${full}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== full ? undefined : full;
}
