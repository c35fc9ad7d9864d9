import { useCallback } from 'react';
import { isAllowed } from '../../core/records/access.ts';
import { useRecordData } from './open-records.ts';
import { useProduct } from './use-product.ts';
import { useScope } from './use-scope.ts';

/** Checks an access rule for the signed-in user; true without a rule. */
export type Can = (ruleName: string | undefined) => boolean;

/** Returns the access check of the signed-in user over the open records of the screen. */
export function useAccess(): Can {
  const product = useProduct();
  const records = useRecordData();
  const scopeOf = useScope();
  return useCallback(
    (ruleName) => isAllowed(product, ruleName, scopeOf({ records })),
    [product, records, scopeOf],
  );
}
