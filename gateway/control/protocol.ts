import type { LoadOutcome, LoadRecord } from '../../engine/core/load.ts';

/** What a command sends to a running gateway, and what it gets back. */
export interface LoadRequest {
  readonly records: readonly LoadRecord[];
}

export interface LoadAnswer {
  readonly outcomes: readonly LoadOutcome[];
}

/** The last line of an answer with entries: one that lacks it was cut off. */
export const endOfEntries = '{"end":true}';

export function isLoadRequest(value: unknown): value is LoadRequest {
  return hasList(value, 'records') && value.records.every(isLoadRecord);
}

export function isLoadAnswer(value: unknown): value is LoadAnswer {
  return hasList(value, 'outcomes');
}

function hasList<Name extends string>(
  value: unknown,
  name: Name,
): value is Readonly<Record<Name, readonly unknown[]>> {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, name));
}

function isLoadRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record: unknown = Reflect.get(value, 'record');
  return typeof Reflect.get(value, 'entity') === 'string' && typeof record === 'object' && record !== null;
}
