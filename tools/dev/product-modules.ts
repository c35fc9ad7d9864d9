import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../../engine/core/product/product.ts';

/** Modules of the compiled product in this process, loaded as by a gateway. */
export interface ProductModules {
  /**
   * Loads the current product from disk. With `written` (paths below the root), only these modules and their importers
   * are evaluated again; otherwise all are.
   */
  readonly load: (written?: readonly string[]) => Promise<Product>;
  readonly close: () => void;
}

/**
 * Creates a loader of modules. Node evaluates a module once per URL, so that outdated modules get a new URL with a
 * numbered query. The old ones, a few per change, stay in memory until the process ends.
 */
export function createProductModules(root: string): ProductModules {
  const folder = realpathSync(root);
  const addressOf = (path: string) => pathToFileURL(join(folder, path)).href;
  const generated = addressOf('generated/');
  const entry = addressOf('generated/product.ts');
  /** Importers of each module, by its URL without the query. */
  const importers = new Map<string, Set<string>>();
  const versions = new Map<string, number>();

  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith(generated)) return resolved;
      const url = withoutQuery(resolved.url);
      const known = importers.get(url) ?? new Set();
      importers.set(url, known.add(withoutQuery(context.parentURL ?? '')));
      const version = versions.get(url);
      return version === undefined ? resolved : { ...resolved, url: `${url}?version=${version}` };
    },
  });

  // False after a failed load, after which all modules have to be loaded again.
  let isWhole = true;
  return {
    async load(written) {
      const changed = written === undefined || !isWhole ? [...importers.keys()] : written.map(addressOf);
      for (const url of withImporters(changed, importers)) versions.set(url, (versions.get(url) ?? 0) + 1);
      isWhole = false;
      const module = (await import(entry)) as { readonly product: Product };
      isWhole = true;
      return module.product;
    },
    close: () => hooks.deregister(),
  };
}

function withImporters(
  changed: readonly string[],
  importers: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const outdated = new Set(changed);
  // Iterates over items that are added during the loop, too.
  for (const url of outdated) for (const importer of importers.get(url) ?? []) outdated.add(importer);
  return outdated;
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
