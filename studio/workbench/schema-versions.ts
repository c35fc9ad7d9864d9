import { errorsAmong } from '../../engine/compiler/diagnostics.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { pageEntry } from './bundle-page.ts';
import { areSameTexts } from './same-texts.ts';
import type { Versions } from './versions.ts';

/** Compiled schemas that a gateway was started with. */
export interface Release {
  readonly product: Product;
  readonly texts: SchemaTexts;
}

/** Creates the versions over a release's files, for a gateway that serves publications. */
export function schemaVersions(
  versions: Versions,
  release: Release,
): SchemaVersions & Pick<Versions, 'pageModule'> {
  const { hash: releaseHash } = release.product;
  let served = { hash: releaseHash, texts: release.texts };
  return {
    code: versions.code,
    release: release.texts,
    async product(hash) {
      return hash === releaseHash ? release.product : versions.product(hash);
    },
    async compiled(texts) {
      const { hash, diagnostics } = await versions.compile(texts);
      return errorsAmong(diagnostics).length > 0 ? undefined : versions.product(hash);
    },
    wayBack: async (later, earlier) => (await versions.studio()).wayBack(later, earlier),
    takeBack: async (now, before, after) => (await versions.studio()).takeBack(now, before, after),
    compare: async (before, after) => (await versions.studio()).compare(before, after),
    // Loads the code with the first use, as most gateways serve their release for weeks.
    async blame(known, pointer) {
      const { blameAt } = await import('./history/blame.ts');
      return blameAt(known, pointer);
    },
    served: () => served.texts,
    serve(next) {
      served = next;
    },
    keep: (hashes) => versions.keep(new Set([...hashes, served.hash])),
    async preparePages(hash) {
      // Skips the release, with which the pages were built.
      if (hash !== releaseHash) await versions.pageModule(hash, pageEntry);
    },
    async compile(texts) {
      if (areSameTexts(texts, release.texts)) return { hash: releaseHash, errors: [] };
      const { hash, diagnostics } = await versions.compile(texts);
      const errors = errorsAmong(diagnostics).map(
        ({ message, path, line }) => `${message} (${path}:${line})`,
      );
      return { hash, errors };
    },
    async pageModule(hash, name) {
      const found = await versions.pageModule(hash, name);
      if (found !== undefined || hash !== served.hash) return found;
      // Compiles the served version again, since later drafts may have removed it from the cache.
      await versions.compile(served.texts);
      return versions.pageModule(hash, name);
    },
  };
}
