import { useMemo } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import type { OpenRecords } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { useCall } from '../data/use-call.ts';
import { idOf } from '../parts/record-content.ts';

const nobody: OpenRecords = {};

/**
 * Finds the owner of the record that heads the page, by the name of the owner's entity; nobody while that is not
 * known.
 */
export function useOwner(
  { entity, call, owners, subject }: NonNullable<ScreenDescriptor['record']>,
  record: JsonObject | undefined,
): OpenRecords {
  const product = useProduct();
  // Requests nothing without a call for owners: the record's own call is only a placeholder for its name.
  const answer = useCall<ListAnswer>(owners ?? call, {
    isEnabled: owners !== undefined && record !== undefined,
  });
  const rows = owners === undefined ? undefined : answer.data?.rows;
  const own = product.entities[entity]?.record;
  const head = subject === undefined ? own : product.entities[own?.subject ?? '']?.record;
  const id = record === undefined ? undefined : ownerIdOf(head ?? {}, record);
  const { refetch } = answer;
  return useMemo(() => {
    const owner = rows?.find((row) => idOf(row) === id);
    const name = ownerEntity(product, owners);
    if (owner === undefined || name === undefined) return nobody;
    return { [name]: { record: owner, replace: () => {}, refresh: async () => void (await refetch()) } };
  }, [product, owners, rows, id, refetch]);
}

function ownerEntity(product: Product, owners: string | undefined): string | undefined {
  const answer = owners === undefined ? undefined : product.calls[owners]?.answer;
  return answer?.kind === 'list' ? answer.entity : undefined;
}
