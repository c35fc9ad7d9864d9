import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { patient } from './harness/records.ts';

const api = '/api/regimen';

/**
 * Day of these tests, a Wednesday; Thursday is Thanksgiving, so the following business days are Friday, Monday and
 * Tuesday.
 */
const today = '2026-11-25';

function dayAt(days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const owned = { workflowIteration: 1, currentYear: 2026, user: 'user-pharmacist' };

/** Record that gives a patient a value of each statistic: a record about the patient, or the patient. */
const recordsWith: Readonly<Record<string, (subject: string, day: string) => LoadRecord>> = {
  last_call: (subject, day) => ({
    entity: 'interaction',
    record: {
      ...{ _id: `call-${subject}`, type: 'patient.interaction', subject, ...owned, app: 'Follow-up Call' },
      record: {
        ...{ dateRecorded: `${day}T23:30:00Z`, direction: 'member', interaction: 'nonworkflow' },
        ...{ attempt: 1, successful: true, description: 'Asked.' },
      },
    },
  }),
  next_call: (subject, day) => ({
    entity: 'scheduled-interaction',
    record: {
      ...{ _id: `plan-${subject}`, type: 'patient.scheduled-interaction', subject, ...owned },
      ...{
        callType: 'initiatinginteraction',
        scheduledForDate: `${day}T09:00:00Z`,
        record: { description: 'Call.' },
      },
    },
  }),
  due_date: (subject, day) => review(subject, { dueDate: day }),
  last_review: (subject, day) => review(subject, { published: true, publishedDate: `${day}T09:00:00Z` }),
  next_review: (subject, day) => patient(subject, { nextReviewDate: day }),
};

function review(subject: string, rest: JsonObject): LoadRecord {
  const record = {
    ...{ _id: `review-${subject}`, type: 'patient.review', subject, version: 2, reviewDate: '2026-01-02' },
    createdOn: '2026-01-02T09:00:00Z',
    ...{ workflowIteration: 1, currentYear: 2026, reviewType: 'Medication Safety Review (MSR)', ...rest },
  };
  return { entity: 'review', record };
}

describe('the choices of a queue', () => {
  const { as, load } = useProductGateway({ clock: () => new Date(`${today}T12:00:00Z`) });
  /** Reads the second page, if there is one. */
  const next = async ({ total }: JsonObject, condition: JsonObject) => {
    if (Number(total) <= 10) return [];
    const sent = { filters: [condition], from: 10 };
    return (await as('pharmacist')('POST', `${api}/queue/run`, sent)).body['hits'] as readonly JsonObject[];
  };
  const found = async (condition: JsonObject) => {
    const { status, body } = await as('pharmacist')('POST', `${api}/queue/run`, { filters: [condition] });
    expect(status).toBe(200);
    const hits = [...(body['hits'] as readonly JsonObject[]), ...(await next(body, condition))];
    return hits
      .map(({ id }) => String(id))
      .filter((id) => id !== 'ana' && id !== 'nora')
      .toSorted();
  };
  const option = (statType: string, filterTerm: string) =>
    found({ statType, queryType: 'range', filterTerm });

  /** Loads a patient for each offset in days from today. */
  const loadDays = async (statType: string, days: readonly number[]) => {
    for (const count of days) {
      const id = idOf(count);
      const make = recordsWith[statType];
      if (make === undefined) throw new Error(statType);
      await load(statType === 'next_review' ? [] : [patient(id, {})]);
      await load([make(id, dayAt(count))]);
    }
  };
  const idOf = (count: number) => `day${count < 0 ? 'minus' : 'plus'}${Math.abs(count)}`;

  /** Lists the offsets in days whose patients each choice finds. */
  const daysFound = async (statType: string, codes: readonly string[], days: readonly number[]) => {
    await loadDays(statType, days);
    const answers: Record<string, readonly number[]> = {};
    for (const code of codes) {
      const ids = await option(statType, code);
      answers[code] = days.filter((count) => ids.includes(idOf(count)));
    }
    return answers;
  };

  it('counts business days to a due date, over a weekend and a holiday [DASH-17]', async () => {
    const codes = ['past', 'today', '1-day', '2-days', '3-days'];
    expect(await daysFound('due_date', codes, [-400, -1, 0, 1, 2, 4, 5, 6, 7])).toEqual({
      past: [-400, -1],
      // Expects two days, since patients due on Thanksgiving, a holiday, count as due today.
      today: [0, 1],
      '1-day': [2, 4],
      '2-days': [5],
      '3-days': [6],
    });
  });

  it('finds a last call by full weeks that have passed [DASH-18]', async () => {
    const codes = ['1-week', '2-weeks', '3-weeks', '4-weeks', '5-weeks'];
    const days = [-6, -7, -13, -14, -20, -21, -27, -28, -34, -35, -41, -42];
    expect(await daysFound('last_call', codes, days)).toEqual({
      '1-week': [-7, -13],
      '2-weeks': [-14, -20],
      '3-weeks': [-21, -27],
      '4-weeks': [-28, -34],
      '5-weeks': [-35, -41],
    });
  });

  it('finds a next call in the past, in the future and within weeks [DASH-19]', async () => {
    const codes = ['past', 'future', '1-week', '2-weeks', '3-weeks', '4-weeks', '5-weeks'];
    const days = [-30, -1, 0, 7, 8, 14, 15, 21, 22, 28, 29, 35, 36];
    const through = (last: number) => days.filter((count) => count >= 0 && count <= last);
    expect(await daysFound('next_call', codes, days)).toEqual({
      past: [-30, -1],
      future: through(400),
      '1-week': through(7),
      '2-weeks': through(14),
      '3-weeks': through(21),
      '4-weeks': through(28),
      '5-weeks': through(35),
    });
  });

  it('finds a next review within 10, 20, 30 and 40 days [DASH-20]', async () => {
    const codes = ['10-days', '20-days', '30-days', '40-days'];
    expect(await daysFound('next_review', codes, [-1, 0, 10, 11, 20, 21, 30, 31, 40, 41])).toEqual({
      '10-days': [0, 10],
      '20-days': [0, 10, 11, 20],
      '30-days': [0, 10, 11, 20, 21, 30],
      '40-days': [0, 10, 11, 20, 21, 30, 31, 40],
    });
  });

  it('finds a last review 60 and 90 days ago and longer, and who never had one [DASH-21]', async () => {
    const codes = ['60-plus-days', '90-plus-days'];
    await load([patient('never', {})]);
    expect(await daysFound('last_review', codes, [-59, -60, -89, -90, -500])).toEqual({
      '60-plus-days': [-60, -89, -90, -500],
      '90-plus-days': [-90, -500],
    });
    expect(await option('last_review', 'none')).toEqual(['never']);
  });

  it('finds ages from the birthday to the day before the next bracket [DASH-22]', async () => {
    const brackets = [18, 36, 51, 61, 71, 81, 91];
    const codes = ['18-35', '36-50', '51-60', '61-70', '71-80', '81-90', '91-plus'];
    // Loads a patient with a birthday today and one with a birthday tomorrow, since a person who turns 18 tomorrow is
    // in no bracket yet.
    for (const age of brackets) {
      await load([
        patient(`turns-${age}`, { dob: `${2026 - age}-11-25` }),
        patient(`before-${age}`, { dob: `${2026 - age}-11-26` }),
      ]);
    }
    for (const [index, code] of codes.entries()) {
      const [age, next] = [brackets[index], brackets[index + 1]];
      const expected = [`turns-${age}`, ...(next === undefined ? [] : [`before-${next}`])];
      expect([code, await option('dob', code)]).toEqual([code, expected.toSorted()]);
    }
  });

  it('offers the years from this one back to 2016, and finds them [DASH-23]', async () => {
    const { body } = await as('pharmacist')('GET', `${api}/queue/statistics`);
    const year = (body['rows'] as readonly JsonObject[]).find(({ name }) => name === 'year');
    const offered = (year?.['values'] ?? []) as readonly JsonObject[];
    expect(offered.map(({ value }) => value)).toEqual([
      2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016,
    ]);
    await load([patient('old', { currentWorkflowState: { name: 'Complete', year: 2016 } })]);
    await load([patient('new', { currentWorkflowState: { name: 'Complete', year: 2026 } })]);
    expect(await found({ statType: 'year', queryType: 'term', term: 2016 })).toEqual(['old']);
    expect(await found({ statType: 'year', queryType: 'term', term: 2026 })).toEqual(['new']);
  });

  it('finds with a range who has no value too, where that is wanted', async () => {
    await loadDays('last_call', [-14, -15]);
    await load([patient('never', {})]);
    const longAgo = { statType: 'last_call', queryType: 'range', lte: -15 };
    expect(await found(longAgo)).toEqual([idOf(-15)]);
    expect(await found({ ...longAgo, orMissing: true })).toEqual([idOf(-15), 'never'].toSorted());
    const between = { statType: 'last_call', queryType: 'range', gte: -14, lte: -14, orMissing: true };
    expect(await found(between)).toEqual([idOf(-14), 'never'].toSorted());
    await load([recordsWith['next_review']?.('planned', dayAt(5)) ?? patient('planned', {})]);
    const soon = { statType: 'next_review', queryType: 'range', gte: 0, lte: 4, orMissing: true };
    expect(await found(soon)).toEqual([idOf(-14), idOf(-15), 'never'].toSorted());
    expect(await found({ ...soon, lte: 5 })).toContain('planned');
    expect(await found({ ...soon, orMissing: false })).toEqual([]);
  });

  it('takes any number of days, and any years of age, counted from the day it is run on [DASH-12] [DASH-13]', async () => {
    await loadDays('last_call', [-13, -14, -15, -60]);
    expect(await found({ statType: 'last_call', queryType: 'range', lte: -15 })).toEqual([
      idOf(-15),
      idOf(-60),
    ]);
    expect(await found({ statType: 'last_call', queryType: 'range', gte: -14, lte: -14 })).toEqual([
      idOf(-14),
    ]);
    const days = { statType: 'last_call', queryType: 'range', gte: dayAt(-14), lte: dayAt(-13) };
    expect(await found(days)).toEqual([idOf(-13), idOf(-14)]);
    await load([patient('seventy', { dob: '1955-11-26' }), patient('eighty', { dob: '1946-11-25' })]);
    expect(await found({ statType: 'dob', queryType: 'range', gte: 80, lte: 80 })).toEqual(['eighty']);
    expect(await found({ statType: 'dob', queryType: 'range', lte: 70 })).toEqual(['seventy']);
  });

  it('sorts who was never called as called longest ago, and whoever lacks another value last, both ways [DASH-25]', async () => {
    await loadDays('last_call', [-20, -10]);
    await load([
      patient('planned', { nextReviewDate: dayAt(5) }),
      patient('later', { nextReviewDate: dayAt(9) }),
    ]);
    const inOrder = async (by: string, descending: boolean, among: readonly string[]) => {
      const sent = { filters: [], sort: [{ by, descending }] };
      const { body } = await as('pharmacist')('POST', `${api}/queue/run`, sent);
      const ids = (body['hits'] as readonly JsonObject[]).map(({ id }) => String(id));
      return ids.filter((id) => among.includes(id));
    };
    const called = [idOf(-20), idOf(-10), 'ana'];
    expect(await inOrder('last_call', false, called)).toEqual(['ana', idOf(-20), idOf(-10)]);
    expect(await inOrder('last_call', true, called)).toEqual([idOf(-10), idOf(-20), 'ana']);
    const due = ['planned', 'later', 'ana'];
    expect(await inOrder('next_review', false, due)).toEqual(['planned', 'later', 'ana']);
    expect(await inOrder('next_review', true, due)).toEqual(['later', 'planned', 'ana']);
  });
});
