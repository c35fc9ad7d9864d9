/** Record of a CSV file: one line, or several where a quoted field holds line ends. */
export interface CsvRecord {
  /** Line on which the record begins, counted from 1. */
  readonly line: number;
  readonly fields: readonly string[];
  /** Reason why the fields cannot be trusted, as a sentence. */
  readonly problem?: string;
}

/**
 * Maximum number of characters of a record, so that an unclosed quote does not load the rest of the file into
 * memory.
 */
export const longestCsvRecord = 1_048_576;

const tooLong = 'The line is longer than 1,048,576 characters.';
const notClosed = 'A field begins with a quote that is not closed.';

/**
 * Reader of comma-separated values (RFC 4180), one record in memory at a time. Line ends: LF or CRLF, or CR throughout;
 * empty lines are skipped. An unclosed quote loses only its line.
 */
export class CsvReader {
  readonly #delimiter: string;
  readonly #endsByReturn: boolean;
  readonly #firstLine: number;
  #rest = '';
  #line = 1;
  /** True while the rest of an overlong line is skipped. */
  #isSkipping = false;

  /** Skips the records before line `firstLine`, counted from 1. */
  constructor(delimiter = ',', { endsByReturn = false, firstLine = 1 } = {}) {
    this.#delimiter = delimiter;
    this.#endsByReturn = endsByReturn;
    this.#firstLine = firstLine;
  }

  /** Yields the records that are complete so far. */
  *push(text: string): Generator<CsvRecord> {
    this.#rest += this.#endsByReturn ? text.replaceAll('\r', '\n') : text;
    yield* this.#take(false);
  }

  /** Reads the text after the last line end. */
  *finish(): Generator<CsvRecord> {
    yield* this.#take(true);
  }

  *#take(isEnd: boolean): Generator<CsvRecord> {
    let start = 0;
    while (start < this.#rest.length) {
      const found = this.#isSkipping ? this.#skip(start) : this.#next(start, isEnd);
      if (found === undefined) break;
      start = found.end;
      this.#line += found.lines;
      if (found.record !== undefined && found.record.line >= this.#firstLine) yield found.record;
    }
    this.#rest = this.#rest.slice(start);
    if (isEnd) this.#rest = '';
  }

  #skip(start: number): Found {
    const end = this.#rest.indexOf('\n', start);
    if (end < 0) return { end: this.#rest.length, lines: 0 };
    this.#isSkipping = false;
    return { end: end + 1, lines: 1 };
  }

  #next(start: number, isEnd: boolean): Found | undefined {
    const feed = this.#rest.indexOf('\n', start);
    if (feed < 0 && !isEnd) return this.#unfinished(start);
    const end = feed < 0 ? this.#rest.length : feed;
    const after = feed < 0 ? end : feed + 1;
    const text = withoutReturn(this.#rest.slice(start, end));
    if (text.length > longestCsvRecord) return this.#bad(after, tooLong);
    if (!text.includes('"')) return this.#good(text === '' ? [] : text.split(this.#delimiter), after, 1);
    return this.#quoted(start, after, isEnd);
  }

  /** Waits for more text, unless the line is already too long. */
  #unfinished(start: number): Found | undefined {
    if (this.#rest.length - start <= longestCsvRecord) return undefined;
    this.#isSkipping = true;
    return { ...this.#bad(this.#rest.length, tooLong), lines: 0 };
  }

  #quoted(start: number, afterLine: number, isEnd: boolean): Found | undefined {
    const read = readQuoted(this.#rest, start, this.#delimiter);
    if (read.kind === 'open') {
      const mayGoOn = !isEnd && this.#rest.length - start <= longestCsvRecord;
      // Rejects only the first line of an unclosed quote, and reads the following lines again as records of
      // their own.
      return mayGoOn ? undefined : this.#bad(afterLine, notClosed);
    }
    if (read.kind === 'ends' && !isEnd && read.end >= this.#rest.length && !this.#rest.endsWith('\n'))
      return undefined;
    const lines = countOf('\n', this.#rest, start, read.end);
    if (read.kind === 'bad') return this.#bad(afterLine, read.problem);
    return this.#good(read.fields, read.end, lines);
  }

  #good(fields: readonly string[], end: number, lines: number): Found {
    return fields.length === 0 ? { end, lines } : { end, lines, record: { line: this.#line, fields } };
  }

  #bad(end: number, problem: string): Found {
    return { end, lines: 1, record: { line: this.#line, fields: [], problem } };
  }
}

interface Found {
  /** Position after the line end. */
  readonly end: number;
  readonly lines: number;
  readonly record?: CsvRecord;
}

type Quoted =
  | { readonly kind: 'ends'; readonly fields: readonly string[]; readonly end: number }
  | { readonly kind: 'bad'; readonly problem: string; readonly end: number }
  | { readonly kind: 'open' };

/** Reads a record with a quoted field. */
function readQuoted(text: string, start: number, delimiter: string): Quoted {
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at, delimiter);
    if (field === undefined) return { kind: 'open' };
    fields.push(field.value);
    at = field.end;
    if (text.startsWith(delimiter, at)) {
      at += delimiter.length;
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (at >= text.length) return { kind: 'ends', fields, end: at };
    if (text[at] === '\n') return { kind: 'ends', fields, end: at + 1 };
    const problem = 'Behind the closing quote of a field stands something else than the end of the field.';
    return { kind: 'bad', problem, end: at };
  }
}

interface FieldRead {
  readonly value: string;
  readonly end: number;
}

function quotedField(text: string, start: number): FieldRead | undefined {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

/** Reads an unquoted field; a quote inside of it is an ordinary character. */
function plainField(text: string, start: number, delimiter: string): FieldRead {
  const feed = text.indexOf('\n', start);
  const lineEnd = feed < 0 ? text.length : feed;
  const next = text.indexOf(delimiter, start);
  const end = next < 0 || next > lineEnd ? lineEnd : next;
  return { value: end === lineEnd ? withoutReturn(text.slice(start, end)) : text.slice(start, end), end };
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function countOf(sign: string, text: string, from: number, until: number): number {
  let count = 0;
  for (let at = text.indexOf(sign, from); at >= 0 && at < until; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}

const delimiters = [',', ';', '\t', '|'];

/**
 * Creates the reader for a file from its beginning, which the caller must still push. A first line such as
 * `sep=;` (written by spreadsheet programs) sets the delimiter and is no record.
 */
export function csvReaderFor(start: string, delimiter?: string): CsvReader {
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  const [, named] = /^"?sep=([^"])"?$/i.exec(firstLine) ?? [];
  return new CsvReader(delimiter ?? named ?? delimiterOf(firstLine), {
    endsByReturn: !start.includes('\n'),
    firstLine: named === undefined ? 1 : 2,
  });
}

/** Reports whether a text contains its whole first line, with the line end. */
export function hasFirstLine(start: string): boolean {
  return /\n|\r./s.test(start);
}

/** Finds the delimiter of a file: the candidate that is most frequent in the first line, outside of quotes. */
export function delimiterOf(firstLine: string): string {
  const bare = firstLine.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ',';
}
