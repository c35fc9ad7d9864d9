import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { type GatewayError, notFound, wrongState } from '../../gateway/operation/errors.ts';
import { type Publication, storeVersion, textsOfVersion } from '../../gateway/versions/publications.ts';
import { wantedVersion } from '../../gateway/versions/wanted-version.ts';
import { needVersions } from './need-versions.ts';
import type { PublishingParts } from './publishable-change.ts';
import { compareRights, type RightsCaller, requireSameRights } from './rights.ts';
import { type CompiledVersion, servableVersion } from './version-of.ts';

export interface EarlierVersion {
  /** Publication that the new one follows. */
  readonly last: Publication;
  readonly before: SchemaTexts;
  readonly next: CompiledVersion;
  /**
   * Parts of records stored since then that the earlier version cannot read, as sentences from the
   * migrations.
   */
  readonly losses: readonly string[];
  /** Hash of the release, where the release is served again. */
  readonly release?: string | undefined;
  readonly versions: SchemaVersions;
}

/**
 * Compiles and stores an earlier version, extended to read records stored since. Throws 404, 409 or 422 with the
 * reason where it cannot be served again.
 */
export async function earlierVersion(
  call: RightsCaller,
  hash: string,
  parts: Pick<PublishingParts, 'versions' | 'handlers'>,
): Promise<EarlierVersion> {
  const { database, product } = call;
  const versions = needVersions(parts.versions);
  const { last, hash: wanted } = await wantedVersion(database, versions);
  const own = await releaseOf(versions, hash);
  // Allows serving the release although its files are served already, if a publication serves them instead of
  // the release.
  const isAsMeant = own === undefined || last?.release !== undefined;
  if (last === undefined || (wanted === hash && isAsMeant)) throw servedAlready();
  const texts = own ?? (await textsOfVersion(database, hash));
  if (texts === undefined) throw notFound();
  const before = versions.served();
  const back = await versions.wayBack(before, texts);
  const next = await servableVersion(back.texts, { versions, handlers: parts.handlers(), served: product });
  // Refuses a version that is served already, even with the inverses of later migrations.
  if (next.hash === wanted && isAsMeant) throw servedAlready();
  requireSameRights(await compareRights(call, versions, { before, next }));
  await storeVersion(database, next.hash, back.texts);
  return { last, before, next, losses: back.losses, release: own && hash, versions };
}

/**
 * Returns the release's texts if the hash is the release's; the release is no stored version before it is
 * published, as in a database that an earlier release has served.
 */
async function releaseOf(versions: SchemaVersions, hash: string): Promise<SchemaTexts | undefined> {
  const { release } = versions;
  return (await versions.compile(release)).hash === hash ? release : undefined;
}

function servedAlready(): GatewayError {
  return wrongState('This version is served already. Nothing was changed.');
}
