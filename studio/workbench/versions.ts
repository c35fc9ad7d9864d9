import { createHash } from 'node:crypto';
import { once } from '../../engine/core/compute/once.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { DraftChanges } from '../../engine/core/protocol/draft-changes.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { bundleChanges, bundlePage, type PageModules } from './bundle-page.ts';
import type { FileTexts } from './commands/schema-files.ts';
import {
  type CompiledTexts,
  type CompilerOfTexts,
  type CompileTexts,
  compilerHere,
} from './compile-texts.ts';
import type { ChangesText } from './drafts/changes-text.ts';
import type { DraftCheck, DraftedTexts, PreviewedTexts } from './drafts/draft-desk.ts';
import { keepLatest } from './keep-latest.ts';

/** Compiled schema sets, valid or not; the last few are remembered. */
export interface Versions {
  readonly code: CompilerOfTexts['code'];
  readonly compile: CompileTexts;
  /** Checks a draft for mistakes and for its changes to pages; compiles it when its product is needed. */
  readonly check: (given: DraftedTexts) => Promise<CheckedVersion>;
  /** Finds a draft's changes to the shown files; undefined while unknown. */
  readonly preview: (given: PreviewedTexts) => Promise<DraftChanges | undefined>;
  /** Returns the Studio's further operations on whole schema sets. */
  readonly studio: CompilerOfTexts['studio'];
  /** Finds the product to serve; undefined for a hash not remembered, or with errors. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  /** Keeps these versions in memory, however many others are compiled. */
  readonly keep: (hashes: ReadonlySet<string>) => void;
  /** Finds a module that pages load; undefined where there is none. */
  readonly pageModule: (hash: string, name: string) => Promise<string | undefined>;
}

export interface CheckedVersion extends Omit<DraftCheck, 'changes'> {
  /** Changes to pages; absent where there are errors. */
  readonly changes?: DraftChanges;
}

export interface VersionTools {
  readonly compiler: CompilerOfTexts;
  readonly bundle: typeof bundlePage;
}

interface Version {
  readonly compilation: CompiledTexts;
  product?: Promise<Product>;
  page?: Promise<PageModules>;
}

interface Remembered {
  readonly version: Promise<Version>;
  /** Hash of the version, once compiled. */
  hash?: string;
}

/** Limit on remembered versions besides the kept ones, some megabytes each. */
const remembered = 8;

/** Limit on modules of changes that pages may still load. */
const rememberedCode = 50;

/** Name of a module of changes, below its hash. */
const changesEntry = 'changes.js';

/**
 * Creates versions, compiled in this thread by default, since tests and commands have no requests to answer
 * meanwhile.
 */
export function createVersions(
  root: string,
  { compiler = compilerHere(), bundle = bundlePage }: Partial<VersionTools> = {},
): Versions {
  const compiled = new Map<string, Remembered>();
  const drafts = new Map<string, FileTexts>();
  const code = new Map<string, () => Promise<string>>();
  let kept: ReadonlySet<string> = new Set();

  function versionOf(texts: FileTexts): Promise<Version> {
    const key = digest(texts);
    const known = compiled.get(key) ?? remember(key, compiler.compile(texts));
    // Moves the version to the end, as the first is dropped next.
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
    const draft = drafts.get(hash);
    return draft === undefined ? undefined : versionOf(draft);
  }

  function sent({ code: module, ...changes }: ChangesText): DraftChanges {
    if (module === undefined) return changes;
    const known = code.get(module.hash) ?? once(() => bundleChanges(root, module.text));
    keepLatest(code, module.hash, known, rememberedCode);
    return { ...changes, code: module.hash };
  }

  return {
    code: compiler.code,
    async check(given) {
      const { changes, ...found } = await compiler.check(given);
      if (changes === undefined) return found;
      keepLatest(drafts, found.hash, withTexts(given.texts, given.draft), remembered);
      return { ...found, changes: sent(changes) };
    },
    async preview(given) {
      const changes = await compiler.preview(given);
      return changes === undefined ? undefined : sent(changes);
    },
    compile: async (texts) => (await versionOf(texts)).compilation,
    studio: compiler.studio,
    async product(hash) {
      const version = await find(hash);
      if (version === undefined) return undefined;
      version.product ??= productOf(version.compilation);
      return version.product;
    },
    async pageModule(hash, name) {
      if (name === changesEntry) return code.get(hash)?.();
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
  const { loadProduct } = await import('../../engine/compiler/compile-product.ts');
  return loadProduct(files);
}

/** Hashes files, independent of their order. */
function digest(texts: FileTexts): string {
  const hash = createHash('sha256');
  for (const [path, text] of [...texts].toSorted(([one], [two]) => (one < two ? -1 : 1)))
    hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}
