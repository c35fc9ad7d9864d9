import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { latestTerms, termsKind } from './terms.ts';

/** Answers the present terms of use. */
export const eulaLatest: Handler<'eula-latest'> = {
  isWrite: false,
  async answer(call) {
    const terms = await latestTerms(call.database, termsKind(call));
    if (terms === undefined) throw notFound();
    return ok(terms.document);
  },
};
