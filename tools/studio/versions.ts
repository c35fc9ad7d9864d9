import { createHash } from 'node:crypto';
import type { Product } from '../../engine/core/product/product.ts';
import { bundlePage, type PageModules } from './bundle-page.ts';
import type { FileTexts } from './commands/schema-files.ts';
import { type CompiledTexts, type CompileTexts, compileHere } from './compile-texts.ts';

/** Schema sets that were compiled here, whole or not; the last few are remembered. */
export interface Versions {
  readonly compile: CompileTexts;
  /** What the gateway serves; undefined for a hash that is not remembered, or that has errors. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  /** These are remembered however many others are compiled. */
  readonly keep: (hashes: ReadonlySet<string>) => void;
  /** A module of what pages load; undefined where there is none. */
  readonly pageModule: (hash: string, name: string) => Promise<string | undefined>;
}

export interface VersionTools {
  readonly compile: CompileTexts;
  readonly bundle: typeof bundlePage;
}

interface Version {
  readonly compilation: CompiledTexts;
  product?: Promise<Product>;
  page?: Promise<PageModules>;
}

interface Remembered {
  readonly version: Promise<Version>;
  /** Once it is compiled. */
  hash?: string;
}

/** Besides those that are kept; each holds some megabytes. */
const remembered = 8;

/** By default it is compiled in this thread: tests and commands have nobody to answer meanwhile. */
export function createVersions(
  root: string,
  { compile = compileHere, bundle = bundlePage }: Partial<VersionTools> = {},
): Versions {
  const compiled = new Map<string, Remembered>();
  let kept: ReadonlySet<string> = new Set();

  function versionOf(texts: FileTexts): Promise<Version> {
    const key = digest(texts);
    const known = compiled.get(key) ?? remember(key, compile(texts));
    // The latest is the last, and the first is the next to be forgotten.
    compiled.delete(key);
    compiled.set(key, known);
    forgetOldest();
    return known.version;
  }

  function remember(key: string, compiling: Promise<CompiledTexts>): Remembered {
    const version = compiling.then((compilation): Version => ({ compilation }));
    const entry: Remembered = { version };
    version.then(
      ({ compilation }) => {
        entry.hash = compilation.hash;
      },
      () => compiled.delete(key),
    );
    return entry;
  }

  function forgetOldest(): void {
    const others = [...compiled].filter(([, { hash }]) => hash === undefined || !kept.has(hash));
    for (const [key] of others.slice(0, -remembered)) compiled.delete(key);
  }

  async function find(hash: string): Promise<Version | undefined> {
    for (const each of [...compiled.values()].reverse()) {
      const version = await each.version.catch(() => undefined);
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
      version.page ??= bundle(root, version.compilation.files);
      return (await version.page).get(name);
    },
    keep(hashes) {
      kept = hashes;
      forgetOldest();
    },
  };
}

async function productOf({ files }: CompiledTexts): Promise<Product> {
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
