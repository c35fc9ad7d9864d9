import { ok } from '../call.ts';
import { notFound } from '../errors.ts';
import { latestTerms, termsKind } from './eula/terms.ts';
import type { Handler } from './typed.ts';

/** The terms of use that hold now. */
export const eulaLatest: Handler<'eula-latest'> = {
  isWrite: false,
  async answer(call) {
    const terms = await latestTerms(call.database, termsKind(call));
    if (terms === undefined) throw notFound();
    return ok(terms.document);
  },
};
