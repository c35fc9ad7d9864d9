import { csvReaderFor } from '../../../engine/core/intake/csv-reader.ts';
import { tidyText } from '../../../engine/core/text/clean-text.ts';

/** Beginning of a file, read before it is sent. */
export interface FileHead {
  readonly columns: readonly string[];
  /** First rows. */
  readonly rows: readonly (readonly string[])[];
  /** Encoding that the file was read with. */
  readonly encoding: Encoding;
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | typeof westernEncoding;

/** Encoding of files that are not Unicode, as Windows spreadsheets save CSV. */
export const westernEncoding = 'windows-1252';

const mostBytes = 65_536;
const mostRows = 3;

/** Reads the header and some rows of a CSV file; returns a sentence for users if the file is not CSV. */
export async function readHead(
  file: Blob,
  chosen?: Encoding,
): Promise<FileHead | { readonly problem: string }> {
  const bytes = new Uint8Array(await file.slice(0, mostBytes).arrayBuffer());
  if (bytes.length === 0) return { problem: 'The file is empty.' };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return {
      problem: 'The file is compressed. Unpack it, or let the operator stage it by the command line.',
    };
  const encoding = chosen ?? encodingOf(bytes);
  // Decodes as a stream, which omits a character cut at the end.
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  const reader = csvReaderFor(text);
  const records = [...reader.push(text), ...(file.size <= mostBytes ? reader.finish() : [])];
  const [header, ...rows] = records;
  if (header === undefined || header.problem !== undefined)
    return { problem: `The first line cannot be read. ${header?.problem ?? 'It has no end.'}` };
  return {
    encoding,
    columns: header.fields.map((name) => tidyText(name)),
    rows: rows
      .filter(({ problem }) => problem === undefined)
      .slice(0, mostRows)
      .map(({ fields }) => fields),
  };
}

/** Detects the encoding as the gateway does; bytes that are not UTF-8 count as the Windows encoding. */
function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && first !== 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return westernEncoding;
  }
}
