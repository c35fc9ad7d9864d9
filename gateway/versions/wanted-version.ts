import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Queryable } from '../store/database.ts';
import { lastPublication, type Publication, textsOfVersion } from './publications.ts';

/** Version that a gateway of a given release has to serve after all publications. */
export interface WantedVersion {
  readonly hash: string;
  /** Last publication; absent if there is none. */
  readonly last?: Publication;
  /** Files of the version, unless a publication has stored them. */
  readonly texts?: SchemaTexts;
}

/**
 * Finds the latest published version. Without a publication, returns the gateway's own release; after a return to
 * another release, the own release extended to read records stored since. Callers may pass the release's hash.
 */
export async function wantedVersion(
  database: Queryable,
  versions: Pick<SchemaVersions, 'release' | 'compile' | 'wayBack'>,
  release?: string,
): Promise<WantedVersion> {
  const last = await lastPublication(database);
  if (last !== undefined && last.release === undefined) return { hash: last.hash, last };
  const own = release ?? (await versions.compile(versions.release)).hash;
  if (last === undefined) return { hash: own };
  if (last.release === own) return { hash: last.hash, last };
  const former = (await textsOfVersion(database, last.hash)) ?? new Map();
  const { texts } = await versions.wayBack(former, versions.release);
  const { hash } = await versions.compile(texts);
  return { hash, last, texts };
}
