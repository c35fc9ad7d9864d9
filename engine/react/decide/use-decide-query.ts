import { useMemo } from 'react';
import type { DecideSource } from '../../core/product/decide.ts';
import { useRecordData } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { idOf } from '../parts/record-content.ts';

export interface DecideQuery {
  readonly query: Readonly<Record<string, string>>;
  readonly isEnabled: boolean;
  /** Id of the record that owns the lists and results. */
  readonly subject: string | undefined;
  readonly type: string;
}

/** Builds the query for lists and results, from the open record that owns them. */
export function useDecideQuery({ record, lists }: DecideSource): DecideQuery {
  const product = useProduct();
  const records = useRecordData();
  const { subject: owner = '', type = '' } = product.entities[record]?.record ?? {};
  const parameters = product.calls[lists]?.query;
  const subject = idOf(records[owner]);
  return useMemo(() => {
    const named = Object.entries(parameters ?? {}).find(([, each]) => each.record === owner);
    const query = named === undefined || subject === undefined ? {} : { [named[0]]: subject };
    return { query, isEnabled: subject !== undefined, subject, type };
  }, [parameters, owner, subject, type]);
}
