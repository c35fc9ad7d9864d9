import type { Product } from '../../../../engine/core/product/product.ts';
import { hasMigrations, startConversion } from '../../../../gateway/conversion/conversion-job.ts';
import type { Queryable } from '../../../../gateway/store/database.ts';
import { type Publishing, publish } from '../../../../gateway/versions/publications.ts';
import { prepareEverywhere } from '../../../../gateway/versions/serving-gateways.ts';

export interface ConvertingPublication {
  readonly publishing: Publishing;
  readonly product: Product;
  readonly at: Date;
}

/**
 * Publishes a version once every gateway has prepared it, then has the stored records converted where it has
 * migrations. They are read in the shape of today without that: should the process end in between, somebody starts the
 * conversion in the Studio.
 */
export async function publishConverting(
  database: Queryable,
  { publishing, product, at }: ConvertingPublication,
): Promise<boolean> {
  await prepareEverywhere(database, publishing.hash);
  if (!(await publish(database, publishing))) return false;
  const { hash, author } = publishing;
  if (hasMigrations(product)) await startConversion(database, { hash, removesDropped: false, author, at });
  return true;
}
