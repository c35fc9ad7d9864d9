import type { Product } from '../../engine/core/product/product.ts';
import type { ChangeRisk } from '../../engine/core/protocol/change-risk.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type { Workbench } from '../../engine/core/protocol/workbench.ts';
import { notFound, wrongState } from '../../gateway/operation/errors.ts';
import type { CallHandler } from '../../gateway/records/context/call.ts';
import { findChange, type SchemaChange } from '../../gateway/versions/changes.ts';
import { type Publication, storeVersion } from '../../gateway/versions/publications.ts';
import { wantedVersion } from '../../gateway/versions/wanted-version.ts';
import { needVersions } from './need-versions.ts';
import { needWorkbench } from './need-workbench.ts';
import {
  compareRights,
  type RightsCaller,
  type RightsCompared,
  requireSealed,
  withRights,
} from './rights.ts';
import { type CompiledVersion, servableVersion } from './version-of.ts';

/** Services of the gateway that publishing needs. */
export interface PublishingParts {
  readonly workbench: Workbench | undefined;
  readonly versions: SchemaVersions | undefined;
  readonly handlers: () => Readonly<Record<string, CallHandler>>;
}

export interface PublishableChange {
  readonly change: SchemaChange;
  /** Publication before the new one. */
  readonly last: Publication | undefined;
  readonly before: SchemaTexts;
  readonly next: CompiledVersion;
  /**
   * Risk of the change, raised by the comparison of rights, since a change of rights is not visible in every
   * file that causes it.
   */
  readonly risk: ChangeRisk;
  readonly rights: RightsCompared;
}

export const changedMeanwhile =
  'Somebody has published, changed or withdrawn something meanwhile, and nothing was published. Load the page again, and look at the change once more.';

/**
 * Compiles and stores the served version with a waiting change merged in. Throws 404 or 409 with the reason
 * where it cannot be published.
 */
export async function publishableChange(
  call: RightsCaller,
  { id, revision }: { readonly id: string; readonly revision: number },
  { workbench, versions, handlers }: PublishingParts,
): Promise<PublishableChange> {
  const { database, product } = call;
  const [bench, known] = [needWorkbench(workbench), needVersions(versions)];
  const change = await findChange(database, id);
  if (change === undefined) throw notFound();
  const { last, hash: wanted } = await wantedVersion(database, known);
  // Detects that the last publication is not served here yet, so that the change would be based on older files.
  const isBehind = last !== undefined && wanted !== product.hash;
  if (change.state !== 'waiting' || change.revision !== revision || isBehind)
    throw wrongState(changedMeanwhile);
  const { merged, conflicts } = await bench.merge(change.files, []);
  if (conflicts.length > 0)
    throw wrongState(
      'The change and what was published since are about the same values, and nothing was published. Ask the author to open the draft, choose, and send it again.',
    );
  const before = known.served();
  const texts = withTexts(before, merged);
  const next = await servableVersion(texts, { versions: known, handlers: handlers(), served: product });
  requireSealed(next.compiled, { served: product, before: await compiledOf(known, before) });
  await storeVersion(database, next.hash, texts, id);
  const rights = await compareRights(call, known, { before, next });
  return { change, last, before, next, rights, risk: withRights(bench.risk(merged), rights) };
}

/** Compiles the served version from its files. */
async function compiledOf(versions: SchemaVersions, texts: SchemaTexts): Promise<Product | undefined> {
  return versions.product((await versions.compile(texts)).hash);
}
