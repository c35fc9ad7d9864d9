import type { SchemaVersions } from '../../../../engine/core/protocol/schema-versions.ts';
import { type CallHandler, ok } from '../../../../gateway/context/call.ts';
import { notFound, wrongState } from '../../../../gateway/errors.ts';
import { lastPublication, publish, textsOfVersion } from '../../../../gateway/versions/publications.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';
import { needVersions } from './need-versions.ts';
import { requireSameRights, requireSealed } from './rights.ts';
import { servableVersion } from './version-of.ts';

/** Serves an earlier version again. One person may, as long as it gives nobody other rights. */
export function createStudioRollback(
  versions: SchemaVersions | undefined,
  handlers: () => Readonly<Record<string, CallHandler>>,
): Handler<'studio-rollback'> {
  return {
    isWrite: true,
    isOutside: true,
    async answer({ body, database, product, user, note }) {
      const known = needVersions(versions);
      const last = await lastPublication(database);
      if (last === undefined || last.hash === body.hash)
        throw wrongState('This version is served already. Nothing was changed.');
      const texts = await textsOfVersion(database, body.hash);
      if (texts === undefined) throw notFound();
      const next = await servableVersion(known, texts, handlers());
      requireSealed(product, next.product);
      requireSameRights(product, next.product);
      const isPublished = await publish(database, { hash: next.hash, after: last.number, author: user._id });
      if (!isPublished) throw wrongState('Somebody else has published meanwhile. Load the page again.');
      note({ action: 'write', type: 'schema-version', id: next.hash, details: { isRollback: true } });
      return ok({ hash: next.hash });
    },
  };
}
