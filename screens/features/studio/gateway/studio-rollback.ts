import type { SchemaVersions } from '../../../../engine/core/protocol/schema-versions.ts';
import { type CallHandler, ok } from '../../../../gateway/context/call.ts';
import { notFound, wrongState } from '../../../../gateway/errors.ts';
import { lastPublication, storeVersion, textsOfVersion } from '../../../../gateway/versions/publications.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { needVersions } from './need-versions.ts';
import { publishConverting } from './publish-converting.ts';
import { requireSameRights } from './rights.ts';
import { servableVersion } from './version-of.ts';

/** Serves an earlier version again. One person may, as long as it gives nobody other rights. */
export function createStudioRollback(
  versions: SchemaVersions | undefined,
  handlers: () => Readonly<Record<string, CallHandler>>,
): Handler<'studio-rollback'> {
  return {
    isWrite: false,
    // In no transaction: the other gateways have to see what they are to prepare while this one waits for them.
    isOutside: true,
    async answer({ body, database, product, user, origin, note }) {
      const known = needVersions(versions);
      const last = await lastPublication(database);
      if (last === undefined || last.hash === body.hash)
        throw wrongState('This version is served already. Nothing was changed.');
      const texts = await textsOfVersion(database, body.hash);
      if (texts === undefined) throw notFound();
      const before = known.served();
      const back = await known.wayBack(before, texts);
      const parts = { versions: known, handlers: handlers(), served: product };
      const next = await servableVersion(back.texts, parts);
      requireSameRights(product, next.product);
      await storeVersion(database, next.hash, back.texts);
      const publishing = { hash: next.hash, after: last.number, author: user._id };
      const publication = { publishing, next, before, versions: known, at: origin.at };
      const isPublished = await publishConverting(database, publication);
      if (!isPublished) throw wrongState('Somebody else has published meanwhile. Load the page again.');
      note({ action: 'write', type: 'schema-version', id: next.hash, details: { isRollback: true } });
      return ok({ hash: next.hash, ...(back.losses.length > 0 && { losses: [...back.losses] }) });
    },
  };
}
