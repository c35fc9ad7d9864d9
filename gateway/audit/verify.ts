import { sha256Bytes } from '../sha256.ts';
import type { Queryable } from '../store/database.ts';

/** Something in the trail that is not as it was written. */
export interface BrokenLink {
  readonly chain: string;
  readonly place: number;
  readonly what: 'changed' | 'missing' | 'cut off';
}

export interface TrailReport {
  readonly entries: number;
  readonly chains: number;
  readonly broken: readonly BrokenLink[];
}

interface Link {
  readonly chain: string;
  readonly place: number;
  readonly hash: Uint8Array;
  readonly text: string;
}

interface Head {
  readonly chain: string;
  readonly length: number;
  readonly hash: Uint8Array;
}

const batchSize = 2_000;

/** The most broken links that are told. */
const mostTold = 100;

/**
 * Works out every hash of the audit trail anew, from the columns and without the functions of the database, and
 * compares: an entry that was changed, taken out, or cut off at the end of its chain is named.
 */
export async function verifyTrail(database: Queryable): Promise<TrailReport> {
  const heads = await headsOf(database);
  const broken: BrokenLink[] = [];
  let entries = 0;
  let before: { readonly chain: string; readonly place: number; readonly hash: Uint8Array } | undefined;
  const endChain = () => {
    if (before === undefined) return;
    const head = heads.get(before.chain);
    heads.delete(before.chain);
    const isWhole = head !== undefined && head.length === before.place && same(head.hash, before.hash);
    if (!isWhole) broken.push({ chain: before.chain, place: before.place, what: 'cut off' });
  };
  let chains = 0;
  for await (const link of linksOf(database)) {
    entries += 1;
    if (before?.chain !== link.chain) {
      endChain();
      chains += 1;
      before = { chain: link.chain, place: 0, hash: new Uint8Array() };
    }
    if (link.place !== before.place + 1)
      broken.push({ chain: link.chain, place: before.place + 1, what: 'missing' });
    else if (!same(await hashOf(before.hash, link.text), link.hash))
      broken.push({ chain: link.chain, place: link.place, what: 'changed' });
    before = link;
  }
  endChain();
  // A head whose entries are all gone.
  for (const { chain, length } of heads.values()) {
    if (length > 0) broken.push({ chain, place: 1, what: 'missing' });
  }
  return { entries, chains, broken: broken.slice(0, mostTold) };
}

async function headsOf(database: Queryable): Promise<Map<string, Head>> {
  const { rows } = await database.query<Head>(
    'select chain, length::float8 as length, hash from audit_chain order by chain',
  );
  return new Map(rows.map((head) => [head.chain, head]));
}

async function* linksOf(database: Queryable): AsyncGenerator<Link> {
  let after: Pick<Link, 'chain' | 'place'> = { chain: '', place: 0 };
  for (;;) {
    const { rows } = await database.query<Record<string, string | null> & Link>(
      `select chain, place::float8 as place, hash, author, action, type, id, subject, organization, rev::text as rev, call, request,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
         array_to_string(shown, ',') as shown, details::text as details
       from audit where (chain, place) > ($1, $2) order by chain, place limit ${batchSize}`,
      [after.chain, after.place],
    );
    for (const row of rows) yield { chain: row.chain, place: row.place, hash: row.hash, text: textOf(row) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last;
  }
}

const parts = [
  'at',
  'author',
  'action',
  'type',
  'id',
  'subject',
  'organization',
  'rev',
  'call',
  'request',
  'shown',
  'details',
];

/** The same text as the database's own function `audit_text`. */
function textOf(row: Readonly<Record<string, unknown>>): string {
  const values = [row['chain'], row['place'], ...parts.map((name) => row[name] ?? '')];
  return values.map(String).join('\u001f');
}

async function hashOf(before: Uint8Array, text: string): Promise<Uint8Array> {
  return sha256Bytes(before, new TextEncoder().encode(text));
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, n) => byte === b[n]);
}
