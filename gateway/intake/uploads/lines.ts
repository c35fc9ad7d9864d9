import { toCsv } from '../../../engine/core/text/csv.ts';
import type { Queryable } from '../../store/database.ts';
import type { RejectedLine, RejectedReport } from '../staging/rejected-report.ts';
import { csvRowOf } from '../staging/rejected-report.ts';

/** Maximum of rejected lines kept: more would not help, since so many mean that the mapping is wrong. */
export const mostRejected = 20_000;

/** Opens the rejected lines of a job in the store, after those of an interrupted run. */
export async function openJobReport(
  database: Queryable,
  job: string,
  { header, reached }: { readonly header: readonly string[]; readonly reached?: number },
): Promise<RejectedReport> {
  let end = reached ?? 0;
  await database.query('delete from upload_line where job = $1 and place >= $2', [job, end]);
  async function write(rows: readonly string[]): Promise<void> {
    const kept = rows.slice(0, Math.max(0, mostRejected + 1 - end));
    await database.query(
      `insert into upload_line (job, place, content)
       select $1, $2::int + place - 1, content from unnest($3::text[]) with ordinality as given (content, place)`,
      [job, end, kept],
    );
    end += rows.length;
  }
  if (reached === undefined) await write([toCsv([['Line', 'Reason', ...header]])]);
  return {
    add: (lines: readonly RejectedLine[]) =>
      lines.length === 0 ? Promise.resolve() : write(lines.map(csvRowOf)),
    written: async () => end,
    remove: async () => void (await database.query('delete from upload_line where job = $1', [job])),
    close: async () => undefined,
  };
}

/** Reads the file of a job's rejected lines. */
export async function rejectedLines(database: Queryable, job: string): Promise<string> {
  const { rows } = await database.query<{ content: string }>(
    'select content from upload_line where job = $1 order by place',
    [job],
  );
  return rows.map(({ content }) => content).join('');
}
