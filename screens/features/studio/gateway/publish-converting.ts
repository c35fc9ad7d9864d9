import type { Product } from '../../../../engine/core/product/product.ts';
import { hasMigrations, startConversion } from '../../../../gateway/conversion/conversion-job.ts';
import { wrongState } from '../../../../gateway/errors.ts';
import type { Queryable } from '../../../../gateway/store/database.ts';
import { type PreparationEnd, prepareEverywhere } from '../../../../gateway/versions/preparation.ts';
import { type Publishing, publish } from '../../../../gateway/versions/publications.ts';

export interface ConvertingPublication {
  readonly publishing: Publishing;
  readonly product: Product;
  readonly at: Date;
}

/**
 * Publishes a version once every gateway has prepared it, then has the stored records converted where it has
 * migrations. They are read in the shape of today without that: should the process end in between, somebody starts the
 * conversion in the Studio. Yields false where somebody else has published or changed something meanwhile; throws 409
 * where a gateway is not ready.
 */
export async function publishConverting(
  database: Queryable,
  { publishing, product, at }: ConvertingPublication,
): Promise<boolean> {
  const end = await prepareEverywhere(database, publishing.hash);
  if (end.outcome === 'lapsed') return false;
  requireReady(end);
  if (!(await publish(database, publishing))) return false;
  const { hash, author } = publishing;
  if (hasMigrations(product)) await startConversion(database, { hash, removesDropped: false, author, at });
  return true;
}

function requireReady({ outcome, gateways }: PreparationEnd): void {
  if (outcome === 'refused') {
    const reasons = gateways.map(({ name, refusal }) => `The gateway ${name} cannot serve it: ${refusal}`);
    throw wrongState(`Nothing was published. ${reasons.join(' ')}`);
  }
  if (outcome === 'late') {
    const names = gateways.map(({ name }) => name).join('; ');
    throw wrongState(
      `Nothing was published: the version is still being prepared by the gateway ${names}. Publish it again in some minutes, or have an operator look at that gateway.`,
    );
  }
}
