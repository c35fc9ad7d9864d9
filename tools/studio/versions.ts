import { createHash } from 'node:crypto';
import type { Product } from '../../engine/core/product/product.ts';
import type { Compilation } from '../compiler/compile.ts';
import { bundlePage, type PageModules } from './bundle-page.ts';
import type { FileTexts } from './commands/schema-files.ts';

/** Schema sets that were compiled here, whole or not; the last few are remembered. */
export interface Versions {
  readonly compile: (texts: FileTexts) => Promise<Compilation>;
  /** What the gateway serves; undefined for a hash that is not remembered, or that has errors. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  /** A module of what pages load; undefined where there is none. */
  readonly pageModule: (hash: string, name: string) => Promise<string | undefined>;
}

interface Version {
  readonly compilation: Compilation;
  product?: Promise<Product>;
  page?: Promise<PageModules>;
}

/** Each holds some megabytes: what analysts look at, what is served, and what was served before. */
const remembered = 8;

export function createVersions(root: string): Versions {
  const compiled = new Map<string, Promise<Version>>();

  function versionOf(texts: FileTexts): Promise<Version> {
    const key = digest(texts);
    const known = compiled.get(key);
    const version = known ?? compiledVersion(texts);
    // The latest is the last, and the first is the next to be forgotten.
    compiled.delete(key);
    compiled.set(key, version);
    version.catch(() => compiled.delete(key));
    for (const oldest of compiled.keys()) {
      if (compiled.size <= remembered) break;
      compiled.delete(oldest);
    }
    return version;
  }

  async function find(hash: string): Promise<Version | undefined> {
    for (const each of [...compiled.values()].reverse()) {
      const version = await each.catch(() => undefined);
      if (version?.compilation.hash === hash && version.compilation.files.length > 0) return version;
    }
    return undefined;
  }

  return {
    compile: async (texts) => (await versionOf(texts)).compilation,
    async product(hash) {
      const version = await find(hash);
      if (version === undefined) return undefined;
      version.product ??= productOf(version.compilation);
      return version.product;
    },
    async pageModule(hash, name) {
      const version = await find(hash);
      if (version === undefined) return undefined;
      version.page ??= bundlePage(root, version.compilation.files);
      return (await version.page).get(name);
    },
  };
}

/** The compiler is loaded by the first version: most gateways serve their release for weeks. */
async function compiledVersion(texts: FileTexts): Promise<Version> {
  const { compileSources } = await import('../compiler/compile.ts');
  return { compilation: await compileSources(texts) };
}

async function productOf({ files }: Compilation): Promise<Product> {
  const { loadProduct } = await import('../compiler/compile-product.ts');
  return loadProduct(files);
}

/** The same for the same files, in whatever order they come. */
function digest(texts: FileTexts): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...texts].toSorted(([one], [two]) => (one < two ? -1 : 1)))
    hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}
