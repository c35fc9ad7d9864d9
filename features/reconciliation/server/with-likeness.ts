import type { Queryable } from '../../../gateway/store/database.ts';
import { leadingCode } from '../../terminology/server/medication-codings.ts';
import { knownDrugs } from './known-drugs.ts';
import type { ListedMedication, MedicationList } from './open-lists.ts';
import {
  type ListedMedication as ComparableMedication,
  type DrugKnowledge,
  likenessOf,
} from './reading/likeness.ts';

/** The lists with what each of their medications is compared by. */
export async function withLikeness<List extends Pick<MedicationList, 'medications'>>(
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
  return { ...medication, likeness: { same, related, ...(exact === undefined ? {} : { exact }) } };
}

function comparableOf({ name = '', coding, directions }: ListedMedication): ComparableMedication {
  return { name, rxNormId: leadingCode(coding)?.value, directions: directions || undefined };
}
