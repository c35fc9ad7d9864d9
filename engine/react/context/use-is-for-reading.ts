import { isRecordOfOthers } from '../../core/records/owner-id.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';
import { useProduct } from './use-product.ts';

/**
 * Reports whether an open record belongs to another organization, so that emergency access opened it for reading
 * only. The gateway refuses changes of such a record, so that pages offer none.
 */
export function useIsForReading(): boolean {
  return isRecordOfOthers(useProduct(), useEngine().user, useRecordData());
}
