import { Batches } from '../../store/batches.ts';
import { type Database, prepared, type Queryable } from '../../store/database.ts';
import { nobody } from '../../store/kinds/organization-scope.ts';
import { type CacheVersion, cacheVersionSql } from '../../store/memory/memory.ts';
import { appendedEntries } from './linked-entries.ts';

/** Author, call and time of a request, the same for all its audit entries. */
export interface AuditOrigin {
  /** `_id` of the user, or the name of an actor without one (`import`). */
  readonly author: string;
  /** Name of the call. */
  readonly call: string;
  /** Id of the request, as in the log and the answer's header. */
  readonly request: string;
  readonly at: Date;
}

export interface AuditEntry {
  /** Action: `refused` by an access rule, `failed` for another reason, `emergency` at the start of emergency access. */
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
  /** Patient (or other top record) of the entry. */
  readonly subject?: string | null | undefined;
  readonly organization?: string | null | undefined;
  readonly rev?: number | undefined;
  /** Subjects of several records that were shown together. */
  readonly shown?: readonly string[] | undefined;
  /** JSON Patch of the change, for writes. */
  readonly details?: unknown;
}

/** Audit entry with its author. */
export interface SignedEntry extends AuditEntry {
  readonly origin: AuditOrigin;
  /**
   * Cache version that must still be current when the entry is stored; otherwise the entry is left out, since the
   * recorded action did not happen.
   */
  readonly cacheVersion?: CacheVersion | undefined;
}

/**
 * Appends an entry to the audit trail, whose table refuses updates and deletes. Inside a transaction the entry is kept
 * only together with the change that it records. A call that reads adds its entries with `call.note` instead, which
 * writes those of many calls together.
 *
 * @public
 */
export async function audit(database: Queryable, origin: AuditOrigin, entry: AuditEntry): Promise<void> {
  await keepEntries(database, [{ ...entry, origin }]);
}

/** Stores several entries in one statement. Yields the cache version. */
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

/** Formats entries as parameter of the statement. */
function auditRows(entries: readonly SignedEntry[]): string {
  return JSON.stringify(
    entries.map(({ origin, details, ...entry }) => ({
      ...entry,
      ...origin,
      ...(details === undefined ? {} : { details }),
    })),
  );
}

/** Audit trail of reading calls and failed calls. */
export interface AuditTrail {
  /**
   * Resolves, once the entries are on disk, to the cache version at that time. Leaves out entries that require
   * another version.
   */
  readonly keep: (entries: readonly SignedEntry[]) => Promise<CacheVersion>;
}

/**
 * Creates the audit trail, which stores the entries of many calls in one statement. Each call is answered only after
 * its own entries are stored.
 */
export function createAuditTrail(database: Database): AuditTrail {
  const batches = new Batches(async (calls: readonly (readonly SignedEntry[])[]) => {
    const version = await keepEntries(database, calls.flat());
    return calls.map(() => version);
  });
  return { keep: (entries) => batches.do(entries) };
}
