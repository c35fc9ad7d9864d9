import { setTimeout as pause } from 'node:timers/promises';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import { contentOf } from '../../../gateway/records/meta.ts';
import { findRecord, listRecords } from '../../../gateway/records/read.ts';
import { writeRecord } from '../../../gateway/records/write.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import type { OutboxEntry } from '../../../gateway/store/outbox/entry.ts';
import { hasLaterTask, type Task } from '../../../gateway/store/outbox/tasks.ts';
import { type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { normalized } from './normalized.ts';
import { questionAbout } from './question-about.ts';
import type { RiskProvider, RiskQuestion } from './risk-provider.ts';
import { scoreOf } from './score-of.ts';

/** Topic that the schemas of patients and medications name in `afterChange`. */
export const storedRiskTopic = 'patient.risk';

/** Milliseconds after which lists show that a score is being computed. */
const timeout = 1_000;

/** Author of changes by the program. */
const author = 'regimen';

/**
 * Stores the score of the present medications, for searches and queues. Without an answer, keeps the old score with
 * its date and marks it, and the outbox retries.
 */
export function createStoredRisk(riskOf: RiskProvider, surroundings: TaskSurroundings): Task {
  return {
    canWait: true,
    async outside(entry) {
      const { database, now } = surroundings;
      if (await hasLaterTask(database, entry)) return;
      const patient = await patientOf(database, entry, surroundings);
      if (patient === undefined) return;
      const question = await questionFor(database, patient, surroundings);
      if (question === undefined) return;
      try {
        const asked = scoreOf(riskOf, question);
        const isSlow = await Promise.race([asked.then(() => false), pause(timeout, true, { ref: false })]);
        if (isSlow) await store(entry, surroundings, { status: 'computing' });
        const answer = await asked;
        const scores = normalized(answer);
        await store(entry, surroundings, {
          status: 'current',
          calculatedBy: answer.provider,
          scores,
          calculatedAt: now().toISOString(),
        });
      } catch (error) {
        await store(entry, surroundings, { status: 'failed' });
        throw error;
      }
    },
  };
}

async function patientOf(
  database: Queryable,
  { subject }: OutboxEntry,
  { product }: TaskSurroundings,
  lock?: 'keep',
): Promise<RecordOf<'patient'> | undefined> {
  const query = { kind: recordKind(product(), 'patient'), id: subject ?? '', scope: 'everything' as const };
  const found = await findRecord(database, lock === undefined ? query : { ...query, lock });
  return found?.isRemoved === false ? found : undefined;
}

async function questionFor(
  database: Queryable,
  { id, document }: RecordOf<'patient'>,
  { product, now }: TaskSurroundings,
): Promise<RiskQuestion | undefined> {
  const kind = recordKind(product(), 'medication');
  const records = await listRecords(database, { kind, subject: id, scope: 'everything' });
  if (records.length === 0 && !(await hasScore(database, id, product()))) return undefined;
  const medications = records.map((record) => record.document);
  return questionAbout({ patient: document, medications, today: now().toISOString().slice(0, 10) });
}

/** Reports whether a score is stored: a patient who never had a medication needs no record of a missing score. */
async function hasScore(database: Queryable, patient: string, product: Product): Promise<boolean> {
  const query = {
    kind: recordKind(product, 'risk-score'),
    id: idOfScore(patient),
    scope: 'everything' as const,
  };
  return (await findRecord(database, query)) !== undefined;
}

function idOfScore(patient: string): string {
  return `risk-score-${patient}`;
}

/** Stores as the gateway's own change; stores nothing for a retry that fails again. */
async function store(entry: OutboxEntry, surroundings: TaskSurroundings, change: JsonObject): Promise<void> {
  const { database, product, now } = surroundings;
  const kind = recordKind(product(), 'risk-score');
  await database.transaction(async (tx) => {
    const patient = await patientOf(tx, entry, surroundings, 'keep');
    if (patient === undefined) return;
    const id = idOfScore(patient.id);
    const before = await findRecord(tx, { kind, id, scope: 'everything', lock: 'change' });
    const known = before === undefined ? {} : contentOf(kind.entity, before.document);
    const content = { ...known, ...change, type: kind.type };
    // Keeps the status `failed` until there is an answer.
    if (before?.document.status === 'failed' && change['status'] === 'computing') return;
    if (jsonEqual(known, content)) return;
    const { organization } = patient;
    await writeRecord(tx, {
      ...{ kind, id, before, organization, content, subject: patient.id },
      origin: { author, call: storedRiskTopic, request: `${storedRiskTopic}-${entry.seq}`, at: now() },
    });
  });
}
