import { Batches } from '../../store/batches.ts';
import { type Database, prepared, type Queryable } from '../../store/database.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';
import { type CacheVersion, cacheVersionSql } from '../../store/memory/memory.ts';
import { appendedEntries } from './linked-entries.ts';

/** Author, call and time of a request: the same for every entry of it. */
export interface Origin {
  /** `_id` of the user, or the name of what acted without one (`import`). */
  readonly author: string;
  /** Name of the call. */
  readonly call: string;
  /** Id of the request, as the log and the answer's header have it. */
  readonly request: string;
  readonly at: Date;
}

export interface AuditEntry {
  /** `refused`: by a rule of access; `failed`: for another reason; `emergency`: access beyond the rules began. */
  readonly action:
    | 'read'
    | 'export'
    | 'print'
    | 'write'
    | 'remove'
    | 'restore'
    | 'refused'
    | 'failed'
    | 'emergency';
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  /** The patient (or other top record) whom the entry is about. */
  readonly subject?: string | null | undefined;
  readonly organization?: string | null | undefined;
  readonly rev?: number | undefined;
  /** Subjects of several records that were shown together. */
  readonly shown?: readonly string[] | undefined;
  /** JSON Patch of the change, for writes. */
  readonly details?: unknown;
}

/** An entry with who caused it. */
export interface SignedEntry extends AuditEntry {
  readonly origin: Origin;
  /** The entry is kept only if this cache version is still current: otherwise what it records did not happen. */
  readonly cacheVersion?: CacheVersion | undefined;
}

/**
 * Appends an entry to the audit trail, whose table refuses updates and deletes. Inside a transaction the entry is kept
 * only together with the change that it records. A call that reads adds its entries with `call.note` instead, which
 * writes those of many calls together.
 *
 * @public
 */
export async function audit(database: Queryable, origin: Origin, entry: AuditEntry): Promise<void> {
  await keepEntries(database, [{ ...entry, origin }]);
}

/** Leaves several entries in one statement. Yields the cache version. */
export async function keepEntries(
  database: Queryable,
  entries: readonly SignedEntry[],
): Promise<CacheVersion> {
  const { rows } = await database.query<{ version: CacheVersion }>(keepAll, [auditRows(entries)]);
  return rows[0]?.version ?? '';
}

const keepAll = prepared(
  `with entry as materialized (
     select coalesce(organization, '${nobody}') as organization, case
         when subject is null then 'user:' || author
         when action in ('write', 'remove', 'restore') then 'changes:' || subject
         else 'reads:' || subject end || '@' || coalesce(organization, '${nobody}') as chain,
       at, author, action, type, id, subject, rev, call, request, shown, details, null::bytea as document_hash
     from jsonb_to_recordset($1::jsonb) as given (at timestamptz, author text, action text, type text, id text,
       subject text, organization text, rev int, call text, request text, shown text[], details jsonb,
       "cacheVersion" text)
     where "cacheVersion" is null or "cacheVersion" = ${cacheVersionSql}),
   ${appendedEntries}
   select ${cacheVersionSql} as version`,
);

/** Entries as the statement takes them. */
function auditRows(entries: readonly SignedEntry[]): string {
  return JSON.stringify(
    entries.map(({ origin, details, ...entry }) => ({
      ...entry,
      ...origin,
      ...(details === undefined ? {} : { details }),
    })),
  );
}

/** Keeps the entries of calls that only read, and of calls that failed. */
export interface AuditTrail {
  /**
   * Resolves when the entries are on the disk, with the cache version as it was then. Entries
   * that name another version are left out.
   */
  readonly keep: (entries: readonly SignedEntry[]) => Promise<CacheVersion>;
}

/** Entries of many calls are kept by one statement. Nobody is answered before the own entries are kept. */
export function createAuditTrail(database: Database): AuditTrail {
  const batches = new Batches(async (calls: readonly (readonly SignedEntry[])[]) => {
    const version = await keepEntries(database, calls.flat());
    return calls.map(() => version);
  });
  return { keep: (entries) => batches.do(entries) };
}
