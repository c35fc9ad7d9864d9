import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { severityRank } from '../../../engine/core/product/checks.ts';
import { revisionsOf } from '../../../engine/core/protocol/revisions-of.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler, HandlerCall } from '../../contracts/server/typed.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import { knownDrugs } from '../../reconciliation/server/known-drugs.ts';
import { undecidedRows } from '../../reconciliation/server/open-lists.ts';
import { questionAbout } from '../../risk/server/question-about.ts';
import type { RiskProvider } from '../../risk/server/risk-provider.ts';
import { namesOfAllergy } from './allergies/names-of-allergy.ts';
import type { DecisionAnswer, DecisionProvider, DecisionQuestion, RegimenRow } from './decision-provider.ts';
import { currentKnowledge } from './knowledge/current-knowledge.ts';
import { type ReadRecords, readRecords, rowOf } from './read-records.ts';
import { allergyNotChecked, notCheckedReason, readAllergies, regimenOf } from './regimen-of.ts';

/** Runs every provider on a regimen, taken or tried out; a failing provider does not affect the others. */
export function createDecisionCheck(
  providers: readonly DecisionProvider[],
  riskOf: RiskProvider,
): Handler<'decision-check'> {
  return {
    isWrite: false,
    async answer(call) {
      const { product, database, origin, today, user, body } = call;
      const records = await readRecords(call, body.patientId);
      const stored = records.medications.map(rowOf);
      const rows = body.medications ?? stored;
      const knowledge = await currentKnowledge(database);
      const named = records.allergies.flatMap(namesOfAllergy).map((name) => ({ name }));
      const known = await knownDrugs(database, [
        ...rows.map(({ name, code }) => ({ name, rxNormId: code })),
        ...named,
      ]);
      const names = { known, knowledge };
      const regimen = regimenOf(withTimes(rows, stored), records, { ...names, product, today });
      const drafts = draftsAmong(rows, stored);
      const now = origin.at.toISOString();
      const question = { product, knowledge, regimen, records, listed: rows, drafts, user, now, today };
      const [answers, risk] = await Promise.all([
        Promise.all(providers.map((provider) => ask(provider, question))),
        riskOfRows(rows, records, { riskOf, drafts, today }),
      ]);
      return ok({
        checkedAt: now,
        basis: revisionsOf(records.medications),
        medications: rows.map((row, at) => ({
          ...shown(row),
          ingredients: regimen.medications[at]?.ingredients ?? [],
        })),
        findings: inOrder(answers.flatMap(({ findings }) => findings)),
        notChecked: [
          ...rows.flatMap((row) => {
            const reason = notCheckedReason(row, known);
            return reason === undefined ? [] : [{ id: row.id, name: row.name, reason }];
          }),
          ...readAllergies(records.allergies, names).flatMap((allergy) => {
            const reason = allergyNotChecked(allergy);
            return reason === undefined ? [] : [{ id: allergy.id, name: allergy.text, reason }];
          }),
          ...(await undecidedMedicines(call, rows)),
          ...answers.flatMap(({ notChecked }) => notChecked),
        ],
        providers: answers.map(({ provider }) => provider),
        ...(risk === undefined ? {} : { risk }),
      });
    },
  };
}

/**
 * Lists medicines that are only on waiting lists of Medication Reconciliation, which nothing checks before the
 * reconciliation is completed.
 */
async function undecidedMedicines(
  call: HandlerCall<'decision-check'>,
  rows: readonly RegimenRow[],
): Promise<DecisionAnswer['notChecked']> {
  const known = new Set(rows.map(({ name }) => readMedicine(name).identity));
  return (await undecidedRows(call, call.body.patientId)).flatMap(({ uuid = '', name = '' }) => {
    const { identity } = readMedicine(name);
    if (known.has(identity)) return [];
    known.add(identity);
    return [{ id: uuid, name, reason: undecided }];
  });
}

const undecided =
  'On a list that waits in Medication Reconciliation: not compared with anything until that is completed.';

interface Answered {
  readonly notChecked: DecisionAnswer['notChecked'];
  readonly provider: DecisionAnswer['providers'][number];
  readonly findings: DecisionAnswer['findings'];
}

async function ask(provider: DecisionProvider, question: DecisionQuestion): Promise<Answered> {
  const { name } = provider;
  try {
    const { version, message, findings, notChecked = [] } = await provider.check(question);
    return {
      provider: {
        ...{ name, state: 'current' },
        ...(version === undefined ? {} : { version }),
        ...(message === undefined ? {} : { message }),
      },
      notChecked: notChecked.map((each) => ({ ...each })),
      findings: findings.map(({ check, also = [], ...finding }) => ({
        ...finding,
        provider: name,
        key: keyOf(name, check, finding.medications),
        medications: [...finding.medications],
        also: also.map((each) => ({ ...each })),
        suggestions: (finding.suggestions ?? []).map(({ id, label, changes }) => ({
          ...{ id, label },
          changes: changes.map((change) => ({ ...change })),
        })),
      })),
    };
  } catch {
    const message = 'Interaction check could not be completed. Please review manually';
    return { provider: { name, state: 'failed', message }, findings: [], notChecked: [] };
  }
}

/** Derives the key of a finding, equal in every run for one check of one set of medications. */
function keyOf(provider: string, check: string, medications: readonly string[]): string {
  const text = JSON.stringify([provider, check, ...medications.toSorted()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function inOrder(findings: DecisionAnswer['findings']): DecisionAnswer['findings'] {
  return findings.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity));
}

/**
 * Completes rows with the stored hours and parts, unless their directions changed or the request has other hours.
 */
function withTimes(rows: readonly RegimenRow[], stored: readonly RegimenRow[]): readonly RegimenRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => {
    const before = byId.get(row.id);
    const isSame = before !== undefined && row.directions === before.directions;
    if (!isSame || (row.times !== undefined && textOf(row.times) !== textOf(before.times))) return row;
    return { ...row, times: row.times ?? before.times, dosage: before.dosage };
  });
}

/** Lists the rows that differ from the stored list. */
function draftsAmong(rows: readonly RegimenRow[], stored: readonly RegimenRow[]): readonly RegimenRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.filter((row) => !isAsListed(row, byId.get(row.id)));
}

function isAsListed({ name, directions = '', times }: RegimenRow, before: RegimenRow | undefined): boolean {
  if (before === undefined || before.name !== name || (before.directions ?? '') !== directions) return false;
  return times === undefined || textOf(times) === textOf(before.times);
}

/** Serializes the amounts at the four hours for comparison; an empty amount equals a missing one. */
function textOf(times: RegimenRow['times'] = []): string {
  return JSON.stringify([0, 1, 2, 3].map((at) => times[at]?.trim() ?? ''));
}

function shown({ id, name, code, system, directions, prescribed, prn, times = [] }: RegimenRow) {
  return {
    ...{ id, name },
    ...(code === undefined ? {} : { code }),
    ...(system === undefined ? {} : { system }),
    ...(directions === undefined || directions === '' ? {} : { directions }),
    ...(prescribed === undefined || prescribed === '' ? {} : { prescribed }),
    ...(prn === true ? { prn } : {}),
    ...(times.some((each) => each !== '') ? { times: [...times] } : {}),
  };
}

interface RiskContext {
  readonly riskOf: RiskProvider;
  readonly drafts: readonly RegimenRow[];
  readonly today: string;
}

/** Computes the risk score of the rows tried out; omits the score where none is known. */
async function riskOfRows(
  rows: readonly RegimenRow[],
  { patient, medications }: ReadRecords,
  { riskOf, drafts, today }: RiskContext,
): Promise<DecisionAnswer['risk'] | undefined> {
  const byId = new Map(medications.map((record) => [record._id, record]));
  const taken = rows.map((row): JsonObject => {
    const record = byId.get(row.id);
    return record === undefined || drafts.includes(row) ? candidate(row, record) : record;
  });
  try {
    const { score, provider } = await riskOf(questionAbout({ patient, medications: taken, today }));
    return { score, provider };
  } catch {
    return undefined;
  }
}

/** Builds the medication tried out; a stored record adds only unchanged fields. */
function candidate(
  { id, name, directions = '', prn = false, times = [] }: RegimenRow,
  record: JsonObject = {},
) {
  const [morning = '', noon = '', evening = '', bedtime = ''] = times;
  return {
    ...record,
    _id: id,
    medication: { name: { full: name } },
    dosageInstructions: { text: directions, prn, times: { morning, noon, evening, bedtime } },
  };
}
