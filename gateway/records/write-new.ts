import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { countRecords } from '../search/reports/report-rows.ts';
import { planOf } from '../search/table/plan.ts';
import { projectRecords } from '../search/table/project.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { nobody } from '../store/kinds/nobody.ts';
import { forgetWith } from '../store/memory/memory.ts';
import { outboxChannel } from '../store/outbox/entry.ts';
import type { Origin } from './audit/audit.ts';
import { diffJson } from './audit/json-patch.ts';
import { contentOf, stampedRecord } from './meta.ts';
import { withTraces } from './traces.ts';
import { claimAllUnique } from './unique.ts';

export interface NewContent {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly subject: string | undefined;
  readonly organization: string | null;
  readonly performedBy: Json | undefined;
}

/** A record that is to be stored for the first time. */
export interface NewRecord extends NewContent {
  readonly document: JsonObject;
}

const firstRev = 1;

export function newRecord(given: NewContent, at: Date): NewRecord {
  return { ...given, document: stampedRecord(given.content, { ...given, rev: firstRev, at }) };
}

/**
 * Stores many new records, each as `writeRecord` stores it, with some statements for all of them. Search rows of what
 * they belong to are left to the caller (`feedParents`), who rolls back where it yields false: one of them is there
 * already, or has a value that belongs to another record.
 */
export async function writeNewRecords(
  tx: Queryable,
  records: readonly NewRecord[],
  origin: Origin,
): Promise<boolean> {
  const { count } = await tx.query(insertAll, [
    JSON.stringify(records.map((record) => rowOf(record, origin))),
    ...[origin.at, origin.author, origin.call, origin.request],
  ]);
  if (count < records.length) return false;
  for (const [kind, ofKind] of Map.groupBy(records, (record) => record.kind)) {
    if (kind.traits.remembered === true) forgetWith(tx);
    tx.announce(outboxChannel, kind.type);
    if (!(await claimAllUnique(tx, kind, ofKind))) return false;
    for (const index of kind.indexes) await projectRecords(tx, planOf(index), ofKind);
    const now = origin.at.toISOString();
    for (const report of kind.reports) await countRecords(tx, report, { kind, records: ofKind, now });
  }
  return true;
}

function rowOf({ kind, id, content, subject, organization, document }: NewRecord, { request }: Origin) {
  const { type, entity } = kind;
  return {
    ...{ type, id, organization: organization ?? nobody, subject, document },
    details: diffJson(undefined, { ...contentOf(entity, content), type }),
    payload: { type, id, rev: firstRev, isRemoved: false, request },
  };
}

const insertAll = withTraces({
  given: `given as (select * from jsonb_to_recordset($1::jsonb) as given (type text, id text, organization text,
      subject text, document jsonb, details jsonb, payload jsonb)),
    `,
  change: `insert into record (type, id, organization, subject, rev, document, created_at, updated_at)
    select type, id, organization, subject, ${firstRev}, document, $2::timestamptz, $2::timestamptz from given
    on conflict do nothing`,
  from: 'changed join given on given.type = changed.type and given.id = changed.id',
  traces: {
    ...{ organization: 'given.organization', subject: 'given.subject' },
    ...{ details: 'given.details', payload: 'given.payload' },
    ...{ at: '$2::timestamptz', author: '$3', call: '$4', request: '$5' },
    ...{ action: "'write'", isRemoved: 'false' },
  },
});
