import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { notFound } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import {
  changeOf,
  type PublishedChange,
  textsOfPublication,
} from '../../gateway/versions/version-history.ts';
import { needVersions } from './need-versions.ts';

/**
 * Creates the call that compares two published versions: answers their differences, the changes of restoring
 * one over the other, or those that revert in the served version what the second one changed.
 */
export function createStudioCompare(versions: SchemaVersions | undefined): Handler<'studio-compare'> {
  return {
    isWrite: false,
    async answer({ query, database }) {
      const known = needVersions(versions);
      if (query.takesBack === true) return ok(await takenBack(known, await changeOf(database, query.to)));
      const before = await textsOfPublication(database, query.from);
      const after = await textsOfPublication(database, query.to);
      if (before === undefined || after === undefined) throw notFound();
      const { texts, losses } =
        query.restores === true ? await known.wayBack(before, after) : { texts: after, losses: [] };
      return ok({ files: await comparedFiles(known, before, texts), losses: [...losses] });
    },
  };
}

async function takenBack(known: SchemaVersions, published: PublishedChange | undefined) {
  if (published === undefined) throw notFound();
  // Reads the served version once, since another may be served before the answer.
  const served = known.served();
  const { texts, losses, kept } = await known.takeBack(served, published.before, published.after);
  return { files: await comparedFiles(known, served, texts), losses: [...losses], kept: [...kept] };
}

async function comparedFiles(known: SchemaVersions, before: SchemaTexts, after: SchemaTexts) {
  const compared = await known.compare(before, after);
  return compared.map((file) => ({ ...file, changes: [...file.changes] }));
}
