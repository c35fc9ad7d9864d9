import type { CodeEntry, ValueSet } from '../../core/product/value-set.ts';

/** Finds the entry of a status in a value set. */
export function statusOf(codes: ValueSet | undefined, status: unknown): CodeEntry | undefined {
  return codes?.codes.find(({ code }) => code === status);
}
