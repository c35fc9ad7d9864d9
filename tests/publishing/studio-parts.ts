import { product } from '../../generated/product.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { schemaVersions } from '../../tools/studio/schema-versions.ts';
import { studioOf } from '../../tools/studio/studio-of.ts';
import { createVersions, type Versions } from '../../tools/studio/versions.ts';

const shared = createVersions(projectRoot);

/** The files of the release. */
export const release = await readSources(projectRoot);

/**
 * Makes the parts that a gateway publishes with; gateways of one process share what was compiled, unless they bring
 * their own.
 */
export async function studioParts(versions: Versions = shared) {
  const published = schemaVersions(versions, { product, texts: release });
  return {
    services: await studioOf('publish', { root: projectRoot, versions, published }),
    versions: published,
  };
}
