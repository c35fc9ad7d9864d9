import { isRecordOfOthers } from '../../core/records/owner-id.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';
import { useProduct } from './use-product.ts';

/**
 * Reports whether an open record belongs to an organization of others: emergency access opened it for reading. The
 * gateway refuses changes of it, so none is offered.
 */
export function useIsForReading(): boolean {
  return isRecordOfOthers(useProduct(), useEngine().user, useRecordData());
}
