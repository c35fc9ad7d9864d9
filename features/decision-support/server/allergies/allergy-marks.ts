import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Call, Completion } from '../../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../../gateway/records/field-access.ts';
import { listRecords } from '../../../../gateway/records/read.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { recordKind } from '../../../contracts/server/typed.ts';
import { knownDrugs } from '../../../reconciliation/server/known-drugs.ts';
import { leadingCode } from '../../../terminology/server/medication-codings.ts';
import type { RegimenRow } from '../decision-provider.ts';
import { currentKnowledge } from '../knowledge/current-knowledge.ts';
import { knowledgeChecks } from '../knowledge/knowledge-checks.ts';
import { ownChecks } from '../own-checks.ts';
import { rowOf } from '../read-records.ts';
import { regimenOf } from '../regimen-of.ts';
import { namesOfAllergy } from './names-of-allergy.ts';

/** Listed medicine that allergies are compared with. */
type ListedMedicine = Pick<RegimenRow, 'id' | 'name' | 'code' | 'system'>;

const type = 'Drug and allergy';
/** Severities that lists mark; findings that only inform are left to Decision Support. */
const marked = ['contraindicated', 'major', 'moderate'];

/**
 * Finds the patient's allergies against medicines by the checks of Decision Support; returns sentences by medicine id.
 */
async function allergyMarks(
  call: Call,
  subject: string,
  medicines: readonly ListedMedicine[],
): Promise<ReadonlyMap<string, string>> {
  const allergies = medicines.length === 0 ? [] : await activeAllergies(call, subject);
  if (allergies.length === 0) return new Map();
  const { product, database, user, today, origin } = call;
  const knowledge = await currentKnowledge(database);
  const names = allergies.flatMap(namesOfAllergy).map((name) => ({ name }));
  const coded = medicines.map(({ name, code }) => ({ name, rxNormId: code }));
  const known = await knownDrugs(database, [...coded, ...names]);
  const none = { medications: [], conditions: [], observations: [], genetics: [] };
  const patient = { _id: subject, _rev: 0, updatedAt: origin.at.toISOString() };
  const records = { ...none, patient, allergies };
  const regimen = regimenOf(medicines, records, { known, knowledge, product, today });
  const asked = { product, knowledge, regimen, records, listed: medicines, drafts: [], user, today };
  const question = { ...asked, now: origin.at.toISOString() };
  const answers = await Promise.all([ownChecks, knowledgeChecks].map((provider) => provider.check(question)));
  const found = answers
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.type === type && marked.includes(finding.severity));
  const ofMedicine = (id: string) => found.filter(({ medications }) => medications.includes(id));
  return new Map(
    medicines.flatMap(({ id }) => {
      const sentences = [...new Set(ofMedicine(id).map(({ message }) => message))].join(' ');
      return sentences === '' ? [] : [[id, sentences] as const];
    }),
  );
}

/** Completion that adds to each medication of the list the sentences about allergies to it. */
export const marksOfMedications: Completion = {
  complete: (call, subject, rows: readonly Records['medication'][]) =>
    marksInOrder(call, subject, rows.map(rowOf)),
};

/** Completion that adds to each row of a reconciliation the sentences about allergies to it. */
export const marksOfListedRows: Completion = {
  complete: (call, subject, rows: readonly ListedRow[]) =>
    marksInOrder(
      call,
      subject,
      rows.map(({ name = '', coding }, index) => {
        const code = leadingCode(coding);
        return {
          ...{ id: String(index), name },
          ...{ code: code?.value || undefined, system: code?.system || undefined },
        };
      }),
    ),
};

type ListedRow = NonNullable<Records['reconciliation']['medications']>[number];

async function marksInOrder(
  call: Call,
  subject: string,
  medicines: readonly ListedMedicine[],
): Promise<readonly (JsonObject | undefined)[]> {
  const marks = await allergyMarks(call, subject, medicines);
  return medicines.map(({ id }) => {
    const allergy = marks.get(id);
    return allergy === undefined ? undefined : { allergy };
  });
}

async function activeAllergies(call: Call, subject: string): Promise<readonly Records['allergy'][]> {
  const kind = recordKind(call.product, 'allergy');
  const records = await listRecords(call.database, { kind, subject, scope: call.user });
  if (records.length > 0) call.note({ action: 'read', type: kind.type, subject });
  return records
    .map(({ document }) => visibleRecord(call, kind, document))
    .filter(({ status, isSideEffect }) => status === 'active' && isSideEffect !== true);
}
