import { beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { PeriodReportAnswer } from '../../engine/core/protocol/report-answer.ts';
import { fileRows } from '../../engine/react/report/report-values.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient, today } from './harness/records.ts';

const [accepted, changed, declined, unreached] = [
  ...['385645004', 'accepted-with-change', '443390004', '385660001'],
];

function recommendation(id: string, prescriber?: string, member?: string): JsonObject {
  const answer = (code: string | undefined) =>
    code === undefined ? {} : { status: { snowMedCode: code }, date: '2026-11-10' };
  return {
    ...{ id, includeInPrescriber: true, includeInMap: member !== undefined },
    ...{ prescriberResponse: answer(prescriber), patientResponse: answer(member) },
  };
}

function review(id: string, rest: JsonObject = {}) {
  const record = {
    ...{ _id: id, type: 'patient.review', subject: 'ria', version: 2, reviewDate: '2026-10-02' },
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)' },
    ...{ published: true, publishedDate: '2026-10-03T09:00:00Z', riskScoresNormalized: { total: 20 } },
    ...rest,
  };
  return { entity: 'review', record };
}

function letter(id: string, rest: JsonObject = {}) {
  const record = {
    ...{ _id: id, type: 'patient.delivery', subject: 'ria', review: 'r1', recipient: 'member', way: 'print' },
    ...{ publishedOn: '2026-10-03T09:00:00Z', status: 'sent', sentOn: '2026-10-07T08:00:00Z', ...rest },
  };
  return { entity: 'delivery', record };
}

describe('the report of safety reviews', () => {
  const { as, load, query } = useProductGateway({ clock: () => new Date(`${today}T12:00:00Z`) });

  beforeEach(() =>
    load([
      patient('ria', {}),
      patient('nils', { managingOrganization: { id: 'NORTH' } }),
      review('r1', {
        recommendations: [recommendation('a', accepted, changed), recommendation('b', declined)],
      }),
      review('r2', {
        riskScoreBefore: 24,
        recommendations: [recommendation('c', unreached), recommendation('d')],
      }),
      review('r3', { reviewDate: '2026-11-05', published: false, publishedDate: undefined, draft: true }),
      review('r4', { subject: 'nils', recommendations: [recommendation('e', accepted)] }),
      review('old', { publishedDate: '2024-01-31T23:00:00Z' }),
      letter('l1'),
      letter('l2', { sentOn: '2026-11-02T08:00:00Z' }),
      letter('l3', { status: 'queued', sentOn: undefined }),
      letter('l4', { subject: 'nils', review: 'r4', sentOn: '2026-10-30T08:00:00Z' }),
    ]),
  );

  const read = async (rest = '', who = 'clinical') => {
    const { status, body } = await as(who)('GET', `/api/regimen/report/reviews${rest}`);
    expect([status, body['message']]).toEqual([200, undefined]);
    return body as unknown as PeriodReportAnswer;
  };
  /** Reads the values of a row of the report by the titles of their columns. */
  const valuesOf = ({ rows, columns }: PeriodReportAnswer, organization: string, period: string) => {
    const row = rows.find((each) => each.organization === organization && each.period === period);
    return row && Object.fromEntries(columns.map(({ title }, index) => [title, row.values[index]]));
  };

  it('counts completion, responses, acceptance, the score before and after and the days to mail, by organization and month', async () => {
    const report = await read();
    expect([report.from, report.to]).toEqual(['2025-12', '2026-11']);
    expect(valuesOf(report, 'EMTM', '2026-10')).toEqual({
      ...{ Reviews: 2, Published: 2, Completion: 1, Recommendations: 5, 'Response Rate': 3 / 5 },
      ...{ 'Acceptance Rate': 2 / 3, 'Score Before': 24, 'Score After': 20 },
      ...{ Letters: 2, 'Days to Mail': 17 },
    });
    expect(valuesOf(report, 'EMTM', '2026-11')).toMatchObject({
      ...{ Reviews: 1, Published: 0, Completion: 0, Recommendations: 0 },
      ...{ 'Response Rate': null, 'Acceptance Rate': null, 'Score Before': null },
    });
    expect(valuesOf(report, '', '')).toMatchObject({ Reviews: 3, Published: 2, Completion: 2 / 3 });
    const all = await read('?from=2024-01&to=2026-11');
    expect(valuesOf(all, 'EMTM', '2024-01')).toMatchObject({ Reviews: 1 });
  });

  it('counts nothing of other organizations, whatever the address says, and is for clinical administrators [FAULT-43]', async () => {
    for (const address of ['', '?organization=NORTH', '?organization=org:NORTH']) {
      const { rows, organizations } = await read(address);
      expect(rows.filter(({ organization }) => organization === 'NORTH')).toEqual([]);
      expect(organizations).toEqual([{ id: 'EMTM', name: 'EMTM Care Network' }]);
    }
    expect((await read('?organization=NORTH')).rows).toEqual([]);
    for (const who of ['pharmacist', 'admin'])
      expect([who, (await as(who)('GET', '/api/regimen/report/reviews')).status]).toEqual([who, 403]);
    for (const wrong of ['?from=2026', '?to=2026-13', "?from=2026-01'--"])
      expect([wrong, (await as('clinical')('GET', `/api/regimen/report/reviews${wrong}`)).status]).toEqual([
        wrong,
        400,
      ]);
  });

  it('follows a save, and a patient who changes organization', async () => {
    await load([review('r3', { publishedDate: '2026-11-06T09:00:00Z' })]);
    expect(valuesOf(await read(), 'EMTM', '2026-11')).toMatchObject({ Published: 1, Completion: 1 });
    await load([patient('ria', { managingOrganization: { id: 'NORTH' } })]);
    expect((await read()).rows).toEqual([]);
    await load([patient('ria', {})]);
    expect(valuesOf(await read(), 'EMTM', '2026-10')).toMatchObject({ Reviews: 2 });
  });

  it('goes into a file that no spreadsheet runs, and leaves its trace', async () => {
    const { status, body } = await as('clinical')(
      'GET',
      '/api/regimen/report/reviews/export?from=2026-10&to=2026-10',
    );
    expect(status).toBe(200);
    expect(fileRows(body as unknown as PeriodReportAnswer, ['Organization', 'Month'])).toEqual([
      [
        ...['Organization', 'Month', 'Reviews', 'Published', 'Completion', 'Recommendations'],
        ...['Response Rate', 'Acceptance Rate', 'Score Before', 'Score After', 'Letters', 'Days to Mail'],
      ],
      ['EMTM Care Network', '2026-10', '2', '2', '1', '5', '0.6', '0.6667', '24', '20', '2', '17'],
    ]);
    const { rows } = await query("select author, details from audit where action = 'export'");
    expect(rows).toEqual([{ author: 'user-clinical', details: { report: 'safety-reviews' } }]);
  });
});
