import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { Queryable } from '../../../../gateway/store/database.ts';
import { knownDrugs } from './known-drugs.ts';
import { medicationsIn } from './open-lists.ts';
import { type DrugKnowledge, type ListedMedication, likenessOf } from './reading/likeness.ts';

/** The lists with what each of their medications is compared by. */
export async function withLikeness<List extends JsonObject>(
  database: Queryable,
  lists: readonly List[],
): Promise<readonly List[]> {
  const listed = lists.flatMap(medicationsIn).map(listedOf);
  const known = await knownDrugs(database, listed);
  return lists.map((list) => ({
    ...list,
    medications: medicationsIn(list).map((medication) => compared(medication, known)),
  }));
}

function compared(medication: JsonObject, known: DrugKnowledge): JsonObject {
  const { same, exact, related } = likenessOf(listedOf(medication), known);
  return { ...medication, likeness: { same, related, ...(exact === undefined ? {} : { exact }) } };
}

function listedOf({ name, rxNormId, directions }: JsonObject): ListedMedication {
  return { name: textOf(name) ?? '', rxNormId: textOf(rxNormId), directions: textOf(directions) };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
