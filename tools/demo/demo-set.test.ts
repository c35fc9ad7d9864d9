import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import allergens from '../../features/terminology/server/allergens.json' with { type: 'json' };
import drugs from '../../features/terminology/server/drugs.json' with { type: 'json' };
import { demoAccounts, demoRecords, firstRecords } from './demo-set.ts';
import { alsoTaken, nameOf, treatments } from './medications.ts';
import { ageOnReferenceDay, referenceDay } from './reference-day.ts';
import { substances } from './substances.ts';

const records = demoRecords();
const patients = recordsOf('patient');
const text = JSON.stringify(records);

function recordsOf(entity: string): Record<string, unknown>[] {
  return records.filter((each) => each.entity === entity).map((each) => each.record);
}

function lastOf(list: ReturnType<typeof firstRecords>): Map<string, Record<string, unknown>> {
  return new Map(list.map((each) => [`${each.entity} ${String(each.record['_id'])}`, each.record]));
}

function daysBetween(one: unknown, other: unknown): number {
  return (Date.parse(String(other)) - Date.parse(String(one))) / 86_400_000;
}

function countBy(list: readonly unknown[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const each of list) {
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return counts;
}

describe('the demonstration set', () => {
  it('is the same on every run and machine', () => {
    expect(JSON.stringify(demoRecords())).toBe(text);
    expect(createHash('sha256').update(text).digest('hex')).toMatchInlineSnapshot(
      `"a4b4bf15d9ce4de9984ba3a81a8012c883a247d56363c91b70810680b992185f"`,
    );
  });

  it('has no drug of the catalogue without its code, which would be compared by its words alone', () => {
    const medicines = recordsOf('medication').map(
      (each) => each['medication'] as { name: { full: string }; code?: { coding: unknown[] } },
    );
    const uncoded = medicines.filter(({ code }) => code === undefined).map(({ name }) => name.full);
    const known = [...treatments.flat(), ...alsoTaken].map((product) => nameOf(product));
    expect(uncoded.length).toBeGreaterThan(0);
    expect(uncoded.filter((name) => known.includes(name))).toEqual([]);
  });

  it('has patients who have finished the program, whom nobody reviews any more', () => {
    const isGraduate = (each: Record<string, unknown>) => each['graduationStatus'] !== undefined;
    const graduates = patients.filter(isGraduate);
    expect(graduates.length).toBeGreaterThan(1);
    expect(graduates.length).toBeLessThan(10);
    expect(
      graduates.every((each) => each['status'] === 'active' && each['nextReviewDate'] === undefined),
    ).toBe(true);
  });

  it('gives every record an id of its own', () => {
    expect(new Set(records.map((each) => each.record['_id'])).size).toBe(records.length);
  });

  it('has five organizations, a project that has ended, ten users and 250 patients', () => {
    expect(recordsOf('organization').map((each) => each['_id'])).toEqual([
      'EMTM',
      'ECPN',
      'NORTH',
      'LAKE',
      'LAKE-EAST',
    ]);
    expect(recordsOf('project').length).toBeGreaterThanOrEqual(3);
    expect(recordsOf('project').filter((each) => String(each['projectEnd']) < referenceDay)).toHaveLength(1);
    expect(recordsOf('user').map((each) => each['email'])).toEqual([
      'pharmacist@demo.test',
      'analyst@demo.test',
      'reviewer@demo.test',
      'support@demo.test',
      'clinical@demo.test',
      'admin@demo.test',
      'ecpn@demo.test',
      'outsider@demo.test',
      'discharges@demo.test',
      'network@demo.test',
    ]);
    expect(patients).toHaveLength(250);
  });

  it('gives most patients to EMTM and some to each of the others', () => {
    const owners = countBy(patients.map((each) => (each['managingOrganization'] as { id: string }).id));
    expect(Object.fromEntries(owners)).toEqual({ EMTM: 190, ECPN: 30, NORTH: 30 });
  });

  it('has an account of the hosted login for every user record', () => {
    const accounts = demoAccounts().map(({ subject, email, password }) => ({ subject, email, password }));
    const expected = recordsOf('user').map((each) => ({
      subject: each['auth0Id'],
      email: each['email'],
      password: 'demo',
    }));
    expect(accounts).toEqual(expected);
  });

  it('has two patients of the same name who were born on different days', () => {
    const namesakes = patients.filter(
      (each) => JSON.stringify(each['name']) === '{"first":"Rose","last":"Thorne"}',
    );
    expect(new Set(namesakes.map((each) => each['dob'])).size).toBe(2);
  });

  it('spans the ages from 18 to 98', () => {
    const ages = patients.map((each) => ageOnReferenceDay(String(each['dob'])));
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([18, 98]);
  });

  it('has patients with no, some and more than a page of prescribers, allergies and side effects', () => {
    const prescribers = patients.map((each) => (each['prescribers'] as unknown[]).length);
    expect([Math.min(...prescribers), Math.max(...prescribers)]).toEqual([0, 8]);
    const allergies = countBy(recordsOf('allergy').map((each) => each['subject']));
    expect(Math.max(...allergies.values())).toBe(9);
    expect(allergies.size).toBeLessThan(patients.length);
  });

  it.each(['allergy', 'condition', 'observation', 'note', 'interaction'])(
    'has patients with no %s, and patients with more than a page of five',
    (entity) => {
      const counts = countBy(recordsOf(entity).map((each) => each['subject']));
      expect(Math.max(...counts.values())).toBeGreaterThan(5);
      expect(counts.size).toBeLessThan(patients.length);
    },
  );

  it.each(['pharmacies', 'riskFactors'])(
    'has patients with no %s, and patients with more than a page',
    (name) => {
      const counts = patients.map((each) => (each[name] as unknown[]).length);
      expect([Math.min(...counts), Math.max(...counts) > 5]).toEqual([0, true]);
    },
  );

  it('has patients with and without a caregiver, and calls that are planned', () => {
    const cared = patients.filter((each) => each['caregiver'] !== undefined);
    expect(cared.length).toBeGreaterThan(50);
    expect(cared.length).toBeLessThan(patients.length);
    expect(recordsOf('scheduled-interaction').length).toBeGreaterThan(20);
  });

  it('keeps who enrolled a patient, and why one left', () => {
    const changes = patients.flatMap((each) =>
      Object.values(each['projects'] as Record<string, { changes: { enrolled: boolean }[] }>).flatMap(
        (enrollment) => enrollment.changes,
      ),
    );
    expect(changes.filter(({ enrolled }) => !enrolled).every((change) => 'reason' in change)).toBe(true);
    expect(changes.some(({ enrolled }) => !enrolled)).toBe(true);
  });

  it('labels every patient as a demonstration', () => {
    expect(patients.every((each) => /^DEMO-\d{4}$/.test(String(each['externalId'])))).toBe(true);
  });

  it('uses only phone numbers that ring nowhere and addresses that deliver nowhere', () => {
    const phones = [...text.matchAll(/"(?:phone|faxNumber)":"(\d+)"/g)].map((match) => match[1]);
    expect(phones.length).toBeGreaterThan(patients.length);
    expect(phones.filter((phone) => !/^\d{3}55501\d{2}$/.test(String(phone)))).toEqual([]);
    const emails = [...text.matchAll(/"email":"([^"]+)"/g)].map((match) => String(match[1]));
    expect(emails.filter((email) => !/@((member|practice)\.example\.org|demo\.test)$/.test(email))).toEqual(
      [],
    );
  });

  it('takes its medications from the catalogue that the gateway searches, and says that they are made up', () => {
    const known = drugs.flatMap(({ drug, form, strengths }) =>
      strengths.map((strength) => nameOf({ drug, form, strength })),
    );
    const named = [...treatments.flat(), ...alsoTaken].map(nameOf);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    const medications = recordsOf('medication');
    const isPast = (each: Record<string, unknown>) => each['discontinued'] !== undefined;
    expect(medications.filter(isPast).length).toBeGreaterThan(20);
    expect(medications.filter((each) => !isPast(each)).length).toBeGreaterThan(300);
    expect(medications.length).toBeGreaterThan(400);
    const isHonest = (each: Record<string, unknown>) =>
      /"system":"urn:regimen:demo:medications"/.test(JSON.stringify(each)) ||
      /Synthetic, for demonstration/.test(JSON.stringify(each));
    expect(medications.filter((each) => !isHonest(each))).toEqual([]);
  });

  it('takes its substances from the catalogue that the gateway searches', () => {
    const known = new Set(allergens.map(({ code, display, kind }) => `${code} ${display} ${kind}`));
    expect(substances.filter(({ code, display, kind }) => !known.has(`${code} ${display} ${kind}`))).toEqual(
      [],
    );
  });

  it('carries the slug of the product in permissions and marks', () => {
    const renamed = JSON.stringify(demoRecords('other'));
    expect(renamed).toContain('other-advisor.edit-patient');
    expect(renamed).toContain('other_meta');
    expect(renamed).not.toContain('regimen_meta');
  });
});

describe('what a new demonstration starts with', () => {
  const now = new Date('2026-03-12T12:00:00Z');
  const first = firstRecords('regimen', now);
  const day = (moment: unknown) => String(moment).slice(0, 10);

  it('is the set, each day of it moved to the day of the start, but for births, programs and calls', () => {
    const start = new Date(`${referenceDay}T12:00:00Z`);
    const last = lastOf(firstRecords('regimen', start));
    const moved = ['interaction', 'scheduled-interaction'];
    for (const { entity, record } of records.filter((each) => !moved.includes(each.entity)))
      expect(last.get(`${entity} ${String(record['_id'])}`)).toEqual(record);
    const later = lastOf(firstRecords('regimen', new Date('2029-02-28T12:00:00Z')));
    const [own = {}] = recordsOf('review');
    const one = later.get(`review ${String(own['_id'])}`) ?? {};
    expect(daysBetween(own['reviewDate'], one['reviewDate'])).toBe(daysBetween(referenceDay, '2029-02-28'));
    expect(one['currentYear']).toBe(2029);
    const born = (each: Record<string, unknown> | undefined) => each?.['dob'];
    expect(born(later.get('patient demo-patient-0006'))).toBe(born(last.get('patient demo-patient-0006')));
  });

  it('counts the attempts of a kind of call within the year in which they were made', () => {
    const calls = first.filter(
      ({ entity, record }) =>
        entity === 'interaction' && (record['record'] as { interaction?: string }).interaction === 'call',
    );
    const kinds = Map.groupBy(calls, ({ record }) =>
      [record['subject'], record['app'], record['currentYear']].join(' '),
    );
    for (const made of kinds.values())
      expect(made.map(({ record }) => (record['record'] as { attempt: number }).attempt)).toEqual(
        made.map((_, index) => index + 1),
      );
  });

  it('has some weeks of states in the order of time, the same for the same day', () => {
    expect(firstRecords('regimen', now)).toEqual(first);
    const moments = first.map(({ at = now }) => at.getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    const stays = first.filter(({ entity }) => entity === 'patient');
    expect(new Set(stays.map(({ at }) => at?.getTime())).size).toBeGreaterThan(20);
    expect(stays.length - patients.length).toBeGreaterThan(30);
  });

  it('has calls on the working days of the last four weeks, and none of those whom nobody called before', () => {
    const ids = new Set(records.map(({ record }) => record['_id']));
    const calls = first.filter(({ entity, record }) => entity === 'interaction' && !ids.has(record['_id']));
    const days = calls.map(({ record }) => day((record['record'] as { dateRecorded: string }).dateRecorded));
    expect(new Set(days).size).toBeGreaterThan(14);
    expect(days.filter((each) => each < '2026-02-12' || each > '2026-03-11')).toEqual([]);
    expect(days.filter((each) => new Date(each).getUTCDay() % 6 === 0)).toEqual([]);
    const called = new Set(recordsOf('interaction').map((each) => each['subject']));
    expect(calls.filter(({ record }) => !called.has(record['subject']))).toEqual([]);
  });

  it('has calls that are planned for today, for the days to come and, a few, for days that are over', () => {
    const calls = first.filter(({ entity }) => entity === 'scheduled-interaction');
    const days = calls.map(({ record }) => day(record['scheduledForDate']));
    expect(days.length).toBe(recordsOf('scheduled-interaction').length);
    expect(days.filter((each) => each === '2026-03-12').length).toBeGreaterThan(1);
    expect(days.filter((each) => each > '2026-03-12').length).toBeGreaterThan(days.length / 2);
    const overdue = days.filter((each) => each < '2026-03-12').length;
    expect(overdue).toBeGreaterThan(1);
    expect(overdue).toBeLessThan(days.length / 4);
  });
});
