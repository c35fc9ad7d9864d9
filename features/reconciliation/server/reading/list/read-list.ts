import { readMedicine } from '../../../../medicines/shared/read-medicine.ts';
import type { LeftOut, ReadMedication, ReadMedications } from '../read-medication.ts';
import { attributeOf, isDay, isoDay, withoutAttributes } from './attributes.ts';
import listWords from './list-words.json' with { type: 'json' };
import { beginsDirections, namesMedicine, splitLine } from './medication-line.ts';
import { isNotTaken, namesNotTaken } from './not-taken.ts';
import { type PastedRow, rowOfCells, rowOfTable, type Table, tableHeadedBy } from './table.ts';
import { type ListSection, sectionOf } from './vocabulary.ts';

/** Reasons, shown to users, why a line is not a medication taken. */
const why = {
  notTaken: 'Says that it is stopped, on hold or not taken.',
  unclear: 'May be stopped: it is not clear what this belongs to.',
  none: 'Says that there is nothing.',
  heading: 'A heading.',
  other: 'Under a heading that is not of medications.',
  notRead: 'Not understood.',
} as const;

const longest = { name: 300, directions: 5000, words: 5000, indication: 300, prescriber: 200 };
const mostCharactersOfLine = 2000;

/** Pattern of a bullet, number or box in front of a line. */
const bullet = /^(?:(?:[-*•·–—●○▪■□☐☑✓✔►>]|\[[ x]?\]|\(?\d{1,3}[.)](?!\d))\s*)+(?=\S)/iu;
const leading = new RegExp(
  `^(?:(?:i|he|she|pt|patient)\\s+(?:also\\s+)?(?:takes?|is taking|am taking|uses?|is on)|${listWords.leading.join('|')})\\s*:?\\s+(?=\\p{L})`,
  'iu',
);
const changing = new RegExp(
  `^(?:${listWords.changing.join('|')})\\b|\\binstead of\\b|\\breplaced (?:by|with)\\b`,
  'iu',
);

/** Buttons and titles that portals print between the lines of a medication. */
const noise = new Set(listWords.noise);

interface Line {
  readonly text: string;
  readonly isAfterBlank: boolean;
  readonly isBeforeBlank: boolean;
}

/** Medication while its lines are being read. */
interface Entry {
  readonly row: ReadMedication;
  readonly words: readonly string[];
  readonly directions: readonly string[];
}

/** Test of whether a text states an absence: `No known medications`. */
export type IsAbsent = (text: string) => boolean;

/**
 * Reads the medications of a pasted list. Every line becomes part of a medication or is left out with a reason;
 * medications that are stopped, on hold or not understood are left out.
 */
export function medicationsOfList(text: string, isAbsent: IsAbsent): ReadMedications {
  const reader = new ListReader(isAbsent);
  for (const line of linesOf(text)) reader.read(line);
  return reader.result();
}

function linesOf(text: string): readonly Line[] {
  const all = text.split(/\r\n|[\r\n\u2028\u2029\f\v]/u);
  const isBlank = (line: string | undefined) => !/[\p{L}\p{N}]/u.test(line ?? '');
  return all.flatMap((line, index) =>
    isBlank(line)
      ? []
      : [{ text: line, isAfterBlank: isBlank(all[index - 1]), isBeforeBlank: isBlank(all[index + 1]) }],
  );
}

class ListReader {
  readonly #isAbsent: IsAbsent;
  readonly #entries: Entry[] = [];
  readonly #left: LeftOut[] = [];
  #section: ListSection = 'taken';
  /** True where the section ends at the next blank line, as after a bare `STOPPED` between lines. */
  #isSectionShort = false;
  /** True where lines below may concern the last entry. */
  #isOpen = false;
  #table: Table | undefined;

  constructor(isAbsent: IsAbsent) {
    this.#isAbsent = isAbsent;
  }

  read(line: Line): void {
    if (line.isAfterBlank && this.#isSectionShort) this.#endShortSection();
    const text = line.text.trim();
    const isTooLong = text.length > mostCharactersOfLine;
    if (!isTooLong && this.#heads(line, text)) return;
    const reason = isTooLong ? why.notRead : this.#reasonToLeave(text);
    const row = reason === undefined ? this.#rowOf(line.text) : undefined;
    if (reason !== undefined) this.#leave(text, reason);
    else if (row !== undefined) this.#addRow(row, text);
    else this.#readPlain(text, plainOf(text));
  }

  #reasonToLeave(text: string): string | undefined {
    if (this.#section === 'stopped') return why.notTaken;
    if (this.#section === 'other') return why.other;
    return this.#isAbsent(plainOf(text)) ? why.none : undefined;
  }

  #rowOf(line: string): PastedRow | undefined {
    if (beginsDirections(plainOf(line)) || isDay(plainOf(line))) return undefined;
    return this.#table === undefined ? rowOfCells(line) : rowOfTable(line, this.#table);
  }

  result(): ReadMedications {
    const rows = this.#entries.map(({ row, words, directions }): ReadMedication => {
      const said = directions.join('; ').slice(0, longest.directions);
      return {
        ...row,
        ...(said === '' ? {} : { directions: said }),
        words: words.join('\n').slice(0, longest.words),
      };
    });
    return { rows, notes: [], leftOut: this.#left };
  }

  /** Reads headings of sections and tables. */
  #heads(line: Line, text: string): boolean {
    const table = tableHeadedBy(line.text);
    if (table !== undefined) {
      this.#table = table;
      this.#leave(text, why.heading);
      return true;
    }
    const plain = text.replace(bullet, '');
    const section = sectionOf(plain);
    if (section === undefined || (section !== 'stopped' && readMedicine(plain).isKnown)) return false;
    this.#table = undefined;
    if (section === 'stopped' && !/:\s*$|medic|meds|prescri|taking|these/iu.test(plain))
      return this.#bareState(line, text);
    this.#section = section;
    this.#isSectionShort = false;
    this.#leave(text, why.heading);
    return true;
  }

  /** Reads a line with `STOPPED` alone, which concerns the medication above or those below, or is ambiguous. */
  #bareState(line: Line, text: string): boolean {
    const isOfAbove = !line.isAfterBlank || line.isBeforeBlank;
    const isOfBelow = !line.isBeforeBlank || line.isAfterBlank;
    const reason = isOfAbove && isOfBelow ? why.unclear : why.notTaken;
    if (isOfAbove) this.#takeBack(reason);
    if (isOfBelow) {
      this.#section = 'stopped';
      this.#isSectionShort = !line.isAfterBlank;
    }
    this.#leave(text, reason);
    return true;
  }

  #endShortSection(): void {
    this.#section = 'taken';
    this.#isSectionShort = false;
  }

  #readPlain(text: string, plain: string): void {
    const [, label = '', rest = ''] = /^([^:]{1,60}):\s+(\S.*)$/u.exec(plain) ?? [];
    const section = label === '' ? undefined : sectionOf(label);
    const reason = section === 'other' ? why.other : reasonInLine(plain, section);
    if (section === undefined && this.#describes(text, plain)) return;
    if (reason === why.notTaken && section === undefined) this.#notTaken(text, plain);
    else if (reason !== undefined) this.#leave(text, reason);
    else this.#addAll(partsOfLine(section === 'taken' ? rest : plain), text, plain);
  }

  #addAll(parts: readonly string[], text: string, plain: string): void {
    const read = parts.map(medicationOf).filter((each) => each !== undefined);
    if (read.length === parts.length) for (const each of read) this.#add(each, text);
    else this.#continue(text, plain);
  }

  /** Reads lines about the medication above: quantities, days, prescribers, directions. */
  #describes(text: string, plain: string): boolean {
    const above = this.#isOpen ? this.#entries.at(-1) : undefined;
    const attribute = attributeOf(plain);
    if (isDay(plain)) {
      if (above === undefined) this.#leave(text, why.notRead);
      else this.#extend(above, text, {});
      return true;
    }
    if (attribute !== undefined && attribute.column !== 'name') {
      const { column, value } = attribute;
      if (column === 'status' && value !== '' && isNotTaken(value)) this.#notTaken(text, value);
      else if (above === undefined) this.#leave(text, why.notRead);
      else this.#extend(above, text, { [column]: value });
      return true;
    }
    if (!beginsDirections(plain) || namesAfterAll(plain)) return false;
    if (above === undefined) this.#leave(text, isNotTaken(plain) ? why.notTaken : why.notRead);
    else if (isNotTaken(plain)) this.#notTaken(text, plain);
    else this.#extend(above, text, { directions: withoutAttributes(plain).core });
    return true;
  }

  /** Leaves out the medicine that the line names as not taken, else the medication above. */
  #notTaken(text: string, plain: string): void {
    if (!namesNotTaken(plain)) this.#takeBack(why.notTaken);
    this.#leave(text, why.notTaken);
  }

  #takeBack(reason: string): void {
    const entry = this.#isOpen ? this.#entries.pop() : undefined;
    for (const words of entry?.words ?? []) this.#left.push({ text: words, why: reason });
  }

  #addRow(row: PastedRow, text: string): void {
    if (row.isNotTaken) this.#leave(text, why.notTaken);
    else this.#add(row, text);
  }

  #add({ name, directions, ...rest }: Omit<PastedRow, 'isNotTaken'>, text: string): void {
    const { indication, prescriber, lastFill } = rest;
    const row = {
      name: name.slice(0, longest.name),
      ...given('indication', indication?.slice(0, longest.indication)),
      ...given('prescriber', prescriber?.slice(0, longest.prescriber)),
      ...given('lastFill', lastFill),
    };
    this.#entries.push({ row, words: [text], directions: directions === '' ? [] : [directions] });
    this.#isOpen = true;
  }

  /** Reads a line that continues the directions above it, as columns of a PDF break them. */
  #continue(text: string, plain: string): void {
    const above = this.#isOpen ? this.#entries.at(-1) : undefined;
    const goesOn = /^[\p{Ll}(]|^\d+\s*(?:mg|mcg|ml|hours?|hrs?|days?|units?)\b/u.test(plain);
    const isFree = !readMedicine(plain).isKnown && goesOn;
    if (above === undefined || above.directions.length === 0 || !isFree) this.#leave(text, why.notRead);
    else
      this.#replace({
        ...above,
        words: [...above.words, text],
        directions: [`${above.directions.join('; ')} ${plain}`],
      });
  }

  #extend(above: Entry, text: string, said: Readonly<Record<string, string>>): void {
    const { directions, dose, route, frequency, indication, prescriber, lastFill, note } = said;
    const more = [dose, route, frequency, directions, note].filter(
      (each) => each !== undefined && each !== '',
    );
    const filled = lastFill === undefined ? undefined : isoDay(lastFill);
    const row = {
      ...given('indication', indication?.slice(0, longest.indication)),
      ...given('prescriber', prescriber?.slice(0, longest.prescriber)),
      ...given('lastFill', filled),
      ...above.row,
    };
    const all = [...above.directions, ...more.flatMap((each) => each ?? [])];
    this.#replace({ row, words: [...above.words, text], directions: all });
  }

  #replace(entry: Entry): void {
    this.#entries[this.#entries.length - 1] = entry;
  }

  #leave(text: string, reason: string): void {
    this.#left.push({ text, why: reason });
    // Closes the medication above, since lines below may concern this line.
    this.#isOpen = this.#isOpen && noise.has(plainOf(text).toLowerCase());
  }
}

function plainOf(line: string): string {
  return line.trim().replace(bullet, '').replace(/\s+/g, ' ').trim();
}

function reasonInLine(plain: string, section: ListSection | undefined): string | undefined {
  if (section === 'stopped' || isNotTaken(plain)) return why.notTaken;
  return changing.test(plain) ? why.notRead : undefined;
}

function medicationOf(part: string): Omit<PastedRow, 'isNotTaken'> | undefined {
  const { core, lastFill, prescriber } = withoutAttributes(part.replace(leading, ''));
  const split = splitLine(core);
  if (!namesMedicine(split)) return undefined;
  return { ...split, ...given('lastFill', lastFill), ...given('prescriber', prescriber) };
}

/** Reports whether a line is a name that begins with a word of directions: `Daily multivitamin`. */
function namesAfterAll(plain: string): boolean {
  const [first = ''] = plain.split(' ');
  const rest = splitLine(plain.slice(first.length).trim());
  return /^(?:daily|weekly|nightly|prn)$/iu.test(first) && readMedicine(rest.name).isKnown;
}

/** Splits a line of several medications: `lisinopril 10 mg daily, metformin 500 mg BID`. */
function partsOfLine(plain: string): readonly string[] {
  const parts = plain.split(/\s*[,;]\s+(?:and\s+)?/u).filter((part) => part !== '');
  const isMedication = (part: string) => {
    const { isKnown, strengths } = readMedicine(splitLine(withoutAttributes(part).core).name);
    return isKnown && (strengths.length > 0 || splitLine(part).directions !== '' || parts.length > 2);
  };
  return parts.length > 1 && parts.every(isMedication) ? parts : [plain];
}

function given<Name extends string>(name: Name, value: string | undefined): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {};
  if (value !== undefined && value !== '') given[name] = value;
  return given;
}
