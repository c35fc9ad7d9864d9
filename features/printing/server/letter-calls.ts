import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { RecordOf } from '../../contracts/server/typed.ts';
import { printInputs } from '../../documents/server/print-inputs.ts';

export interface Reviewed {
  readonly review: RecordOf<'review'>;
  readonly patient: RecordOf<'patient'>;
}

/** Call that prints a letter for a review, with its print options. */
export interface LetterCall {
  readonly contract: CallContract;
  readonly print: JsonObject;
  readonly inputs: Readonly<Record<string, string>>;
  readonly isToPrescriber: boolean;
}

/** Lists the calls that print the letters of a review of this type. */
export function letterCallsOf(product: Product, { review, patient }: Reviewed): readonly LetterCall[] {
  const { reviewType } = review.document;
  const type = product.codes['review-types']?.codes.find(({ code }) => code === reviewType);
  const isForEcpn = patient.document.currentWorkflowState?.ecpnReview === true;
  return Object.values(product.calls).flatMap((contract) => {
    const print = printOptionsOf(contract);
    const inputs = printInputs(print);
    const isPlan = inputs['rationale'] === 'yes';
    const isOfType = inputs['kind'] === type?.['abbreviation'];
    const isOfNetwork = (inputs['for'] === 'ECPN') === isForEcpn;
    const isToPrescriber = contract.query['prescriberId'] !== undefined;
    const isWanted = isPlan || (isOfType && (isOfNetwork || !isToPrescriber));
    return print === undefined || !isWanted ? [] : [{ contract, print, inputs, isToPrescriber }];
  });
}

function printOptionsOf({ store }: CallContract): JsonObject | undefined {
  return store?.kind === 'handler' && store.handler === 'print' ? store.options : undefined;
}
