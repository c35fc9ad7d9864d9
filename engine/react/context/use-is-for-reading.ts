import { isRecordOfOthers } from '../../core/records/owner-id.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';
import { useProduct } from './use-product.ts';

/**
 * Reports whether emergency access has opened a record of another organization, which is read-only: the
 * gateway refuses changes of it, and pages offer none.
 */
export function useIsForReading(): boolean {
  return isRecordOfOthers(useProduct(), useEngine().user, useRecordData());
}
