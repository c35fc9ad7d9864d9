import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { profileKind } from '../../gateway/records/context/profiles.ts';
import type { Queryable } from '../../gateway/store/database.ts';
import { scopeSql } from '../../gateway/store/kinds/organization-scope.ts';
import { publications, waitingChanges } from '../../gateway/versions/changes.ts';
import { unservedFiles } from '../../gateway/versions/unserved-release.ts';
import { wantedVersion } from '../../gateway/versions/wanted-version.ts';
import {
  type ConversionJob,
  hasMigrations,
  lastConversion,
} from '../../gateway/work/conversion/conversion-job.ts';

/** Limit on publications listed. */
const most = 50;

/** Creates the call that answers the waiting changes and the publications. */
export function createStudioChanges(versions: SchemaVersions | undefined): Handler<'studio-changes'> {
  return {
    isWrite: false,
    async answer({ database, product }) {
      if (versions === undefined) return ok({ publishes: false, changes: [], publications: [] });
      const [changes, past] = [await waitingChanges(database), await publications(database, most)];
      const ids = [...changes, ...past].map(({ author }) => author);
      const changers = past.flatMap(({ changeAuthor }) => changeAuthor ?? []);
      const speakers = changes.flatMap(({ comments }) => comments.map(({ author }) => author));
      const names = await userNames(database, product, [...ids, ...changers, ...speakers]);
      return ok({
        publishes: true,
        served: product.hash,
        hasMigrations: hasMigrations(product),
        ...conversionOf(product, await lastConversion(database)),
        ...(past.length > 0 && (await releaseAmong(database, versions))),
        changes: changes.map(({ files, comments, publisher: _none, state: _waiting, ...change }) => ({
          ...change,
          authorName: names.get(change.author) ?? change.author,
          files: files.map((file) => ({ ...file })),
          comments: comments.map((comment) => ({
            ...comment,
            author: names.get(comment.author) ?? comment.author,
          })),
        })),
        publications: past.map(({ title, changeAuthor, ...publication }) => ({
          ...publication,
          authorName: names.get(publication.author) ?? publication.author,
          ...(title !== null && { title }),
          ...(changeAuthor !== null && { changedBy: names.get(changeAuthor) ?? changeAuthor }),
        })),
      });
    },
  };
}

/** Finds the published version and the release, with the release's files that are not served. */
async function releaseAmong(database: Queryable, versions: SchemaVersions) {
  const { hash: release } = await versions.compile(versions.release);
  const { hash: wanted } = await wantedVersion(database, versions, release);
  const unserved = await unservedFiles(database, { release: versions.release, served: versions.served() });
  return { wanted, release, ...(unserved.length > 0 && { unserved: [...unserved] }) };
}

/**
 * Reads first and last names by user id, for changes of any author; every user of the Studio may see these names.
 */
async function userNames(
  database: Queryable,
  product: Product,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { from, where, parameters } = scopeSql(profileKind(product), 'everything', 2);
  const { rows } = await database.query<{ id: string; name: string }>(
    `select r.id, trim(concat(r.document ->> 'firstName', ' ', r.document ->> 'lastName')) as name
     from ${from} where ${where} and r.id = any($1::text[])`,
    [ids, ...parameters],
  );
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
}

function conversionOf(product: Product, job: ConversionJob | undefined) {
  if (job === undefined) return {};
  const { looked = 0, changed = 0, left = 0, leftRecords = [], isSuperseded = false } = job.progress;
  const records = leftRecords.map(({ entity, id, path }) => {
    return { entity: product.entities[entity]?.title ?? entity, id, path };
  });
  return {
    conversion: {
      state: isSuperseded ? ('superseded' as const) : states[job.state],
      looked,
      changed,
      left,
      records,
    },
  };
}

const states = {
  preparing: 'waiting',
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const;
