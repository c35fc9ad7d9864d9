import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { notFound } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { textsOfPublication } from '../../gateway/versions/version-history.ts';
import { needVersions } from './need-versions.ts';

/**
 * Creates the call that answers the differences of two published versions, or the changes of restoring one over the
 * other.
 */
export function createStudioCompare(versions: SchemaVersions | undefined): Handler<'studio-compare'> {
  return {
    isWrite: false,
    async answer({ query, database }) {
      const known = needVersions(versions);
      const before = await textsOfPublication(database, query.from);
      const after = await textsOfPublication(database, query.to);
      if (before === undefined || after === undefined) throw notFound();
      const { texts, losses } =
        query.restores === true ? await known.wayBack(before, after) : { texts: after, losses: [] };
      const compared = await known.compare(before, texts);
      const files = compared.map((file) => ({ ...file, changes: [...file.changes] }));
      return ok({ files, losses: [...losses] });
    },
  };
}
