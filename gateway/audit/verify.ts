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

/** The chains of what was done with one record's data, as the database's function `audit_chain_of` names them. */
export function chainsAbout(subject: string): readonly string[] {
  return [`changes:${subject}`, `reads:${subject}`];
}

const batchSize = 2_000;

/** The most broken links that are reported. */
const mostReported = 100;

/**
 * Recomputes every hash of the audit trail, from the columns and without functions of the database, and reports entries
 * that were changed, removed, or cut off at the end of their chain. May run while entries are written. `chains` limits
 * the verification; null means all.
 */
export async function verifyTrail(
  database: Queryable,
  chains: readonly string[] | null = null,
): Promise<TrailReport> {
  const heads = await headsOf(database, chains);
  const broken: BrokenLink[] = [];
  let entries = 0;
  let before: { readonly chain: string; readonly place: number; readonly hash: Uint8Array } | undefined;
  const endChain = async () => {
    if (before === undefined) return;
    const { chain, place, hash } = before;
    const head = heads.get(chain);
    heads.delete(chain);
    const isWhole =
      head !== undefined && head.length === place
        ? same(head.hash, hash)
        : (head?.length ?? 0) < place && (await hasGrownTo(database, chain, place));
    if (!isWhole) broken.push({ chain, place, what: 'cut off' });
  };
  let count = 0;
  for await (const link of linksOf(database, chains)) {
    entries += 1;
    if (before?.chain !== link.chain) {
      await endChain();
      count += 1;
      before = { chain: link.chain, place: 0, hash: new Uint8Array() };
    }
    if (link.place !== before.place + 1)
      broken.push({ chain: link.chain, place: before.place + 1, what: 'missing' });
    else if (!same(await hashOf(before.hash, link.text), link.hash))
      broken.push({ chain: link.chain, place: link.place, what: 'changed' });
    before = link;
  }
  await endChain();
  // A head whose entries are all gone.
  for (const { chain, length } of heads.values()) {
    if (length > 0) broken.push({ chain, place: 1, what: 'missing' });
  }
  return { entries, chains: count, broken: broken.slice(0, mostReported) };
}

/** Whether a chain that was longer than its head was written on meanwhile: then its head has moved on too. */
async function hasGrownTo(database: Queryable, chain: string, place: number): Promise<boolean> {
  const head = (await headsOf(database, [chain])).get(chain);
  return head !== undefined && head.length >= place;
}

async function headsOf(database: Queryable, chains: readonly string[] | null): Promise<Map<string, Head>> {
  const { rows } = await database.query<Head>(
    `select chain, length::float8 as length, hash from audit_chain
     where $1::text[] is null or chain = any($1) order by chain`,
    [chains],
  );
  return new Map(rows.map((head) => [head.chain, head]));
}

async function* linksOf(database: Queryable, chains: readonly string[] | null): AsyncGenerator<Link> {
  let after: Pick<Link, 'chain' | 'place'> = { chain: '', place: 0 };
  for (;;) {
    const { rows } = await database.query<Record<string, string | null> & Link>(
      `select chain, place::float8 as place, hash, author, action, type, id, subject, organization, rev::text as rev, call, request,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
         array_to_string(shown, ',') as shown, details::text as details, encode(document_hash, 'hex') as document_hash
       from audit where (chain, place) > ($1, $2) and ($3::text[] is null or chain = any($3))
       order by chain, place limit ${batchSize}`,
      [after.chain, after.place, chains],
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
  const { document_hash: hash } = row;
  const own = [row['chain'], row['place'], ...parts.map((name) => row[name] ?? '')];
  const values = hash === null ? own : [...own, hash];
  return values.map(String).join('\u001f');
}

async function hashOf(before: Uint8Array, text: string): Promise<Uint8Array> {
  return sha256Bytes(before, new TextEncoder().encode(text));
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, n) => byte === b[n]);
}
