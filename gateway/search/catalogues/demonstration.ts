import { sha256 } from '../../operation/sha256.ts';
import type { Database } from '../../store/database.ts';
import { lockForChanges } from '../../store/migrate.ts';
import type { Concept } from './concept.ts';
import { demonstration } from './current-releases.ts';
import { completeRelease, storeConcepts } from './store-concepts.ts';

/** Built-in concepts by catalogue, created only on demand. */
export type DemonstrationConcepts = Readonly<Record<string, () => readonly Concept[]>>;

/** Updates the stored demonstration releases to those of this product release. */
export async function ensureDemonstration(
  database: Database,
  catalogues: DemonstrationConcepts,
): Promise<void> {
  const stored = await storedHashes(database);
  for (const [catalogue, concepts] of Object.entries(catalogues)) {
    const entries = concepts();
    const sourceHash = sha256(JSON.stringify(entries));
    if (stored.get(catalogue) === sourceHash) continue;
    await database.transaction(async (tx) => {
      await lockForChanges(tx);
      await storeConcepts(tx, { catalogue, edition: demonstration }, entries);
      const codes = entries.map(({ code }) => code);
      await completeRelease(tx, { catalogue, edition: demonstration, codes, sourceHash }, new Date());
    });
  }
}

async function storedHashes(database: Database): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ readonly catalogue: string; readonly hash: string }>(
    'select catalogue, source_hash as hash from concept_edition where edition = $1',
    [demonstration],
  );
  return new Map(rows.map(({ catalogue, hash }) => [catalogue, hash]));
}
