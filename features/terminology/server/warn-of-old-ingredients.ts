import type { Log } from '../../../gateway/operation/log.ts';
import { currentEditions, demonstration } from '../../../gateway/search/catalogues/current-releases.ts';
import type { Queryable } from '../../../gateway/store/database.ts';

/**
 * Warns the operator of ingredients loaded before salts and esters were linked to their base, as reconciliation would
 * miss duplicates of one drug.
 */
export async function warnOfOldIngredients(database: Queryable, log: Log): Promise<void> {
  const [current] = await currentEditions(database, ['ingredients']);
  if (current === undefined || current.edition === demonstration) return;
  const { rows } = await database.query(
    "select 1 from concept where catalogue = 'ingredients' and edition = $1 and details ? 'isPrecise' limit 1",
    [current.edition],
  );
  if (rows.length > 0) return;
  log.warn('code-system.outdated', {
    edition: current.edition,
    message:
      'This RxNorm was loaded by an earlier release, which kept no relation of salts to their ingredients.',
    help: 'Load the same RXNCONSO.RRF again: npm run cli -- load rxnorm RXNCONSO.RRF',
  });
}
