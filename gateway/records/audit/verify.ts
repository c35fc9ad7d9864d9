import { createHash } from 'node:crypto';
import { sha256Bytes } from '../../operation/sha256.ts';
import type { Queryable } from '../../store/database.ts';

/** Altered part of the audit trail. */
export interface BrokenLink {
  readonly chain: string;
  readonly position: number;
  readonly what: 'changed' | 'missing' | 'cut off';
}

export interface TrailReport {
  readonly entries: number;
  readonly chains: number;
  readonly broken: readonly BrokenLink[];
}

interface Entry {
  readonly chain: string;
  readonly position: number;
  readonly hash: Uint8Array;
  readonly text: string;
}

/** Entries that one statement appended to a chain, sharing a hash. */
interface Link {
  readonly chain: string;
  /** Position of the first entry. */
  readonly position: number;
  readonly entries: number;
  readonly hash: Uint8Array;
  /** Bytes that are hashed after the previous hash. */
  readonly added: Uint8Array;
}

interface Head {
  readonly chain: string;
  readonly length: number;
  readonly hash: Uint8Array;
}

/**
 * Lists the chains that hold one record's entries: one for each of its organizations, and the common chain of
 * earlier releases.
 */
export async function chainsAbout(database: Queryable, subject: string): Promise<readonly string[]> {
  const named = (table: string) =>
    `select chain from ${table} where chain = any($1) or (chain >= $2 and chain < $3) or (chain >= $4 and chain < $5)`;
  const names = [`changes:${subject}`, `reads:${subject}`];
  const { rows } = await database.query<{ chain: string }>(
    `${named('audit_chain')} union ${named('audit')} order by chain`,
    // Ends the range of names that begin with `name@` at `nameA`, since A is the letter after @.
    [names, ...names.flatMap((name) => [`${name}@`, `${name}A`])],
  );
  return rows.map(({ chain }) => chain);
}

/** Reports whether a chain belongs to an organization, named after the @; others are of earlier releases. */
function isOfOrganization(chain: string): boolean {
  return chain.includes('@');
}

const batchSize = 2_000;

const encoder = new TextEncoder();

/** Maximum of broken links reported. */
const mostReported = 100;

/**
 * Verifies every hash of the audit trail from its columns, without database functions. Reports changed, removed or
 * cut-off entries, even during writes. `chains` limits the verification; null: all.
 */
export async function verifyTrail(
  database: Queryable,
  chains: readonly string[] | null = null,
): Promise<TrailReport> {
  const heads = await headsOf(database, chains);
  const broken: BrokenLink[] = [];
  let entries = 0;
  let before: { readonly chain: string; readonly position: number; readonly hash: Uint8Array } | undefined;
  const endChain = async () => {
    if (before === undefined) return;
    const { chain, position, hash } = before;
    const head = heads.get(chain);
    heads.delete(chain);
    const isWhole =
      head !== undefined && head.length === position
        ? same(head.hash, hash)
        : (head?.length ?? 0) < position && (await hasGrownTo(database, chain, position));
    if (!isWhole) broken.push({ chain, position, what: 'cut off' });
  };
  let count = 0;
  for await (const link of linksOf(entriesOf(database, chains))) {
    entries += link.entries;
    if (before?.chain !== link.chain) {
      await endChain();
      count += 1;
      before = { chain: link.chain, position: 0, hash: new Uint8Array() };
    }
    if (link.position !== before.position + 1)
      broken.push({ chain: link.chain, position: before.position + 1, what: 'missing' });
    else if (!same(hashOf(before.hash, link), link.hash))
      broken.push({ chain: link.chain, position: link.position, what: 'changed' });
    before = { ...link, position: link.position + link.entries - 1 };
  }
  await endChain();
  // Reports heads of chains that have lost all entries.
  for (const { chain, length } of heads.values()) {
    if (length > 0) broken.push({ chain, position: 1, what: 'missing' });
  }
  return { entries, chains: count, broken: broken.slice(0, mostReported) };
}

/**
 * Reports whether a chain that seemed longer than its head has grown meanwhile, so that its head is now as long.
 */
async function hasGrownTo(database: Queryable, chain: string, position: number): Promise<boolean> {
  const head = (await headsOf(database, [chain])).get(chain);
  return head !== undefined && head.length >= position;
}

async function headsOf(database: Queryable, chains: readonly string[] | null): Promise<Map<string, Head>> {
  const { rows } = await database.query<Head>(
    `select chain, length::float8 as length, hash from audit_chain
     where $1::text[] is null or chain = any($1) order by chain`,
    [chains],
  );
  return new Map(rows.map((head) => [head.chain, head]));
}

/** Groups adjacent entries that one statement appended, which share a hash. */
export async function* linksOf(entries: AsyncIterable<Entry>): AsyncGenerator<Link> {
  let link: LinkBeingRead | undefined;
  for await (const entry of entries) {
    if (link?.takes(entry) === true) {
      link.add(entry);
      continue;
    }
    if (link !== undefined) yield link.end();
    link = new LinkBeingRead(entry);
  }
  if (link !== undefined) yield link.end();
}

/** Link whose entries are hashed as they are read, since one statement may have appended any number of entries. */
class LinkBeingRead {
  readonly #first: Entry;
  readonly #digests = createHash('sha256');
  #entries = 0;

  constructor(first: Entry) {
    this.#first = first;
    this.add(first);
  }

  /** Reports whether the statement that appended this link also appended the entry. */
  takes({ chain, position, hash }: Entry): boolean {
    const first = this.#first;
    return (
      isOfOrganization(chain) &&
      first.chain === chain &&
      first.position + this.#entries === position &&
      same(first.hash, hash)
    );
  }

  add({ text }: Entry): void {
    this.#digests.update(sha256Bytes(encoder.encode(text)));
    this.#entries += 1;
  }

  end(): Link {
    const { chain, position, hash, text } = this.#first;
    const added = isOfOrganization(chain) ? this.#digests.digest() : encoder.encode(text);
    return { chain, position, entries: this.#entries, hash, added };
  }
}

async function* entriesOf(database: Queryable, chains: readonly string[] | null): AsyncGenerator<Entry> {
  let after: Pick<Entry, 'chain' | 'position'> = { chain: '', position: 0 };
  for (;;) {
    const { rows } = await database.query<Record<string, string | null> & Entry>(
      `select chain, place::float8 as position, hash, author, action, type, id, subject, organization, rev::text as rev, call, request,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
         array_to_string(shown, ',') as shown, details::text as details, encode(document_hash, 'hex') as document_hash
       from audit where (chain, place) > ($1, $2) and ($3::text[] is null or chain = any($3))
       order by chain, place limit ${batchSize}`,
      [after.chain, after.position, chains],
    );
    for (const row of rows)
      yield { chain: row.chain, position: row.position, hash: row.hash, text: textOf(row) };
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

/**
 * Builds the hashed text of an entry, as gateway/records/audit/linked-entries.ts and formerly `audit_text` in the
 * database.
 */
function textOf(row: Readonly<Record<string, unknown>>): string {
  const { document_hash: hash } = row;
  const start = isOfOrganization(String(row['chain'])) ? [row['chain']] : [row['chain'], row['position']];
  const own = [...start, ...parts.map((name) => row[name] ?? '')];
  const values = hash === null ? own : [...own, hash];
  return values.map(String).join('\u001f');
}

function hashOf(before: Uint8Array, { chain, added }: Link): Uint8Array {
  return isOfOrganization(chain) && before.length === 0 ? added : sha256Bytes(before, added);
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, n) => byte === b[n]);
}
