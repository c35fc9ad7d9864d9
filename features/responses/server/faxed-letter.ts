import { ProductError } from '../../../gateway/store/kinds/kinds.ts';
import { compose } from '../../documents/server/compose.ts';
import { printInputs } from '../../documents/server/print-inputs.ts';
import { FaxError } from '../../faxes/server/fax-sender.ts';
import { addressedTo } from './addressees.ts';
import { codeOfDelivery } from './coded-letter.ts';
import type { WaitingLetter } from './waiting-letter.ts';

/** The recommendations with their rationale, and the code that answers them; an attempt after a failure has another code. */
export async function faxedLetter(letter: WaitingLetter, origin: string) {
  const { call, delivery, patient, review } = letter;
  const prescriber = patient.document.prescribers?.find(({ id }) => id === delivery.document.prescriber);
  if (!prescriber?.faxNumber) throw new FaxError('The prescriber has no fax number any more.');
  const store = call.product.calls['print.prescriberMAPWithRationale']?.store;
  if (store?.kind !== 'handler')
    throw new ProductError('There is no call "print.prescriberMAPWithRationale".');
  const ids = addressedTo(review.document, patient.document, prescriber.id).map(({ id }) => id);
  const { code, until } = await codeOfDelivery(call, delivery);
  const inputs = {
    ...printInputs(store.options),
    ...{ reviewId: review.id, prescriberId: prescriber.id ?? '', addressed: `|${ids.join('|')}|` },
    ...{ code, codeUntil: until, answerAt: `${origin}/respond` },
  };
  const { composed } = await compose(call, patient, { print: store.options, inputs });
  return { to: prescriber.faxNumber, composed, key: `${delivery.id}-${delivery.document.attempts ?? 0}` };
}
