import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { yearsBetween } from '../../engine/core/expressions/runtime.ts';
import { type AfterChange, isJsonObject, type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { noServices } from '../../features/all/server/services.ts';
import { queueBirthdays } from '../../features/risk/server/birthdays.ts';
import type { RiskProvider, RiskQuestion } from '../../features/risk/server/risk-provider.ts';
import { createMetrics } from '../../gateway/operation/metrics.ts';
import { openMemoryStore } from '../../gateway/testing/database-templates.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { useProductGateway } from './harness/product-gateway.ts';
import { allergy, condition, medication, patient, productRecords, today } from './harness/records.ts';

/** Replaces `afterChange` of medication records in the product. */
function withMedication(traits: { readonly afterChange: AfterChange | undefined }): Product {
  const { medication: entity } = product.entities;
  if (entity?.record === undefined) throw new Error('Medications are no records.');
  const { afterChange: _own, ...record } = entity.record;
  const { afterChange } = traits;
  const changed = { ...record, ...(afterChange === undefined ? {} : { afterChange }) };
  return { ...product, entities: { ...product.entities, medication: { ...entity, record: changed } } };
}

function creatinine(id: string, value: number): LoadRecord {
  return {
    entity: 'observation',
    record: {
      ...{ _id: id, type: 'patient.observation', subject: 'ana', text: 'Creatinine', isCustom: false },
      name: { coding: [{ system: 'http://loinc.org', code: '2160-0', display: 'Creatinine' }] },
      ...{ issued: `${today}T09:00:00Z`, valueQuantity: { value, units: 'mg/dL' } },
    },
  };
}

describe('the score of what a patient takes now', () => {
  /** Provider of scores that adds a point for each ten years of age. */
  const byAge: RiskProvider = async (question) => {
    const answer = await noServices.riskOf(question);
    const years = yearsBetween(question.dob, question.today) ?? 0;
    return { ...answer, score: answer.score === null ? null : answer.score + (years % 10) };
  };
  let riskOf: RiskProvider = noServices.riskOf;
  let clock = new Date(`${today}T12:00:00Z`);
  const services = { ...noServices, riskOf: (question: RiskQuestion) => riskOf(question) };
  const { as, database, load, query, settled, store, stored } = useProductGateway({
    services,
    clock: () => new Date(clock),
  });
  const ask = (...request: Parameters<ReturnType<typeof as>>) => as('pharmacist')(...request);

  beforeEach(async () => {
    riskOf = noServices.riskOf;
    clock = new Date(`${today}T12:00:00Z`);
    await load([patient('ana', {}), patient('bo', {}), patient('cy', {})]);
  });

  /** Lists patients without a review, the highest score first, with the scores that the list shows. */
  const riskiestFirst = async () => {
    const { status, body } = await ask('POST', '/api/regimen/patient/search', {
      sort: [{ by: 'total_risk_score', descending: true }],
    });
    expect([status, body]).toEqual([200, expect.anything()]);
    const hits = body['hits'] as readonly JsonObject[];
    return hits
      .filter(({ id }) => ['ana', 'bo', 'cy'].includes(String(id)))
      .map(({ id, total_risk_score = null }) => [id, total_risk_score]);
  };
  const headerOf = async (id: string) =>
    (await ask('GET', `/api/regimen/patient/risk?patientId=${id}`)).body['score'];
  const save = async (record: JsonObject) => {
    const isNew = record['_rev'] === undefined;
    const saved = await ask(isNew ? 'POST' : 'PUT', '/api/regimen/medication', record);
    expect([saved.status, saved.body]).toEqual([isNew ? 201 : 200, expect.anything()]);
    await settled();
    return saved.body['record'] as JsonObject;
  };
  const take = (subject: string, full: string) => {
    const { _id, ...record } = medication('new', full, {}).record;
    return save({ ...record, subject });
  };
  const storedOf = async (id: string) => await stored(`risk-score-${id}`);
  const scoreIn = async (id: string) => (await riskiestFirst()).find(([found]) => found === id)?.[1];

  it('is found before the first review, the riskiest first, and is what the header says', async () => {
    await take('bo', 'Diphenhydramine 25 mg capsule');
    await take('ana', 'Lorazepam 1 mg tablet');
    expect(await riskiestFirst()).toEqual([
      ['bo', 7],
      ['ana', 4],
      ['cy', null],
    ]);
    expect([await headerOf('bo'), await headerOf('ana'), await headerOf('cy')]).toEqual([7, 4, null]);
  });

  it('is none, and no zero, once everything is stopped, whether or not the provider answers', async () => {
    const taken = await take('ana', 'Lorazepam 1 mg tablet');
    expect(await scoreIn('ana')).toBe(4);
    riskOf = () => Promise.reject(new Error('away'));
    await save({ ...taken, discontinued: { date: '2026-01-01', reason: 'cost' } });
    expect(await scoreIn('ana')).toBeNull();
    expect(await headerOf('ana')).toBeNull();
    expect(await storedOf('ana')).toMatchObject({ status: 'current', scores: {} });
  });

  it('stays with its date while the provider is away, says so, and is tried again', async () => {
    await take('ana', 'Lorazepam 1 mg tablet');
    const before = await storedOf('ana');
    expect(before).toMatchObject({ status: 'current', calculatedBy: 'Demonstration, not for clinical use' });
    riskOf = () => Promise.reject(new Error('away'));
    await take('ana', 'Diphenhydramine 25 mg capsule');
    expect(await scoreIn('ana')).toBe(4);
    expect(await storedOf('ana')).toMatchObject({
      status: 'failed',
      calculatedAt: before?.['calculatedAt'],
      scores: { total: 4 },
    });
    const { body } = await ask('POST', '/api/regimen/patient/search', {
      sort: [{ by: 'total_risk_score', descending: true }],
    });
    const found = jsonItems(body['hits'])
      .filter(isJsonObject)
      .find((hit) => hit['id'] === 'ana');
    expect(found).toMatchObject({ risk_score_status: 'failed', risk_score_date: expect.any(String) });
    riskOf = noServices.riskOf;
    await query('update outbox set not_before = null where is_pending');
    await settled();
    expect(await scoreIn('ana')).toBe(await headerOf('ana'));
    expect(await storedOf('ana')).toMatchObject({ status: 'current', scores: { total: 11 } });
  });

  it('follows what is loaded, with one question for many changes, and what is removed', async () => {
    let asked = 0;
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    riskOf = async (question) => {
      asked += 1;
      await answered;
      return noServices.riskOf(question);
    };
    await load([medication('m1', 'Lorazepam 1 mg tablet'), medication('m2', 'Citalopram 20 mg tablet')]);
    await expect.poll(() => asked).toBe(1);
    // Changes the medication while the first question is unanswered, after which one further question covers all
    // changes.
    await load([medication('m2', 'Citalopram 10 mg tablet')]);
    await load([medication('m2', 'Citalopram 5 mg tablet')]);
    await load([medication('m2', 'Diphenhydramine 25 mg capsule')]);
    answer();
    await settled();
    expect([await scoreIn('ana'), asked]).toEqual([11, 2]);
    const removed = await ask('PUT', '/api/regimen/medication', {
      ...(await stored('m2')),
      deleted: true,
    });
    expect([removed.status, removed.body]).toEqual([200, expect.anything()]);
    await settled();
    expect(await scoreIn('ana')).toBe(4);
  });

  it('is worked out at the start of a release for whom an earlier one stored medications', async () => {
    const store = await openMemoryStore();
    const earlier = await openTestGateway({ product: withMedication({ afterChange: undefined }), store });
    await earlier.load([...productRecords, patient('ana', {}), patient('cy', {})]);
    await earlier.load([medication('m1', 'Lorazepam 1 mg tablet')]);
    await earlier.relay.close();
    const scores = async () =>
      (
        await store.database.query<{ document: JsonObject }>(
          "select document from record where type = 'patient.risk-score'",
        )
      ).rows.map(({ document }) => document);
    expect(await scores()).toEqual([]);
    const gateway = await openTestGateway({ product, store });
    await gateway.relay.settled();
    expect(await scores()).toMatchObject([{ subject: 'ana', status: 'current', scores: { total: 4 } }]);
    await gateway.close();
  });

  it('follows the date of birth, which a provider may go by', async () => {
    riskOf = async (question) => ({
      ...(await noServices.riskOf(question)),
      score: question.dob === '1930-01-02' ? 9 : 3,
    });
    await take('ana', 'Lorazepam 1 mg tablet');
    expect(await scoreIn('ana')).toBe(3);
    const saved = await ask('PUT', '/api/regimen/patient', { ...(await stored('ana')), dob: '1930-01-02' });
    expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
    await settled();
    expect([await scoreIn('ana'), await headerOf('ana')]).toEqual([9, 9]);
  });

  it('is being computed, with the old one beside it, while the provider takes its time', async () => {
    await take('ana', 'Lorazepam 1 mg tablet');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    riskOf = async (question) => {
      await answered;
      return noServices.riskOf(question);
    };
    await load([medication('m9', 'Diphenhydramine 25 mg capsule')]);
    const waiting = expect
      .poll(() => storedOf('ana'), { timeout: 10_000 })
      .toMatchObject({ status: 'computing', scores: { total: 4 } });
    await waiting.finally(answer);
    await settled();
    expect(await storedOf('ana')).toMatchObject({ status: 'current', scores: { total: 11 } });
  });

  it('needs a task that there is', async () => {
    const changed = withMedication({ afterChange: { task: 'patient.rsik' } });
    await expect(openTestGateway({ product: changed })).rejects.toThrow(/names the task "patient.rsik"/);
  });

  /**
   * Runs the tasks that wait for the next day, by changing their due time, since the database has its own clock.
   */
  const dayBegins = async () => {
    await query("update outbox set not_before = null where topic = 'patient.birthdays' and is_pending");
    await settled();
  };
  const openSearches = async () =>
    (
      await query<{ minutes: number }>(
        `select round(extract(epoch from not_before - clock_timestamp()) / 60)::int as minutes
         from outbox where topic = 'patient.birthdays' and is_pending`,
      )
    ).rows;

  describe('on a birthday', () => {
    const at = (moment: string) => {
      clock = new Date(moment);
    };
    beforeEach(async () => {
      riskOf = byAge;
      at('2027-02-27T12:00:00Z');
      await load([patient('ana', { dob: '1952-02-29' }), patient('bo', { dob: '1960-03-15' })]);
      await take('ana', 'Lorazepam 1 mg tablet');
      await take('bo', 'Lorazepam 1 mg tablet');
      await queueBirthdays({ database: database(), product: () => product, now: () => clock });
      await settled();
    });
    const scores = async () => [await scoreIn('ana'), await scoreIn('bo')];

    it('is worked out anew, on 1 March for who was born on 29 February, and in leap years that day', async () => {
      expect(await scores()).toEqual([8, 10]);
      at('2027-02-28T00:01:00Z');
      await dayBegins();
      expect(await scores()).toEqual([8, 10]);
      at('2027-03-01T00:01:00Z');
      await dayBegins();
      expect(await scores()).toEqual([9, 10]);
      at('2028-02-28T00:01:00Z');
      await dayBegins();
      expect(await scores()).toEqual([9, 11]);
      at('2028-02-29T00:01:00Z');
      await dayBegins();
      expect(await scores()).toEqual([10, 11]);
      expect([await headerOf('ana'), await headerOf('bo')]).toEqual([10, 11]);
    });

    it('is looked for once a day, a minute behind midnight, and nothing waits for that', async () => {
      expect(await openSearches()).toEqual([{ minutes: 12 * 60 + 1 }]);
      const begun = performance.now();
      await settled();
      expect(performance.now() - begun).toBeLessThan(5_000);
      const metrics = createMetrics(database());
      expect(await metrics.read()).not.toContain('patient.birthdays');
      at('2027-02-28T00:01:00Z');
      await dayBegins();
      expect(await openSearches()).toEqual([{ minutes: 24 * 60 }]);
    });

    it('is caught up with at the start of several gateways that were away for days, once', async () => {
      at('2027-03-20T09:00:00Z');
      let asked = 0;
      riskOf = async (question) => {
        asked += 1;
        return byAge(question);
      };
      const again = { product, services, store: store(), clock: () => new Date(clock) };
      const gateways = await Promise.all([openTestGateway(again), openTestGateway(again)]);
      await Promise.all([settled(), ...gateways.map(({ relay }) => relay.settled())]);
      await expect.poll(scores).toEqual([9, 11]);
      expect(asked).toBe(2);
      await expect.poll(openSearches).toEqual([{ minutes: 14 * 60 + 61 }]);
      for (const { relay } of gateways) await relay.close();
    });

    it('is looked for behind as many patients without one as fit into one statement', async () => {
      const { rows } = await query<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns
         where table_name = 'record' and table_schema = current_schema() and is_generated = 'NEVER' and column_name <> 'id'`,
      );
      const columns = rows.map(({ name }) => name).join(', ');
      await query(
        `insert into record (id, ${columns}) select 'risk-score-a-' || copy, ${columns}
         from record, generate_series(1, 1000) as copy where id = 'risk-score-bo'`,
      );
      at('2027-03-01T09:00:00Z');
      await dayBegins();
      expect(await scores()).toEqual([9, 10]);
    });
  });

  it('is what the header says, whatever is done to the medications, in any order', async () => {
    const drugs = [
      'Lorazepam 1 mg tablet',
      'Diphenhydramine 25 mg capsule',
      'Citalopram 20 mg tablet',
      'Herbal tea',
    ];
    const ofAna = async (isTaken: boolean) =>
      (
        await query<{ document: JsonObject }>(
          `select document from record where type = 'patient.medication' and subject = 'ana' and deleted_at is null
             and (document -> 'discontinued' is null) = $1 order by id`,
          [isTaken],
        )
      ).rows.map(({ document }) => document);
    const steps: Readonly<Record<string, (choice: number) => Promise<unknown>>> = {
      add: (choice) => take('ana', drugs[choice % drugs.length] ?? ''),
      async stop(choice) {
        const taken = await ofAna(true);
        const record = taken[choice % Math.max(1, taken.length)];
        if (record !== undefined)
          await save({ ...record, discontinued: { date: '2026-01-01', reason: 'cost' } });
      },
      async begin(choice) {
        const stopped = await ofAna(false);
        const { discontinued, ...record } = stopped[choice % Math.max(1, stopped.length)] ?? {};
        if (discontinued !== undefined) await save(record);
      },
      async remove(choice) {
        const all = [...(await ofAna(true)), ...(await ofAna(false))];
        const record = all[choice % Math.max(1, all.length)];
        if (record !== undefined) await ask('PUT', '/api/regimen/medication', { ...record, deleted: true });
      },
      async reconcile(choice) {
        const begun = await ask('POST', '/api/reconciliation/new', {
          ...{ type: 'patient.reconciliation', list: 'reconciled', subject: 'ana' },
          medications: [{ name: drugs[choice % drugs.length] ?? '', status: 'VERIFIED' }],
        });
        const done = await ask('PUT', '/api/reconciliation/complete', begun.body['record']);
        expect([begun.status, done.status]).toEqual([201, 200]);
      },
      /** Adds a discharge list with other words for one drug, and merges all medications of that drug. */
      async merge(choice) {
        const taken = await ofAna(true);
        const full = drugs[choice % drugs.length] ?? '';
        const list = { type: 'patient.reconciliation', subject: 'ana', source: 'facility', asOf: today };
        const listed = await ask('POST', '/api/reconciliation/newList', {
          ...{ ...list, list: 'unreconciled', medications: [{ name: full, directions: 'Take at bedtime' }] },
        });
        const { _id: id, medications } = listed.body['record'] as JsonObject;
        const rows = jsonItems(medications).filter(isJsonObject);
        const ids = taken.map((record) => record['_id'] ?? '');
        // Finds each record's row on the medication list, which a decision about the record has to name.
        const lists = await ask('GET', '/api/regimen/reconciliation/list?patientId=ana');
        const seen = jsonItems(lists.body['rows'])
          .filter(isJsonObject)
          .filter((each) => each['source'] === 'record')
          .flatMap((each) => jsonItems(each['medications']).filter(isJsonObject))
          .map((row) => row['uuid'] ?? '');
        const begun = await ask('POST', '/api/reconciliation/new', {
          ...{ type: 'patient.reconciliation', list: 'reconciled', subject: 'ana', lists: [id ?? ''] },
          medications: rows.map((row) => ({
            ...{
              ...row,
              status: 'MODIFIED',
              directionsTaken: 'At bedtime',
              sources: [row['uuid'] ?? '', ...seen],
            },
            records: ids,
          })),
        });
        const done = await ask('PUT', '/api/reconciliation/complete', begun.body['record']);
        expect([listed.status, begun.status, done.status, done.body]).toEqual([201, 201, 200, done.body]);
      },
      note: () => load([allergy(crypto.randomUUID()), condition(crypto.randomUUID())]),
      measure: (choice) => load([creatinine(crypto.randomUUID(), 1 + choice)]),
      /** Advances the clock by nights, which often includes a birthday. */
      async wait(choice) {
        clock.setUTCDate(clock.getUTCDate() + 40 * (choice + 1));
        await dayBegins();
      },
      bring: (choice) => load([medication(`m${choice % 3}`, drugs[choice % drugs.length] ?? '')]),
    };
    riskOf = byAge;
    await queueBirthdays({ database: database(), product: () => product, now: () => clock });
    const step = fc.record({ name: fc.constantFrom(...Object.keys(steps)), choice: fc.nat(11) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (walk) => {
        for (const { name, choice } of walk) {
          await steps[name]?.(choice);
          await settled();
          expect(await scoreIn('ana'), JSON.stringify(walk)).toBe(await headerOf('ana'));
        }
      }),
      { numRuns: 8 },
    );
  });
});
