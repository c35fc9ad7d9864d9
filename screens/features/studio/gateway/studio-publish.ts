import type { SchemaVersions } from '../../../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../../../engine/core/protocol/with-texts.ts';
import type { Workbench } from '../../../../engine/core/protocol/workbench.ts';
import { type CallHandler, ok } from '../../../../gateway/context/call.ts';
import { notFound, refused, wrongState } from '../../../../gateway/errors.ts';
import { findChange } from '../../../../gateway/versions/changes.ts';
import { lastPublication, storeVersion } from '../../../../gateway/versions/publications.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { needVersions } from './need-versions.ts';
import { needWorkbench } from './need-workbench.ts';
import { publishConverting } from './publish-converting.ts';
import { requireSealed } from './rights.ts';
import { servableVersion } from './version-of.ts';

const changedMeanwhile =
  'Somebody has published, changed or withdrawn something meanwhile, and nothing was published. Load the page again, and look at the change once more.';

/** Publishes the change of somebody else: every gateway serves it from then on, without a restart. */
export function createStudioPublish(
  workbench: Workbench | undefined,
  versions: SchemaVersions | undefined,
  handlers: () => Readonly<Record<string, CallHandler>>,
): Handler<'studio-publish'> {
  return {
    isWrite: false,
    // In no transaction: the other gateways have to see what they are to prepare while this one waits for them.
    isOutside: true,
    async answer({ body, database, product, user, origin, note }) {
      const known = needVersions(versions);
      const change = await findChange(database, body.id);
      if (change === undefined) throw notFound();
      if (change.author === user._id)
        throw refused(
          'A change is published by somebody else than its author. Ask another person who may publish.',
        );
      const last = await lastPublication(database);
      if (
        change.state !== 'waiting' ||
        change.revision !== body.revision ||
        isBehind(last?.hash, product.hash)
      )
        throw wrongState(changedMeanwhile);
      const { merged, conflicts } = await needWorkbench(workbench).merge(change.files, []);
      if (conflicts.length > 0)
        throw wrongState(
          'The change and what was published since are about the same values, and nothing was published. Ask the author to open the draft, choose, and send it again.',
        );
      const before = known.served();
      const texts = withTexts(before, merged);
      const next = await servableVersion(known, texts, handlers());
      requireSealed(product, next.product);
      await storeVersion(database, product.hash, before);
      await storeVersion(database, next.hash, texts);
      const { id, revision } = change;
      const publishing = {
        hash: next.hash,
        after: last?.number ?? 0,
        author: user._id,
        change: { id, revision },
      };
      const isPublished = await publishConverting(database, {
        publishing,
        product: next.product,
        at: origin.at,
      });
      if (!isPublished) throw wrongState(changedMeanwhile);
      note({ action: 'write', type: 'schema-version', id: next.hash, details: { change: id } });
      return ok({ hash: next.hash });
    },
  };
}

/** What was published last is not served here yet: the change would be made of older files. */
function isBehind(published: string | undefined, served: string): boolean {
  return published !== undefined && published !== served;
}
