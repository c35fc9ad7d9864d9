import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Product } from '../../engine/core/product/product.ts';

/** The modules of the compiled product in this process, loaded as a gateway loads them. */
export interface ProductModules {
  /**
   * The product as it lies on the disk now. Of what was loaded before, only what was written since (paths below the
   * root) and its importers are evaluated again; without that list everything is.
   */
  readonly load: (written?: readonly string[]) => Promise<Product>;
  readonly close: () => void;
}

/**
 * Node evaluates a module once for each address: what is outdated gets another one, by a query with a number. The
 * modules before stay in memory until the process ends, a few for each change.
 */
export function createProductModules(root: string): ProductModules {
  const folder = realpathSync(root);
  const addressOf = (path: string) => pathToFileURL(join(folder, path)).href;
  const generated = addressOf('generated/');
  const entry = addressOf('generated/product.ts');
  /** Importers of each module and number of its versions, by address without its query. */
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

  // Marks that no load has failed half way, since the modules of such a load cannot be built upon.
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
  // A set hands out what is added while it is gone through.
  for (const url of outdated) for (const importer of importers.get(url) ?? []) outdated.add(importer);
  return outdated;
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
