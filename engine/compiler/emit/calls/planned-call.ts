import type { CallContract } from '../../../core/product/call.ts';

/** A call with the file that it stands in. */
export interface PlannedCall {
  readonly source: string;
  readonly contract: CallContract;
}
