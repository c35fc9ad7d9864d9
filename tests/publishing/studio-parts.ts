import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { product } from '../../generated/product.ts';
import { schemaVersions } from '../../studio/workbench/schema-versions.ts';
import { studioOf } from '../../studio/workbench/studio-of.ts';
import { createVersions, type Versions } from '../../studio/workbench/versions.ts';
import { projectRoot } from '../../tools/quality/process.ts';

const shared = createVersions(projectRoot);

/** Schema files of the release. */
export const release = await readSources(projectRoot);

/** Creates the parts with which a gateway publishes; gateways of one process share compilations by default. */
export async function studioParts(versions: Versions = shared) {
  const published = schemaVersions(versions, { product, texts: release });
  return {
    services: await studioOf('publish', { root: projectRoot, versions, published }),
    versions: published,
  };
}
