import type { Database, Queryable } from './database.ts';
import { recordTables } from './migrations/001-records.ts';
import { outboxTable } from './migrations/002-outbox.ts';
import { conceptTables } from './migrations/003-concepts.ts';
import { auditChain } from './migrations/004-audit-chain.ts';
import { handoutTable } from './migrations/005-handouts.ts';
import { accessGrantTable } from './migrations/006-openings.ts';
import { cacheVersionTable } from './migrations/007-remembered.ts';
import { cheaperWrites } from './migrations/008-cheaper-writes.ts';
import { smallerAnswers } from './migrations/009-smaller-answers.ts';
import { projectionRows } from './migrations/010-projection-rows.ts';
import { signInSessions } from './migrations/011-sign-in-sessions.ts';
import { attemptTable } from './migrations/012-attempts.ts';
import { documentHashes } from './migrations/013-document-hashes.ts';
import { stagingTables } from './migrations/014-staging.ts';
import { openedRecords } from './migrations/015-opened-records.ts';
import { stagedDays } from './migrations/016-staged-days.ts';
import { accessCodeTable } from './migrations/017-access-codes.ts';
import { jobTables } from './migrations/018-jobs.ts';
import { uploadTables } from './migrations/019-uploads.ts';
import { oneTableOfJobs } from './migrations/020-one-table-of-jobs.ts';
import { projectionsBeside } from './migrations/021-projections-beside.ts';
import { filesOfJobs } from './migrations/022-files-of-jobs.ts';
import { versionTables } from './migrations/023-versions.ts';
import { stagedIndexes } from './migrations/024-staged-indexes.ts';
import { preparedVersions } from './migrations/025-prepared-versions.ts';
import { preparations } from './migrations/026-preparations.ts';
import { changeComments } from './migrations/027-change-comments.ts';
import { organizationsOfRows } from './migrations/028-organizations-of-rows.ts';
import { chainsOfOrganizations } from './migrations/029-chains-of-organizations.ts';
import { proposedVersions } from './migrations/030-proposed-versions.ts';
import { followedByStatements } from './migrations/031-followed-by-statements.ts';
import { rowsKeptByStatements } from './migrations/032-rows-kept-by-statements.ts';
import { knowledgeTables } from './migrations/033-knowledge.ts';
import { openTasksInOrder } from './migrations/034-open-tasks-in-order.ts';
import { publicationsOfReleases } from './migrations/035-publications-of-releases.ts';
import type { StoreMigration } from './migrations/migration.ts';

/** Migrations in order. */
export const migrations: readonly StoreMigration[] = [
  ...[recordTables, outboxTable, conceptTables, auditChain, handoutTable, accessGrantTable],
  ...[cacheVersionTable, cheaperWrites, smallerAnswers, projectionRows, signInSessions, attemptTable],
  ...[documentHashes, stagingTables, openedRecords, stagedDays, accessCodeTable, jobTables],
  ...[
    uploadTables,
    oneTableOfJobs,
    projectionsBeside,
    filesOfJobs,
    versionTables,
    stagedIndexes,
    preparedVersions,
    preparations,
    changeComments,
    organizationsOfRows,
    chainsOfOrganizations,
    proposedVersions,
    followedByStatements,
    rowsKeptByStatements,
    knowledgeTables,
    openTasksInOrder,
    publicationsOfReleases,
  ],
];

/** Key of the advisory lock for migrations: any constant that all gateways share. */
const migrationLock = 7_204_111;

/** Error for a database that a newer release has already changed. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Migrates the tables to this release in one transaction, one gateway at a time. Returns the number of steps. */
export async function migrate(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    await lockForChanges(tx);
    await tx.query(
      'create table if not exists schema_migration (version int primary key, title text not null, applied_at timestamptz not null default now())',
    );
    await tx.query(
      'alter table schema_migration add column if not exists is_additive boolean not null default false',
    );
    const applied = await appliedVersion(tx);
    const pending = migrations.filter((migration) => migration.version > applied);
    for (const migration of pending) await apply(tx, migration);
    return pending.length;
  });
}

/** Waits until no other gateway changes tables, and locks them until the transaction ends. */
export async function lockForChanges(tx: Queryable): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [migrationLock]);
}

async function appliedVersion(tx: Queryable): Promise<number> {
  const known = migrations.at(-1)?.version ?? 0;
  const { rows } = await tx.query<{ version: number; fits: boolean | null }>(
    `select coalesce(max(version), 0)::int as version, bool_and(is_additive or version <= $1) as fits
     from schema_migration`,
    [known],
  );
  const applied = rows[0]?.version ?? 0;
  // Lets a gateway of the previous release start during a rolling upgrade.
  if (applied <= known || rows[0]?.fits === true) return applied;
  throw new NewerDatabaseError(
    `The database is at version ${applied}, and this release knows ${known}. Start the newer release, or restore a backup made before it.`,
  );
}

async function apply(tx: Queryable, migration: StoreMigration): Promise<void> {
  for (const statement of migration.statements) await tx.query(statement);
  await tx.query('insert into schema_migration (version, title, is_additive) values ($1, $2, $3)', [
    ...[migration.version, migration.title, migration.isAdditive === true],
  ]);
}
