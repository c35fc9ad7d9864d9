import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ReportDescriptor } from '../../../engine/core/product/report.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { type LockedRecord, lockRecords } from '../../records/lock-records.ts';
import {
  countedOrganizations,
  countNewRecords,
  countRecord,
  createReport,
  moveCounted,
  reportHash,
  reportTableName,
  uncountRecord,
} from '../../search/reports/report-rows.ts';
import type { Queryable } from '../../store/database.ts';
import { kindOf, type RecordKind } from '../../store/kinds/kinds.ts';
import { nobody, organizationColumn } from '../../store/kinds/organization-scope.ts';
import type { Projection, RecordName } from './projection.ts';

const batchSize = 1_000;

/** Builds the projection of a report from its sources. */
export function reportProjection(product: Product, report: ReportDescriptor): Projection {
  const kinds = new Map(
    Object.keys(report.sources).map((entity) => {
      const kind = kindOf(product, entity);
      return [kind.type, kind] as const;
    }),
  );
  const [table = '', ...indexes] = createReport(report);
  return {
    name: `report:${report.name}`,
    hash: reportHash(report),
    tables: [reportTableName(report)],
    columns: {},
    types: [...kinds.keys()],
    filledFrom: [...kinds.keys()],
    create: [table],
    finish: indexes,
    async read(database, after) {
      const rows = await recordsBehind(database, [...kinds.keys()], after);
      const last = rows.at(-1);
      if (last === undefined) return undefined;
      return {
        last: positionOf(last),
        records: rows.length,
        write: (tx) => countAll(tx, report, kinds, rows),
      };
    },
    refresh: (tx, changes) => refresh(tx, report, kinds, changes),
  };
}

type Kinds = ReadonlyMap<string, RecordKind>;

interface Stored {
  readonly type: string;
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
}

function positionOf({ type, id }: Stored): string {
  return JSON.stringify([type, id]);
}

async function recordsBehind(
  database: Queryable,
  types: readonly string[],
  after: string,
): Promise<readonly Stored[]> {
  const [type, id] = after === '' ? ['', ''] : (JSON.parse(after) as [string, string]);
  const { rows } = await database.query<Stored>(
    `with next as materialized (select organization, type, id from record
       where type = any($1::text[]) and (type, id) > ($2, $3) and deleted_at is null
       order by type, id limit ${batchSize})
     select r.type, r.id, ${organizationColumn('r')} as organization, r.document
     from next join record r on r.organization = next.organization and r.type = next.type and r.id = next.id
     order by r.type, r.id`,
    [types, type, id],
  );
  return rows;
}

async function countAll(
  tx: Queryable,
  report: ReportDescriptor,
  kinds: Kinds,
  stored: readonly Stored[],
): Promise<void> {
  const now = new Date().toISOString();
  for (const [type, records] of Map.groupBy(stored, (record) => record.type)) {
    const kind = kinds.get(type);
    if (kind !== undefined)
      await countNewRecords(tx, report, { kind, records: records.map(plain(kind)), now });
  }
}

function plain(kind: RecordKind) {
  return (record: Stored): Stored => ({ ...record, document: inPresentShape(kind.entity, record.document) });
}

/** Recomputes rows. Locks records before reading them, as saves do. */
async function refresh(
  tx: Queryable,
  report: ReportDescriptor,
  kinds: Kinds,
  changes: readonly RecordName[],
): Promise<void> {
  const now = new Date().toISOString();
  for (const [type, changed] of Map.groupBy(changes, (change) => change.type)) {
    const kind = kinds.get(type);
    if (kind === undefined) continue;
    const ids = [...new Set(changed.map(({ id }) => id))];
    const records = await lockRecords(tx, type, ids);
    await followMoves(tx, report, { kind, ids, records });
    for (const record of records) {
      if (record.isRemoved) await uncountRecord(tx, report, { ...record, kind, now });
      else await countRecord(tx, report, { ...plain(kind)({ ...record, type }), kind, now });
    }
  }
}

interface Followed {
  readonly kind: RecordKind;
  readonly ids: readonly string[];
  readonly records: readonly LockedRecord[];
}

/** Moves rows of records that other gateways may have transferred to another organization. */
async function followMoves(tx: Queryable, report: ReportDescriptor, followed: Followed): Promise<void> {
  const { kind, ids, records } = followed;
  const organizations = await countedOrganizations(tx, report, { kind, ids });
  for (const { id, organization: to } of records) {
    const from = organizations.get(id);
    if (from !== undefined && from !== (to ?? nobody))
      await moveCounted(tx, report, { kind, ids: [id], from, to });
  }
}
