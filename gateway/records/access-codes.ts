import { sha256 } from '../operation/sha256.ts';
import type { Queryable } from '../store/database.ts';

/** The record that a code opens, for a person who also has the second piece of knowledge. */
export interface CodedRecord {
  readonly type: string;
  readonly id: string;
}

/** Crockford's base 32: no letter looks like a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters of a code, five bits each: 80 bits, which nobody guesses. */
const length = 16;

/** Wrong answers to the second question after which the code is invalid. */
export const mostFailures = 5;

/** Makes a code for a record, as people read it from paper: 7K4M-Q2XR-9T3B-W6HP. Only its hash is stored. */
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
 * The record of a code that still is good; `undefined` alike for one that never was, has expired or was tried with
 * too many wrong answers. Nobody else uses the code until the end of the transaction.
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

/** People type small letters, leave the dashes out, and read 0 as O and 1 as I or L. */
function asWritten(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Counts a wrong answer. Yields whether the code is good no longer. */
export async function countWrongAnswer(database: Queryable, { hash }: FoundCode): Promise<boolean> {
  const { rows } = await database.query<{ isOver: boolean }>(
    `update access_code set failures = failures + 1 where code_hash = $1
     returning failures >= ${mostFailures} as "isOver"`,
    [hash],
  );
  return rows[0]?.isOver === true;
}

/** Takes back every code of a record. */
export async function endAccessCodes(database: Queryable, { type, id }: CodedRecord): Promise<void> {
  await database.query('delete from access_code where type = $1 and record = $2', [type, id]);
}
