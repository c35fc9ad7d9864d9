import type { SchemaTexts, SchemaVersions } from '../../engine/core/protocol/schema-versions.ts';
import { errorsAmong } from '../compiler/diagnostics.ts';
import type { Versions } from './versions.ts';

export interface ReleaseFiles {
  readonly hash: string;
  readonly texts: SchemaTexts;
}

/** Versions over the files of a release, for a gateway that serves what is published. */
export function schemaVersions(
  versions: Versions,
  release: ReleaseFiles,
): SchemaVersions & Pick<Versions, 'pageModule'> {
  let served = release;
  return {
    release: release.texts,
    product: versions.product,
    // What knows the compiler is loaded by the first use: most gateways serve their release for weeks.
    async wayBack(later, earlier) {
      const { wayBack } = await import('./migrations/way-back.ts');
      return wayBack(later, earlier);
    },
    async compare(before, after) {
      const { compareTexts } = await import('./history/compare-texts.ts');
      return compareTexts(before, after);
    },
    async blame(known, pointer) {
      const { blameAt } = await import('./history/blame.ts');
      return blameAt(known, pointer);
    },
    served: () => served.texts,
    serve(next) {
      served = next;
    },
    async compile(texts) {
      const { hash, diagnostics } = await versions.compile(texts);
      const errors = errorsAmong(diagnostics).map(
        ({ message, path, line }) => `${message} (${path}:${line})`,
      );
      return { hash, errors };
    },
    async pageModule(hash, name) {
      const found = await versions.pageModule(hash, name);
      if (found !== undefined || hash !== served.hash) return found;
      // Many drafts may have been compiled since: what is served is never out of reach.
      await versions.compile(served.texts);
      return versions.pageModule(hash, name);
    },
  };
}
