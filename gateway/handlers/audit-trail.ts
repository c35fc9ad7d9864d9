import { type CallHandler, ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { isRecordId } from '../records/identity.ts';
import { kindOf } from '../records/kinds.ts';
import { findRecord } from '../records/read.ts';
import { profileKind } from '../request/profiles.ts';

const pageSize = 50;

interface TrailRow {
  readonly seq: number;
  readonly [column: string]: unknown;
}

/** What was done with the data of one record and of everything beneath it, and by whom, the newest first. */
export const auditTrail: CallHandler = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, query, user, database } = call;
    const kind = kindOf(product, String(options['entity']));
    const [id] = Object.values(query);
    if (!isRecordId(id)) throw notFound();
    const record = await findRecord(database, { kind, id, reach: user });
    if (record === undefined) throw notFound();
    call.note({ action: 'read', type: 'audit', id, subject: id, organization: record.organization });
    const before = typeof query['before'] === 'number' ? query['before'] : null;
    const { rows } = await database.query<TrailRow>(
      `select a.seq::float8 as seq, a.at, a.author, a.action, a.type, a.id, a.rev, a.call, a.request,
         (a.details ->> 'status')::int as status,
         trim(concat(u.document ->> 'firstName', ' ', u.document ->> 'lastName')) as name
       from audit a left join record u on u.type = $1 and u.id = a.author
       where (a.subject = $2 or a.shown @> array[$2] or (a.subject is null and a.id = $2))
         and ($3::bigint is null or a.seq < $3)
       order by a.seq desc limit ${pageSize + 1}`,
      [profileKind(product).type, id, before],
    );
    return ok({ rows: rows.slice(0, pageSize).map(shown), more: rows.length > pageSize });
  },
};

/** Without what an entry does not have. */
function shown(row: TrailRow) {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
