import { isCalendarDay } from '../../../engine/core/dates/dates.ts';
import { getAt, pointerOf } from '../../../engine/core/json/pointer.ts';
import { badRequest, notFound } from '../../../gateway/operation/errors.ts';
import { chainsAbout, verifyTrail } from '../../../gateway/records/audit/verify.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { profileKind } from '../../../gateway/records/context/profiles.ts';
import { isRecordId } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { foldTexts } from '../../../gateway/search/fold.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import { scopeSql } from '../../../gateway/store/kinds/organization-scope.ts';
import type { CallOf, Handler } from '../../contracts/server/typed.ts';
import { shownAuthor, shownEntry, type TrailRow } from './shown-entry.ts';

const pageSize = 25;

/**
 * Lists the actions on one record and its parts with their authors, newest first; the first page says whether the trail
 * is whole. Reading the trail is itself logged.
 */
export const auditTrail: Handler<'audit-trail'> = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, user, database } = call;
    const kind = kindOf(product, String(options['entity']));
    const { body } = call;
    const id = getAt(body, pointerOf([String(options['by'])]));
    if (!isRecordId(id)) throw notFound();
    const record = await findRecord(database, { kind, id, scope: user });
    if (record === undefined) throw notFound();
    call.note({ action: 'read', type: 'audit', id, subject: id, organization: record.organization });
    const rows = await findEntries(call, id);
    const { from = 0, queries = [] } = body;
    return ok({
      total: rows[0]?.total ?? 0,
      from,
      hits: rows.map((row) => shownEntry(row, product)),
      ...(from === 0 && queries.length === 0 ? await wholeness(call, id) : {}),
    });
  },
};

async function findEntries(call: CallOf<'audit.search'>, id: string): Promise<readonly TrailRow[]> {
  const { database, product, timeZone } = call;
  const { from = 0, queries = [], sort = [] } = call.body;
  const textOf = (name: (typeof queries)[number]['field']) =>
    queries.find(({ field }) => field === name)?.text;
  const who = textOf('who');
  const authors = who === undefined ? null : await authorsShownAs(call, id, who);
  const direction = sort[0]?.descending === false ? 'asc' : 'desc';
  const people = scopeSql(profileKind(product), 'everything', 8);
  // Omits a join with users, who lie outside of the organization of the entries: a distributed PostgreSQL cannot join
  // across organizations.
  const { rows } = await database.query<TrailRow>(
    `with entry as materialized (
       select a.* from audit a
       where ${isAbout}
         and ($6::text[] is null or a.author = any($6))
         and ($2::text is null or a.action = $2)
         and ($3::text is null or a.at >= $3::date::timestamp at time zone $5)
         and ($4::text is null or a.at < ($4::date + 1)::timestamp at time zone $5)
     ), ${personsOf(people)}
     select seq::float8 as seq, at, author, coalesce(name, '') as name, email, action, type, call, details,
       (select count(*)::int from entry) as total
     from entry left join person on person.id = author order by seq ${direction} limit ${pageSize} offset $7`,
    [
      ...[id, textOf('what') ?? null],
      ...[dayOf(textOf('since')), dayOf(textOf('until')), timeZone],
      ...[authors, from],
      ...people.parameters,
    ],
  );
  return rows;
}

/** SQL condition for entries about a record: its own, and those of lists that showed it. */
const isAbout = '(a.subject = $1 or a.shown @> array[$1] or (a.subject is null and a.id = $1))';

function personsOf({ from, where }: ReturnType<typeof scopeSql>): string {
  return `person as materialized (
       select r.id, trim(concat(r.document ->> 'firstName', ' ', r.document ->> 'lastName')) as name,
         r.document ->> 'email' as email
       from ${from} where ${where} and r.id in (select author from entry)
     )`;
}

/** Lists the authors whose name or e-mail address, as the page shows them, contains every word of a text. */
async function authorsShownAs({ database, product }: Call, id: string, text: string) {
  const words = foldTexts(text);
  const people = scopeSql(profileKind(product), 'everything', 2);
  const { rows } = await database.query<Pick<TrailRow, 'author' | 'name' | 'email'>>(
    `with entry as materialized (select distinct a.author from audit a where ${isAbout}), ${personsOf(people)}
     select author, coalesce(name, '') as name, email from entry left join person on person.id = author`,
    [id, ...people.parameters],
  );
  const isShown = (row: (typeof rows)[number]) => {
    const shown = foldTexts(`${shownAuthor(row)} ${row.email ?? ''}`).join(' ');
    return words.length > 0 && words.every((word) => shown.includes(word));
  };
  return rows.filter(isShown).map(({ author }) => author);
}

function dayOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (isCalendarDay(text)) return text;
  throw badRequest('A day is written as YYYY-MM-DD.');
}

/** Limit on entries checked within a request; the command `audit verify` checks all. */
const mostChecked = 5_000;

async function wholeness({ database, product }: Call, id: string): Promise<{ readonly notice?: string }> {
  const chains = await chainsAbout(database, id);
  const { rows } = await database.query<{ length: number }>(
    'select coalesce(sum(length), 0)::float8 as length from audit_chain where chain = any($1)',
    [chains],
  );
  if ((rows[0]?.length ?? 0) > mostChecked) return {};
  const { broken } = await verifyTrail(database, chains);
  const notice = product.messages[broken.length === 0 ? 'audit.whole' : 'audit.broken'];
  return notice === undefined ? {} : { notice };
}
