import type { Handler } from '../../features/contracts/server/typed.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { startConversion } from '../../gateway/work/conversion/conversion-job.ts';

/**
 * Starts another conversion of the stored records, as after a release with migrations, or removes what migrations drop.
 */
export const studioConvert: Handler<'studio-convert'> = {
  isWrite: true,
  async answer({ body, database, product, user, origin, note }) {
    const removesDropped = body.removesDropped === true;
    const at = origin.at;
    const id = await startConversion(database, { hash: product.hash, removesDropped, author: user._id, at });
    note({ action: 'write', type: 'schema-conversion', id, details: { removesDropped } });
    return ok({ id });
  },
};
