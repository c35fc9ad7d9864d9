import { createHash } from 'node:crypto';
import type { JsonObject } from '../../../../engine/core/json/json.ts';
import { checkSeverities } from '../../../../engine/core/product/checks.ts';
import { revisionsOf } from '../../../../engine/core/protocol/revisions-of.ts';
import { ok } from '../../../../gateway/context/call.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { knownDrugs } from '../../reconciliation/gateway/known-drugs.ts';
import { questionAbout } from '../../risk/gateway/question-about.ts';
import type { RiskProvider } from '../../risk/gateway/risk-provider.ts';
import type {
  DecisionAnswer,
  DecisionProvider,
  DecisionQuestion,
  ProviderFinding,
  RegimenRow,
} from './decision-provider.ts';
import { type ReadRecords, readRecords, rowOf } from './read-records.ts';
import { notCheckedReason, regimenOf } from './regimen-of.ts';

/** Runs every provider on what a patient takes, or would take. A failing one does not affect the others. */
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
      const known = await knownDrugs(
        database,
        rows.map(({ name, code }) => ({ name, rxNormId: code })),
      );
      const regimen = regimenOf(withTimes(rows, stored), records, { known, today });
      const drafts = draftsAmong(rows, stored);
      const now = origin.at.toISOString();
      const question = { product, regimen, records, listed: rows, drafts, user, now, today };
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
        notChecked: rows.flatMap((row) => {
          const reason = notCheckedReason(row, known);
          return reason === undefined ? [] : [{ id: row.id, name: row.name, reason }];
        }),
        providers: answers.map(({ provider }) => provider),
        ...(risk === undefined ? {} : { risk }),
      });
    },
  };
}

interface Answered {
  readonly provider: DecisionAnswer['providers'][number];
  readonly findings: DecisionAnswer['findings'];
}

async function ask(provider: DecisionProvider, question: DecisionQuestion): Promise<Answered> {
  const { name } = provider;
  try {
    const { version, message, findings } = await provider.check(question);
    return {
      provider: {
        ...{ name, state: 'current' },
        ...(version === undefined ? {} : { version }),
        ...(message === undefined ? {} : { message }),
      },
      findings: findings.map(({ check, ...finding }) => ({
        ...finding,
        provider: name,
        key: keyOf(name, check, finding.medications),
        medications: [...finding.medications],
        suggestions: (finding.suggestions ?? []).map(({ id, label, changes }) => ({
          ...{ id, label },
          changes: changes.map((change) => ({ ...change })),
        })),
      })),
    };
  } catch {
    const message = 'Interaction check could not be completed. Please review manually';
    return { provider: { name, state: 'failed', message }, findings: [] };
  }
}

/** The same check about the same medications has the same key whenever it is made. */
function keyOf(provider: string, check: string, medications: readonly string[]): string {
  const text = JSON.stringify([provider, check, ...medications.toSorted()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function inOrder(findings: DecisionAnswer['findings']): DecisionAnswer['findings'] {
  const rank = ({ severity }: Pick<ProviderFinding, 'severity'>) => {
    const known: readonly string[] = checkSeverities;
    const at = known.indexOf(severity);
    return at === -1 ? checkSeverities.length : at;
  };
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

/** Where nobody says at which hours, those of the record count as long as its directions do. */
function withTimes(rows: readonly RegimenRow[], stored: readonly RegimenRow[]): readonly RegimenRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { directions, times } = byId.get(row.id) ?? {};
    const isAsStored = row.times === undefined && row.directions === directions && times !== undefined;
    return isAsStored ? { ...row, times } : row;
  });
}

/** Rows that differ from the stored list. */
function draftsAmong(rows: readonly RegimenRow[], stored: readonly RegimenRow[]): readonly RegimenRow[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return rows.filter((row) => !isAsListed(row, byId.get(row.id)));
}

function isAsListed({ name, directions = '', times }: RegimenRow, before: RegimenRow | undefined): boolean {
  if (before === undefined || before.name !== name || (before.directions ?? '') !== directions) return false;
  return times === undefined || textOf(times) === textOf(before.times);
}

/** Hours at which nothing is taken say nothing, however many of them are given. */
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

/** What the risk score would be; without one, nothing is said of it. */
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

/** What would be taken; of what it is made of, a record says only what is not changed. */
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
