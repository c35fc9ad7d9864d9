import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { wrongState } from '../../gateway/operation/errors.ts';
import type { Queryable } from '../../gateway/store/database.ts';
import {
  type PreparationEnd,
  prepareEverywhere,
  requestPreparation,
} from '../../gateway/versions/preparation.ts';
import { type NewPublication, publish, storeVersion } from '../../gateway/versions/publications.ts';
import { hasMigrations, startConversion } from '../../gateway/work/conversion/conversion-job.ts';
import type { CompiledVersion } from './version-of.ts';

export interface ConvertingPublication {
  readonly publishing: NewPublication;
  readonly next: CompiledVersion;
  /** Files of the version served before. */
  readonly before: SchemaTexts;
  readonly versions: SchemaVersions;
  readonly at: Date;
}

/**
 * Publishes a version that every gateway has prepared, starts converting records, and prepares the rollback. False
 * after a concurrent publication or change; throws 409 if a gateway is not ready.
 */
export async function publishConverting(
  database: Queryable,
  { publishing, next, before, versions, at }: ConvertingPublication,
): Promise<boolean> {
  const { hash, author } = publishing;
  // Stores the former version before the publication, so that only its preparation remains to be requested
  // afterwards.
  const former = await storeWayBack(database, versions, {
    ...{ later: next.texts, earlier: before },
    change: publishing.change?.id,
  });
  const end = await prepareEverywhere(database, hash);
  if (end.outcome === 'lapsed') return false;
  requireReady(end);
  if (!(await publish(database, publishing))) return false;
  if (hasMigrations(next.product))
    await startConversion(database, { hash, removesDropped: false, author, at });
  if (former !== undefined) await requestPreparation(database, former);
  return true;
}

interface Way {
  readonly later: SchemaTexts;
  readonly earlier: SchemaTexts;
  /** Id of the published change; absent where an earlier version is served again. */
  readonly change?: string | undefined;
}

/** Stores the version that would roll a publication back. Yields its hash; undefined where it does not compile. */
export async function storeWayBack(
  database: Queryable,
  versions: SchemaVersions,
  { later, earlier, change }: Way,
): Promise<string | undefined> {
  const { texts } = await versions.wayBack(later, earlier);
  const { hash, errors } = await versions.compile(texts);
  if (errors.length > 0) return undefined;
  await storeVersion(database, hash, texts, change);
  return hash;
}

function requireReady({ outcome, gateways }: PreparationEnd): void {
  if (outcome === 'refused') {
    const reasons = gateways.map(({ name, refusal }) => `The gateway ${name} cannot serve it: ${refusal}`);
    throw wrongState(`Nothing was published. ${reasons.join(' ')}`);
  }
  if (outcome === 'late') {
    const names = gateways.map(({ name }) => name).join('; ');
    throw wrongState(
      `Nothing was published: the version is still being prepared by the gateway ${names}. Publish it again in some minutes, or have an operator look at that gateway.`,
    );
  }
}
