import { isRecordOfOthers } from '../../core/records/owner-id.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';
import { useProduct } from './use-product.ts';

/**
 * True where the screen has a record open that belongs to an organization of others. An emergency has opened it, for
 * reading: the gateway takes no change of it, so none is offered.
 */
export function useIsForReading(): boolean {
  return isRecordOfOthers(useProduct(), useEngine().user, useRecordData());
}
