import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Queryable } from '../store/database.ts';
import { lastPublication, type Publication, textsOfVersion } from './publications.ts';

/** Version that a gateway of some release serves by what was published. */
export interface WantedVersion {
  readonly hash: string;
  /** Last publication; absent where there was none. */
  readonly last?: Publication;
  /** The files, where no publication has stored them. */
  readonly texts?: SchemaTexts;
}

/**
 * Finds the version that was published last. Where there is none, or somebody went back to an earlier release, it is
 * the gateway's own release, with what reads the records that were stored by then. Callers that know the hash of
 * the release pass it.
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
