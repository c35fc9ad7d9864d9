import type { CallContract } from '../../../core/product/call.ts';

/** Contract of a call, with the path of its source file. */
export interface PlannedCall {
  readonly source: string;
  readonly contract: CallContract;
}
