import type { CodeEntry, ValueSet } from '../../core/product/value-set.ts';

/** What a value set says of a status. */
export function statusOf(codes: ValueSet | undefined, status: unknown): CodeEntry | undefined {
  return codes?.codes.find(({ code }) => code === status);
}
