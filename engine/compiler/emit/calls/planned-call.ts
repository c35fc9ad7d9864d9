import type { CallContract } from '../../../core/product/call.ts';

/** Call with its file. */
export interface PlannedCall {
  readonly source: string;
  readonly contract: CallContract;
}
