import type { ReportDescriptor } from '../../../engine/core/product/report.ts';
import { readReport } from '../../../gateway/search/reports/read-report.ts';
import { createReport, figuresOf, reportTable } from '../../../gateway/search/reports/report-rows.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { databaseHosts } from '../../../gateway/testing/database-hosts.ts';
import { product } from '../../../generated/product.ts';
import { manyOrganizations } from './many-patients.ts';
import { median } from './throughput.ts';

const patients = 1_000_000;
const runs = 7;
/** Milliseconds that a report may take. */
const aim = 2_000;

/**
 * Measures a report over the reviews of a million patients, one each, over five years and twelve organizations. Fills
 * the derived table directly, since the report reads nothing else.
 */
export async function benchReports(): Promise<readonly string[]> {
  const report = product.reports?.['safety-reviews'];
  if (report === undefined) throw new Error('There is no report "safety-reviews".');
  const bench = { ...report, name: 'bench' };
  const lines: string[] = [];
  for (const host of databaseHosts) {
    const { database, stop } = await host.open();
    for (const statement of createReport(bench)) await database.query(statement);
    await fill(database, reportTable(bench), figuresOf(bench).length);
    await database.query(`vacuum (analyze) ${reportTable(bench)}`);
    lines.push(...(await measure(database, bench, host.name)));
    await stop();
  }
  return lines;
}

async function measure(
  database: Queryable,
  report: ReportDescriptor,
  host: string,
): Promise<readonly string[]> {
  const year = { organizations: manyOrganizations, from: '2026-01', to: '2026-12' };
  const questions = {
    'a year of the largest organization': { ...year, organizations: manyOrganizations.slice(0, 1) },
    'a year of all twelve': year,
    'five years of all twelve': { ...year, from: '2022-01' },
  };
  const lines: string[] = [];
  for (const [name, query] of Object.entries(questions)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      await readReport(database, report, query);
      times.push(performance.now() - started);
    }
    const taken = median(times);
    lines.push(
      `${host}, ${patients.toLocaleString('en-US')} patients, ${name}: ${Math.round(taken)} ms (${taken < aim ? 'within' : 'over'} ${aim} ms)`,
    );
  }
  return lines;
}

/** Squares the share, so that the first organizations are the largest. */
async function fill(database: Queryable, table: string, figures: number): Promise<void> {
  const values = Array.from(
    { length: figures },
    (_, n) => `((number * ${n + 7}) % ${n + 3})::double precision`,
  );
  const names = manyOrganizations.map((name) => `'${name}'`).join(', ');
  await database.query(
    `insert into ${table} select 'patient.review', 'many-' || number,
       (array[${names}])[1 + floor(pow((number * 7919 % 1000) / 1000.0, 2) * 12)::int],
       to_char(date '2022-01-01' + (number * 31 % 1826)::int, 'YYYY-MM'), ${values.join(', ')}
     from generate_series(1, $1::bigint) as number`,
    [patients],
  );
}
