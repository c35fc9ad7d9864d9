import { describe, expect, it } from 'vitest';
import { decidedGroups, withDecision } from '../../engine/core/compare/decisions.ts';
import { groupRows } from '../../engine/core/compare/group-rows.ts';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import { isJsonObject, type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { likenessIn } from '../../engine/react/decide/use-compared-lists.ts';
import type { Asker } from '../../gateway/testing/open-test-gateway.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';
import sentByThePage from '../fixtures/clinical/recon-update-422.json' with { type: 'json' };
import { useProductGateway } from './harness/product-gateway.ts';

const demo = demoRecords();
const patients = demo.filter(({ entity }) => entity === 'patient').map(({ record }) => record);
const organizationOf = new Map(
  patients.map((record) => [String(record['_id']), String(jsonObject(record['managingOrganization'])['id'])]),
);

/** Users who may change the records, by organization. */
const editors: Readonly<Record<string, string>> = { EMTM: 'clinical', ECPN: 'ecpn', NORTH: 'outsider' };

interface Stored {
  readonly id: string;
  readonly rev: number;
  readonly document: JsonObject;
  readonly subject: string | null;
}

describe('the demonstration that a newcomer meets', () => {
  const { as, query, settled } = useProductGateway({ records: demo });
  const rowsIn = ({ body }: { body: JsonObject }) => jsonItems(body['rows']).filter(isJsonObject);

  it('passes every save unchanged: each record as it is read, one of each shape', async () => {
    const { rows } = await query<Stored>(
      'select id, rev, document, subject from record where deleted_at is null and id = any($1)',
      [demo.filter(isSavedByPages).map(({ record }) => record['_id'])],
    );
    const problems: unknown[] = [];
    const shapes = new Map(rows.map((stored) => [shapeOf(stored), stored]));
    for (const stored of shapes.values()) {
      const call = saveOf(String(stored.document['type']));
      const problem = call === undefined ? 'no call saves it' : await savedAsRead(call, stored);
      if (problem !== undefined) problems.push([stored.id, problem]);
    }
    expect(rows.length).toBeGreaterThan(5000);
    expect(shapes.size).toBeGreaterThan(200);
    expect(problems.slice(0, 20)).toEqual([]);
  }, 240_000);

  it('is reconciled, reviewed and printed: each of 12 patients who have not graduated', async () => {
    const problems: string[] = [];
    const inCare = patients.filter(
      (record) =>
        record['graduationStatus'] === undefined && organizationOf.get(String(record['_id'])) === 'EMTM',
    );
    // Spreads the choice over the set, whose first patients were written by hand.
    const chosen = inCare.filter((_patient, n) => n < 6 || n % 30 === 0).slice(0, 12);
    for (const record of chosen) problems.push(...(await dayOf(String(record['_id']))));
    expect([chosen.length, problems]).toEqual([12, []]);
  }, 240_000);

  it('stores what the page sent of a patient of the set, and says of which system its codes are [RECON-11]', async () => {
    const { subject } = sentByThePage;
    const open = await reconciliation('POST', 'new', { ...sentByThePage, subject, medications: [] });
    const { _id, _rev } = jsonObject(open.body['record']);
    const sent = { ...sentByThePage, _id: _id ?? null, _rev: _rev ?? null };
    expect(await reconciliation('PUT', 'update', sent)).toMatchObject({
      status: 200,
      body: {
        record: {
          medications: [
            { coding: [{ system: 'urn:regimen:demo:medications', value: 'demo-amlodipine-5-mg-tablet' }] },
          ],
        },
      },
    });
  });

  const ask: Asker = (...request) => as('pharmacist')(...request);
  const reconciliation = (method: string, step: string, body: JsonObject) =>
    ask(method, `/api/reconciliation/${step}`, body);

  /** Lists the problems that a day's work with a patient causes. */
  async function dayOf(id: string): Promise<readonly string[]> {
    const problems: string[] = [];
    const note = (step: string, { status, body }: { status: number; body: JsonObject }) => {
      if (status >= 400) problems.push(`${id} ${step}: ${status} ${JSON.stringify(body).slice(0, 300)}`);
      return jsonObject(body['record']);
    };
    await reconcile(id, note);
    await review(id, note);
    for (const [name, call] of printCalls) {
      const query = new URLSearchParams({ patientId: id, location: 'profile', orgId: 'EMTM' });
      note(name, await ask('GET', `${call.path}?${query}`));
    }
    const { body } = await ask('GET', `/api/regimen/patient/risk?patientId=${id}`);
    if ((await scoreOf(id)) !== body['score'])
      problems.push(`${id}: another score in queues than in the header`);
    return problems;
  }

  /** Reads the score that searches and queues use. */
  async function scoreOf(id: string): Promise<unknown> {
    await settled();
    const { rows } = await query<{ score: number | null }>(
      "select (document #>> '{scores,total}')::float8 as score from record where type = 'patient.risk-score' and subject = $1",
      [id],
    );
    return rows[0]?.score ?? null;
  }

  type Note = (step: string, answer: { status: number; body: JsonObject }) => JsonObject;

  /** Reconciles as the page does: verifies every entry, and saves each separately. */
  async function reconcile(subject: string, note: Note): Promise<void> {
    const lists = rowsIn(await ask('GET', `/api/regimen/reconciliation/list?patientId=${subject}`));
    const rows = lists.flatMap(({ medications }) => jsonItems(medications)).filter(isJsonObject);
    const groups = groupRows({
      rows,
      keyOf: ({ uuid }) => String(uuid),
      likenessOf: ({ likeness }) => likenessIn(likeness),
    });
    let stored = note(
      'begin',
      await reconciliation('POST', 'new', {
        ...{ type: 'patient.reconciliation', list: 'reconciled', subject, medications: [] },
        lists: lists.map(({ _id }) => _id ?? null),
        takesNone: rows.length === 0,
      }),
    );
    let decided: readonly JsonObject[] = [];
    for (const { entries } of decidedGroups(groups, [], source))
      for (const entry of entries) {
        decided = withDecision(decided, { entry, values: { status: 'VERIFIED' } }, source);
        const medications = decided.map(({ likeness: _worked, ...row }) => row);
        stored = note('save', await reconciliation('PUT', 'update', { ...stored, medications }));
      }
    note('complete', await reconciliation('PUT', 'complete', stored));
  }

  async function review(subject: string, note: Note): Promise<void> {
    const path = '/api/regimen/review';
    const begun = note(
      'begin review',
      await ask('POST', path, {
        review: {
          ...{ type: 'patient.review', subject, version: 2, draft: true, reviewDate: '2026-11-21' },
          ...{ workflowIteration: 1, currentYear: 2026 },
        },
      }),
    );
    await settled();
    const [now] = await latest(subject);
    const [medication] = jsonItems(begun['currentMedications']).filter(isJsonObject);
    const name = jsonObject(jsonObject(medication?.['medication'])['name'])['full'] ?? 'Medicines';
    const recommendations = [
      {
        ...{ id: 'r1', medications: [name], includeInMap: true, patientTopic: 'Your pills' },
        patientAction: 'Bring all of them to your next visit.',
      },
    ];
    const filled = note('fill review', await ask('PUT', path, { review: { ...now, recommendations } }));
    const published = await ask('PUT', path, { review: { ...filled, published: true } });
    const message = String(published.body['message']);
    if (!/^This patient cannot be reviewed now: the (patient is inactive|workflow state is )/.test(message))
      note('publish review', published);
  }

  async function latest(subject: string): Promise<readonly JsonObject[]> {
    const key = new URLSearchParams({
      startkey: JSON.stringify([subject]),
      endkey: JSON.stringify([subject, {}]),
    });
    const all = rowsIn(await ask('GET', `/api/regimen/reviews/subject-with-reviewType?${key}`));
    return all.filter(({ published }) => published !== true);
  }

  async function savedAsRead(call: CallContract, { id, rev, document, subject }: Stored) {
    const sent: JsonObject = {
      ...document,
      ...{ _id: id, _rev: Number(rev), ...(subject === null ? {} : { subject }) },
    };
    const owner = organizationOf.get(subject ?? id) ?? String(document['organizationId'] ?? 'EMTM');
    const body = call.body?.wrap === undefined ? sent : { [call.body.wrap]: sent };
    const who = ownUser(document) ?? editors[owner] ?? 'clinical';
    const answer = await as(who)('PUT', call.path.replace('{product}', product.info.slug), body);
    if (answer.status !== 200) return [answer.status, answer.body];
    const read = jsonObject(answer.body['record']);
    const changed = Object.keys({ ...read, ...sent }).filter(
      (key) => !bySaving.includes(key) && !jsonEqual(read[key], sent[key]),
    );
    return changed.length === 0 ? undefined : changed.map((key) => [key, sent[key], read[key]]);
  }
});

const source = { key: 'uuid', status: 'status', decides: 'sources', records: 'records' };

const printCalls = Object.entries(product.calls).filter(
  ([, { path, query }]) =>
    path.startsWith('/api/print/') && query?.['patientId'] !== undefined && query['orgId'] !== undefined,
);

/**
 * True if a page can save the record: no page saves users, projects, organizations, or queues of an organization.
 */
function isSavedByPages({ entity, record }: LoadRecord): boolean {
  if (entity === 'priority-queue') return record['userId'] !== undefined;
  return !['organization', 'project', 'user'].includes(entity);
}

/**
 * Describes what a record holds, without what its texts and numbers say: records of one shape take one way through a
 * save, and what differs in length or spelling is tried in tests of its own.
 */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join()}]`;
  if (isJsonObject(value))
    return `{${Object.keys(value)
      .toSorted()
      .map((key) => `${key}:${shapeOf(value[key])}`)
      .join()}}`;
  return typeof value === 'string' && /^[A-Z_]+$/.test(value) ? value : typeof value;
}

/** Fields that a save sets itself. */
const bySaving = ['_rev', 'updatedAt', 'updatedOn', 'performedBy'];

/** Returns the call by which pages store records of a type. */
function saveOf(type: string): CallContract | undefined {
  const named: Readonly<Record<string, string>> = {
    'patient.review': 'review.save',
    'patient.reconciliation': 'reconciliation.update',
  };
  return Object.values(product.calls).find(({ name, store }) =>
    store.kind === 'save' ? product.entities[store.entity]?.record?.type === type : name === named[type],
  );
}

/** Returns the user who owns the record, if one does. */
function ownUser({ userId }: JsonObject): string | undefined {
  return typeof userId === 'string' && userId !== '' ? userId.replace(/^user-/, '') : undefined;
}
