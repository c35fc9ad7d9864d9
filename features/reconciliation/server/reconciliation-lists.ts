import { type Call, completedRows, ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';
import { leadingCode } from '../../terminology/server/medication-codings.ts';
import { knownDrugs } from './known-drugs.ts';
import { type ListedMedication, type MedicationList, openLists } from './open-lists.ts';
import { directionPieces } from './reading/directions.ts';
import {
  type StatedMedication as ComparableMedication,
  type DrugKnowledge,
  likenessOf,
} from './reading/likeness.ts';
import { reconciliationsOf } from './reconciliations-of.ts';

/**
 * Lists a patient's waiting lists or reconciliations, by `options.list`, newest first. Medications of incomplete ones
 * have the keys by which they are compared.
 */
export const reconciliationLists: Handler<'reconciliation-lists'> = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, query, database } = call;
    const { id } = await patientInScope(call, query.patientId);
    const kind = recordKind(product, 'reconciliation');
    const lists =
      options['list'] === 'reconciled'
        ? (await reconciliationsOf(call, id)).reconciled.map(({ document }) => document)
        : await openLists(call, id);
    call.note({ action: 'read', type: kind.type, subject: id });
    const shown = lists.map((document) => visibleRecord(call, kind, document));
    // Compares only lists without completion, which other lists may have joined since; completed reconciliations are
    // history.
    const isCompared = ({ completedAt }: Pick<MedicationList, 'completedAt'>) => completedAt === undefined;
    const compared = await withLikeness(database, await withMarks(call, id, shown.filter(isCompared)));
    return ok({ rows: [...compared, ...shown.filter((list) => !isCompared(list))] });
  },
};

/** Adds what the product derives to each medication of the lists, such as allergies to it. */
async function withMarks<List extends Pick<MedicationList, 'medications'>>(
  call: Call,
  subject: string,
  lists: readonly List[],
): Promise<readonly List[]> {
  const listed = lists.flatMap(({ medications = [] }) => medications);
  const marked = await completedRows(call, { entity: 'reconciliation-item', subject }, listed);
  let at = 0;
  return lists.map((list) => {
    const count = list.medications?.length ?? 0;
    at += count;
    return { ...list, medications: marked.slice(at - count, at) };
  });
}

/** Adds the keys for comparison to each medication of the lists. */
async function withLikeness<List extends Pick<MedicationList, 'medications'>>(
  database: Queryable,
  lists: readonly List[],
): Promise<readonly List[]> {
  const listed = lists.flatMap(({ medications = [] }) => medications).map(comparableOf);
  const known = await knownDrugs(database, listed);
  return lists.map((list) => ({
    ...list,
    medications: (list.medications ?? []).map((medication) => compared(medication, known)),
  }));
}

function compared(medication: ListedMedication, known: DrugKnowledge): ListedMedication {
  const { same, exact, related } = likenessOf(comparableOf(medication), known);
  const { name = '', directions = '' } = medication;
  const pieces = [...piecesOf('name', name), ...piecesOf('directions', directions)];
  return { ...medication, likeness: { same, related, pieces, ...(exact === undefined ? {} : { exact }) } };
}

/** Splits a text by what it says; lists nothing where its words say themselves. */
function piecesOf(field: string, text: string) {
  const pieces = directionPieces(text);
  const isPlain = pieces.every((piece) => piece.says === piece.text.trim().toLowerCase());
  return isPlain ? [] : pieces.map((piece) => ({ field, ...piece }));
}

function comparableOf({ name = '', coding, directions }: ListedMedication): ComparableMedication {
  return { name, rxNormId: leadingCode(coding)?.value, directions: directions || undefined };
}
