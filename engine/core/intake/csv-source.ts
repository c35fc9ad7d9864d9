import { tidyText } from '../text/clean-text.ts';
import {
  type CsvReader,
  type CsvRecord,
  csvReaderFor,
  hasFirstLine,
  longestCsvRecord,
} from './csv-reader.ts';
import type { FileMapping } from './mapping.ts';
import { planRows, type RowPlan, type RowTarget, recordOfRow } from './row-plan.ts';
import { type ReadLine, type Source, SourceError, type SourceLine } from './source.ts';

/** Reads a CSV file with a header. Throws `SourceError` for a header that cannot be mapped. */
export async function csvSource(
  text: AsyncIterable<string>,
  mapping: FileMapping | undefined,
  target: RowTarget,
): Promise<Source> {
  const records = csvRecords(text, mapping?.delimiter);
  const first = await records.next();
  if (first.done === true) throw new SourceError('The file is empty.');
  const { fields, problem } = first.value;
  if (problem !== undefined) throw new SourceError(`The first line cannot be read. ${problem}`);
  const plan = planRows(fields, mapping, target);
  if (!('columns' in plan)) throw new SourceError(plan.problem);
  return { header: fields.map((name) => tidyText(name)), lines: linesOf(records, plan) };
}

async function* csvRecords(text: AsyncIterable<string>, delimiter?: string): AsyncGenerator<CsvRecord> {
  let reader: CsvReader | undefined;
  for await (const piece of withWholeLine(text)) {
    reader ??= csvReaderFor(piece, delimiter);
    yield* reader.push(piece);
  }
  if (reader !== undefined) yield* reader.finish();
}

/** Joins the first chunks until they contain the whole first line, which decides how the file is read. */
async function* withWholeLine(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start = '';
  let isWhole = false;
  for await (const piece of text) {
    if (isWhole) yield piece;
    else {
      start += piece;
      isWhole = hasFirstLine(start) || start.length > longestCsvRecord;
      if (isWhole) yield start;
    }
  }
  if (!isWhole && start !== '') yield start;
}

async function* linesOf(records: AsyncIterable<CsvRecord>, plan: RowPlan): AsyncGenerator<SourceLine> {
  for await (const { line, fields, problem } of records)
    yield { line, fields, read: () => (problem === undefined ? readRow(fields, plan) : { problem }) };
}

function readRow(fields: readonly string[], plan: RowPlan): ReadLine {
  if (fields.some((field) => field.includes('\uFFFD'))) return { problem: notUtf8 };
  return recordOfRow(plan, fields);
}

/** Problem of a line with bytes that are not UTF-8. */
export const notUtf8 =
  'The line has bytes that are not UTF-8. Name the encoding of the file, such as windows-1252.';
