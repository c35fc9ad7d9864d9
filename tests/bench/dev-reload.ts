import { resolve } from 'node:path';
import { createProductModules } from '../../tools/dev/product-modules.ts';
import { compareMedians, ratio } from './measure.ts';

const runs = 5;

/** Files that a compiler writes when a field of one entity changes. */
const written = ['generated/allergy/allergy.schema.ts', 'generated/page-product.ts', 'generated/product.ts'];

/**
 * Compares reloads in the development server after a change of one entity: of the written files alone, and of
 * everything.
 */
export async function benchDevReload(): Promise<readonly string[]> {
  const modules = createProductModules(resolve(import.meta.dirname, '../..'));
  try {
    await modules.load();
    const { changed, all } = await compareMedians(runs, {
      changed: () => modules.load(written),
      all: () => modules.load(),
    });
    const aim = changed < 600 ? 'under' : 'over';
    return [
      `loading what was written and its importers : loading everything = ${ratio(changed, all)} (${aim} 600 ms on this machine just now)`,
    ];
  } finally {
    modules.close();
  }
}
