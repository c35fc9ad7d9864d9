import { indexChecks } from '../../../../engine/core/checks/check-index.ts';
import { runChecks } from '../../../../engine/core/checks/run-checks.ts';
import { severityRank } from '../../../../engine/core/product/checks.ts';
import type { Product } from '../../../../engine/core/product/product.ts';
import type { Queryable } from '../../../../gateway/store/database.ts';
import type { Records } from '../../../../generated/calls.types.ts';
import { dosageCodesOf } from '../../../directions/server/dosage-codes.ts';
import { knownDrugs } from '../../../reconciliation/server/known-drugs.ts';
import type { RegimenRow } from '../decision-provider.ts';
import { currentKnowledge } from '../knowledge/current-knowledge.ts';
import { rowKinds } from '../knowledge/knowledge-package.ts';
import { regimenAllergies, regimenMedication } from '../regimen-of.ts';
import { namesOfAllergy } from './names-of-allergy.ts';

/** Recorded allergy that concerns a medicine. */
export interface AllergyConcern {
  /** Severity, one of `checkSeverities`. */
  readonly severity: string;
  /** Sentence with the allergy's own words, such as `Zestoretic contains what the patient is allergic to: “ACE”.` */
  readonly message: string;
}

export interface AllergyQuestion {
  readonly product: Product;
  /** Active allergies that the user may see. */
  readonly allergies: readonly Records['allergy'][];
  readonly rows: readonly RegimenRow[];
  readonly now: string;
  readonly today: string;
}

/**
 * Finds the allergies that concern medications as decision support does, by row id, most severe first: same ingredient,
 * named class, cross-reaction.
 */
export async function allergiesConcerning(
  database: Queryable,
  { product, allergies, rows, now, today }: AllergyQuestion,
): Promise<ReadonlyMap<string, readonly AllergyConcern[]>> {
  if (allergies.length === 0 || rows.length === 0) return new Map();
  const knowledge = await currentKnowledge(database);
  const known = await knownDrugs(database, [
    ...rows.map(({ name, code }) => ({ name, rxNormId: code })),
    ...allergies.flatMap(namesOfAllergy).map((name) => ({ name })),
  ]);
  const names = { known, knowledge };
  const regimen = {
    medications: rows.map((row) => regimenMedication(row, { ...names, codes: dosageCodesOf(product) })),
    allergies: regimenAllergies(allergies, names),
  };
  const sets = [...Object.values(product.checks ?? {}), ...knowledge.sets].filter(
    ({ entity, title }) => entity === 'regimen' && title === rowKinds['drug-allergy'].title,
  );
  const found = runChecks(indexChecks(sets), regimen, { now, today });
  const concerns = found.flatMap(({ rows: at, severity, message }) =>
    at.flatMap((each) => (rows[each] === undefined ? [] : [{ id: rows[each].id, severity, message }])),
  );
  const byRow = Map.groupBy(concerns, ({ id }) => id);
  return new Map(
    [...byRow].map(([id, each]) => [
      id,
      each.toSorted((a, b) => severityRank(a.severity) - severityRank(b.severity)),
    ]),
  );
}
