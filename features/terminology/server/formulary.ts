import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { recordKind } from '../../contracts/server/typed.ts';
import type { Term } from './term.ts';

/** The tier of each covered drug, by its code. */
export type Formulary = ReadonlyMap<string, string>;

const noTier = 'N';

/** The formulary of an organization; undefined where it has none, or is not the user's. */
export async function formularyOf(
  { product, database, user }: Pick<Call, 'product' | 'database' | 'user'>,
  organizationId: string,
): Promise<Formulary | undefined> {
  if (organizationId === '') return undefined;
  const kind = recordKind(product, 'organization');
  const found = await findRecord(database, { kind, id: organizationId, reach: user });
  const { formulary } = found?.document ?? {};
  return formulary && new Map(formulary.map(({ code = '', tier = noTier }) => [code, tier]));
}

/** Marks the covered terms; without a formulary a drug has no tier, and whether it is covered is left open. */
export function withFormulary(terms: readonly Term[], formulary: Formulary | undefined): readonly Term[] {
  return terms.map((term) => {
    if (term.medication === undefined) return term;
    const covered = formulary === undefined ? {} : { isFormulary: formulary.has(term.code) };
    return {
      ...term,
      medication: { ...term.medication, ...covered, tierLevel: formulary?.get(term.code) ?? noTier },
    };
  });
}
