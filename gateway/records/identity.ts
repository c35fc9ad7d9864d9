import type { JsonObject } from '../../engine/core/json.ts';
import type { Problem } from '../../engine/core/problems.ts';
import { invalid } from '../errors.ts';

/** Ids travel in addresses and logs: no spaces, no signs with a meaning there. */
export function isRecordId(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[A-Za-z0-9_][A-Za-z0-9._:|-]{0,127}$/.test(value) && value !== '__proto__'
  );
}

/** The revision that the client saw. Throws 422 without one: then nobody could tell what it would overwrite. */
export function readRevision(sent: JsonObject): number {
  const rev = sent['_rev'];
  if (rev === undefined) throw invalid([required('/_rev')]);
  if (typeof rev === 'number' && Number.isInteger(rev) && rev > 0 && rev < 2 ** 31) return rev;
  throw invalid([
    { at: '/_rev', code: 'type', message: 'Send the _rev of the record as it was read.', severity: 'error' },
  ]);
}

export function required(at: string): Problem {
  return { at, code: 'required', message: `${at.slice(1)} is required`, severity: 'error' };
}
