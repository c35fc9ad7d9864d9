import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { dosageCodesOf, sentenceOf } from './dosage-codes.ts';
import { directionsOfText } from './dosage-from-text.ts';

/** Typed directions in parts, for somebody to take or leave; what is not wholly understood has none. */
export const directionsRead: Handler<'directions-read'> = {
  isWrite: false,
  async answer({ body, product }) {
    const text = body.text.trim();
    const codes = dosageCodesOf(product);
    const { medication: name = '' } = body;
    const read = directionsOfText(text, codes, name);
    if (read === undefined) return ok({ text });
    const sentence = sentenceOf(read, codes, { name });
    return ok({ text, directions: { ...read, text: sentence }, sentence });
  },
};
