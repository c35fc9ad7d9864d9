import { product } from '../../generated/product.ts';
import { readSources } from '../../tools/compiler/source/read-sources.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { schemaVersions } from '../../tools/studio/schema-versions.ts';
import { studioOf } from '../../tools/studio/studio-of.ts';
import { createVersions } from '../../tools/studio/versions.ts';

const versions = createVersions(projectRoot);

/** The files of the release. */
export const release = await readSources(projectRoot);

/** What a gateway publishes with; gateways of one process share what was compiled. */
export async function studioParts() {
  const published = schemaVersions(versions, { hash: product.hash, texts: release });
  return {
    services: await studioOf('publish', { root: projectRoot, versions, published }),
    versions: published,
  };
}
