import { sha256 } from '../operation/sha256.ts';
import type { Queryable } from '../store/database.ts';

/** Record that a code opens for a person who also answers the second question. */
export interface CodedRecord {
  readonly type: string;
  readonly id: string;
}

/** Digits of Crockford's base 32: no letter resembles a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a code, five bits each; 80 bits cannot be guessed. */
const length = 16;

/** Wrong answers to the second question after which the code is invalid. */
export const mostFailures = 5;

/** Creates a code for a record, as people read it from paper: 7K4M-Q2XR-9T3B-W6HP. Stores only its hash. */
export async function leaveAccessCode(
  database: Queryable,
  { type, id }: CodedRecord,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  const code = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  await database.query(
    'insert into access_code (code_hash, type, record, at, expires_at) values ($1, $2, $3, $4, $5)',
    [sha256(code), type, id, at, until],
  );
  return code.replaceAll(/(.{4})(?!$)/g, '$1-');
}

export interface FoundCode extends CodedRecord {
  readonly hash: string;
}

/**
 * Finds and locks the record of a valid code until the transaction ends. `undefined` alike for a code that is unknown,
 * expired or had too many wrong answers.
 */
export async function findAccessCode(
  database: Queryable,
  code: string,
  now: Date,
): Promise<FoundCode | undefined> {
  const hash = sha256(asWritten(code));
  const { rows } = await database.query<CodedRecord>(
    `select type, record as id from access_code
     where code_hash = $1 and expires_at > $2 and failures < ${mostFailures} for update`,
    [hash, now],
  );
  return rows.map((row) => ({ ...row, hash }))[0];
}

/** Normalizes a typed code: people type lower case, omit dashes, and read 0 as O and 1 as I or L. */
function asWritten(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Counts a wrong answer and reports whether the code has become invalid. */
export async function countWrongAnswer(database: Queryable, { hash }: FoundCode): Promise<boolean> {
  const { rows } = await database.query<{ isOver: boolean }>(
    `update access_code set failures = failures + 1 where code_hash = $1
     returning failures >= ${mostFailures} as "isOver"`,
    [hash],
  );
  return rows[0]?.isOver === true;
}

/** Invalidates every code of a record. */
export async function endAccessCodes(database: Queryable, { type, id }: CodedRecord): Promise<void> {
  await database.query('delete from access_code where type = $1 and record = $2', [type, id]);
}
