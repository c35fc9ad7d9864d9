import { open, rm } from 'node:fs/promises';
import { toCsv } from '../../../engine/core/text/csv.ts';

/** File of every rejected line with its number and reason, readable by its owner only. */
export interface RejectedReport {
  readonly add: (lines: readonly RejectedLine[]) => Promise<void>;
  /** Waits until everything added is on disk; yields the length of the file. */
  readonly written: () => Promise<number>;
  /** Removes the file when no line was rejected. */
  readonly remove: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RejectedLine {
  readonly line: number;
  readonly reason: string;
  readonly fields: readonly string[];
}

/** Maximum of characters of a field in the report; longer fields are cut. */
const longestField = 2_000;

/** Opens an empty report, or truncates it to the length that an interrupted staging had reached. */
export async function openRejectedReport(
  path: string,
  header: readonly string[],
  reached?: number,
): Promise<RejectedReport> {
  const file = await open(path, reached === undefined ? 'w' : 'r+', 0o600);
  let end = reached ?? 0;
  let synced: number | undefined;
  await file.truncate(end);
  const write = async (text: string) => {
    const bytes = Buffer.from(text);
    await file.write(bytes, 0, bytes.length, end);
    end += bytes.length;
  };
  if (reached === undefined) await write(toCsv([['Line', 'Reason', ...header]]));
  return {
    add: (lines) => (lines.length === 0 ? Promise.resolve() : write(lines.map(csvRowOf).join(''))),
    async written() {
      if (synced !== end) await file.datasync();
      synced = end;
      return end;
    },
    remove: () => rm(path),
    close: () => file.close(),
  };
}

/** Formats a rejected line as CSV, without a byte order mark, which only the start of the report has. */
export function csvRowOf({ line, reason, fields }: RejectedLine): string {
  return toCsv([[String(line), reason, ...fields.map((text) => cut(text))]]).slice(1);
}

/** Cuts a field and replaces the characters (NUL, lone surrogates) that the store of a job's report refuses. */
function cut(text: string): string {
  const storable = text.slice(0, longestField).toWellFormed().replaceAll('\0', '\uFFFD');
  return text.length > longestField ? `${storable}…` : storable;
}
