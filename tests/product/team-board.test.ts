import { beforeEach, describe, expect, it } from 'vitest';
import type { PeriodReportAnswer, PresentReportAnswer } from '../../engine/core/protocol/report-answer.ts';
import { presentFileRows } from '../../engine/react/report/report-values.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

const ready = 'Ready for Initiating Call';
const consult = 'Ready for Consult';

const inState = (id: string, name: string, rest = {}) =>
  patient(id, { currentWorkflowState: { name }, ...rest });

describe.each(databaseHosts)('the team board on $name', (host) => {
  let now = '2026-11-02T12:00:00Z';
  const { as, load, query } = useProductGateway({ clock: () => new Date(now) }, host);

  const at = async (moment: string, records: Parameters<typeof load>[0]) => {
    now = moment;
    await load(records);
  };

  beforeEach(async () => {
    await at('2026-11-02T12:00:00Z', [inState('ria', ready), inState('ana', ready), inState('tom', consult)]);
    await at('2026-11-03T12:00:00Z', [
      inState('nils', ready, { managingOrganization: { id: 'NORTH' } }),
      inState('ria', ready),
    ]);
    await at('2026-11-10T12:00:00Z', [inState('ana', consult, { nextReviewDate: '2026-11-01' })]);
    now = '2026-11-12T12:00:00Z';
  });

  const read = async (name: string, who = 'clinical') => {
    const { status, body } = await as(who)('GET', `/api/regimen/report/${name}`);
    expect([status, body['message']]).toEqual([200, undefined]);
    return body as unknown as PresentReportAnswer;
  };
  const valuesOf = ({ rows, columns }: PresentReportAnswer, group: string, organization = '') => {
    const row = rows.find((each) => each.organization === organization && each.group === group);
    return row && Object.fromEntries(columns.map(({ title }, index) => [title, row.values[index]]));
  };

  it('says how many wait for how long in each state: since they came there, not since they were last saved', async () => {
    const report = await read('states');
    expect(valuesOf(report, ready)).toMatchObject({
      Members: 1,
      'Up to 2 Days': 0,
      '8 to 14 Days': 1,
      Longest: 10,
    });
    expect(valuesOf(report, consult)).toMatchObject({ Members: 2, 'Up to 2 Days': 1, Longest: 10 });
    expect(valuesOf(report, '', 'EMTM')).toMatchObject({ Members: 3 });
    expect(report.groups).toContainEqual({ name: consult, title: 'Ready for Consult' });
  });

  it('says how many were in each state on each day', async () => {
    const { days } = await read('states');
    const on = (day: string) =>
      Object.fromEntries(days.filter((each) => each.day === day).map(({ group, count }) => [group, count]));
    expect(on('2026-11-01')).toEqual({});
    expect(on('2026-11-02')).toEqual({ [ready]: 2, [consult]: 1 });
    expect(on('2026-11-09')).toEqual({ [ready]: 2, [consult]: 1 });
    expect(on('2026-11-10')).toEqual({ [ready]: 1, [consult]: 2 });
    expect(on('2026-11-12')).toEqual({ [ready]: 1, [consult]: 2 });
  });

  it('says what is late and what is due, by kind of work', async () => {
    await load([
      {
        entity: 'scheduled-interaction',
        record: {
          ...{ _id: 's1', type: 'patient.scheduled-interaction', subject: 'ria', workflowIteration: 1 },
          ...{
            currentYear: 2026,
            callType: 'initiatinginteraction',
            scheduledForDate: '2026-11-15T09:00:00Z',
          },
        },
      },
    ]);
    const report = await read('deadlines');
    expect(valuesOf(report, 'Scheduled calls')).toMatchObject({ Open: 1, Overdue: 0, 'In 1 to 7 Days': 1 });
    expect(valuesOf(report, 'Next engagement')).toMatchObject({ Open: 1, Overdue: 1, 'Over 7 Days Late': 1 });
  });

  it('counts nothing of other organizations, and is for clinical administrators [FAULT-43]', async () => {
    for (const address of ['states', 'states?organization=NORTH', 'deadlines', 'calls']) {
      const { rows } = await read(address);
      expect(rows.filter(({ organization }) => organization === 'NORTH')).toEqual([]);
    }
    expect((await read('states?organization=NORTH')).days).toEqual([]);
    for (const path of [
      'report/states',
      'report/deadlines/export',
      'report/calls',
      'patient/reservations/team',
    ])
      expect([path, (await as('pharmacist')('GET', `/api/regimen/${path}`)).status]).toEqual([path, 403]);
  });

  it('follows a patient who changes organization or goes', async () => {
    await load([inState('ria', ready, { managingOrganization: { id: 'NORTH' } })]);
    expect(valuesOf(await read('states'), ready)).toBeUndefined();
    await load([inState('tom', consult, { status: 'inactive' })]);
    expect(valuesOf(await read('states'), consult)).toMatchObject({ Members: 1 });
  });

  it('counts calls by day, those that spoke with someone apart', async () => {
    const call = (id: string, day: string, successful: boolean) => ({
      entity: 'interaction',
      record: {
        ...{ _id: id, type: 'patient.interaction', subject: 'ria', app: 'Initiating Call' },
        ...{
          workflowIteration: 1,
          currentYear: 2026,
          record: { attempt: 1, dateRecorded: `${day}T10:00:00Z`, successful },
        },
      },
    });
    await load([
      call('c1', '2026-11-10', true),
      call('c2', '2026-11-10', false),
      call('c3', '2026-11-11', false),
      call('old', '2026-09-01', true),
    ]);
    const { body } = await as('clinical')('GET', '/api/regimen/report/calls');
    const { from, to, period, rows } = body as unknown as PeriodReportAnswer;
    expect([period, from, to]).toEqual(['day', '2026-10-13', '2026-11-12']);
    const own = rows.filter(({ organization }) => organization === 'EMTM');
    expect(own.map((row) => [row.period, ...row.values])).toEqual([
      ['', 3, 1, 1 / 3, 0],
      ['2026-11-10', 2, 1, 1 / 2, 0],
      ['2026-11-11', 1, 0, 0, 0],
    ]);
    for (const wrong of ['?from=2026-11', '?to=2026-11-45'])
      expect([wrong, (await as('clinical')('GET', `/api/regimen/report/calls${wrong}`)).status]).toEqual([
        wrong,
        400,
      ]);
  });

  it('goes into a file, and leaves its trace', async () => {
    const { body } = await as('clinical')('GET', '/api/regimen/report/states/export');
    expect(
      presentFileRows(body as unknown as PresentReportAnswer, ['Organization', 'Group'])[1]?.slice(0, 3),
    ).toEqual(['EMTM Care Network', consult, '2']);
    const { rows } = await query("select details from audit where action = 'export'");
    expect(rows).toEqual([{ details: { report: 'team-states' } }]);
  });

  it('says who works on whom, of the organizations of whoever asks', async () => {
    await as('pharmacist')('POST', '/api/regimen/patient/reservations', {
      ...{ email: 'pharmacist@demo.test', patientId: 'ria' },
    });
    const { body } = await as('clinical')('GET', '/api/regimen/patient/reservations/team');
    expect(body['rows']).toMatchObject([{ email: 'pharmacist@demo.test', patientId: 'ria' }]);
    const [row] = body['rows'] as readonly { readonly patientName?: string }[];
    expect(row?.patientName).toBe('Pat Person');
  });
});
