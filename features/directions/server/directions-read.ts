import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { dosageCodesOf, dosageSentence } from './dosage-codes.ts';
import { directionsOfText } from './dosage-from-text.ts';

/**
 * Reads typed directions into parts, for the user to accept or refuse; yields no parts for a text not wholly
 * understood.
 */
export const directionsRead: Handler<'directions-read'> = {
  isWrite: false,
  async answer({ body, product }) {
    const text = body.text.trim();
    const codes = dosageCodesOf(product);
    const { medication: name = '' } = body;
    const read = directionsOfText(text, codes, name);
    if (read === undefined) return ok({ text });
    const sentence = dosageSentence(read, codes, { name });
    return ok({ text, directions: { ...read, text: sentence }, sentence });
  },
};
