import { notFound } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import type { Handler } from '../../contracts/server/typed.ts';

/** Answers the entries of a value set, which `options` names by id. */
export const valueSet: Handler<'value-set'> = {
  isWrite: false,
  async answer({ product, query }, { options }) {
    const { id } = query;
    const name = Object.hasOwn(options, id) ? options[id] : undefined;
    const set = typeof name === 'string' ? product.codes[name] : undefined;
    if (set === undefined) throw notFound();
    return ok({ rows: set.codes.map(({ code, display }) => ({ code, display })) });
  },
};
