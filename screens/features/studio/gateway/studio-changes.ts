import type { SchemaVersions } from '../../../../engine/core/protocol/schema-versions.ts';
import { ok } from '../../../../gateway/context/call.ts';
import { publications, waitingChanges } from '../../../../gateway/versions/changes.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';

/** Publications that a page lists. */
const most = 50;

/** The changes that wait to be published, and what was published before. */
export function createStudioChanges(versions: SchemaVersions | undefined): Handler<'studio-changes'> {
  return {
    isWrite: false,
    async answer({ database, product }) {
      if (versions === undefined) return ok({ publishes: false, changes: [], publications: [] });
      const [changes, past] = [await waitingChanges(database), await publications(database, most)];
      return ok({
        publishes: true,
        served: product.hash,
        ...(past.length > 0 && { release: (await versions.compile(versions.release)).hash }),
        changes: changes.map(({ files, publisher: _none, state: _waiting, ...change }) => ({
          ...change,
          files: files.map((file) => ({ ...file })),
        })),
        publications: past.map(({ title, changeAuthor, ...publication }) => ({
          ...publication,
          ...(title !== null && { title }),
          ...(changeAuthor !== null && { changedBy: changeAuthor }),
        })),
      });
    },
  };
}
