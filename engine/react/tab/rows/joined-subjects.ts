import { useMemo } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { Product } from '../../../core/product/product.ts';

/**
 * Finds the property under which the rows of a call contain their owner's fields; undefined if the call joins
 * none.
 */
export function joinedAs(product: Product, call: string): string | undefined {
  const store = product.calls[call]?.store;
  if (store?.kind !== 'list' || store.join === undefined) return undefined;
  return product.entities[store.entity]?.record?.subject;
}

export interface JoinedSubjects {
  readonly as: string | undefined;
  /** Fields of the owners, by the owner's `_id`. */
  readonly subjects: Readonly<Record<string, JsonObject>> | undefined;
}

/** Completes rows with the fields of their owners, which the call has joined. */
export function useWithSubjects(
  rows: readonly JsonObject[] | undefined,
  { as, subjects }: JoinedSubjects,
): readonly JsonObject[] | undefined {
  return useMemo(() => {
    if (as === undefined || subjects === undefined) return rows;
    return rows?.map((row) => ({ ...row, [as]: subjects[String(row['subject'])] ?? null }));
  }, [rows, as, subjects]);
}

/** Removes the joined fields of the owner from a row before it is stored. */
export function withoutSubject(row: JsonObject, as: string | undefined): JsonObject {
  if (as === undefined) return row;
  const { [as]: _joined, ...stored } = row;
  return stored;
}
