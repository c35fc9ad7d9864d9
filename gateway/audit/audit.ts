import type { Queryable } from '../store/database.ts';

/** Who asked for what: the same for every entry of a request. */
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
  readonly action: 'read' | 'write' | 'remove' | 'refused';
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly subject?: string | null | undefined;
  readonly organization?: string | null | undefined;
  readonly rev?: number | undefined;
  /** For writes the JSON Patch of the change; for searches the ids that were shown. */
  readonly details?: unknown;
}

/**
 * Leaves an entry in the audit trail. The table refuses changes, so that what stands there stays. Inside a
 * transaction the entry is kept only together with the change that it tells of.
 */
export async function audit(database: Queryable, origin: Origin, entry: AuditEntry): Promise<void> {
  await database.query(
    `insert into audit (at, author, action, type, id, subject, organization, rev, call, request, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)`,
    [
      origin.at,
      origin.author,
      entry.action,
      entry.type ?? null,
      entry.id ?? null,
      entry.subject ?? null,
      entry.organization ?? null,
      entry.rev ?? null,
      origin.call,
      origin.request,
      entry.details === undefined ? null : JSON.stringify(entry.details),
    ],
  );
}
