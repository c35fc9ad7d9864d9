import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { openMemoryStore } from '../../gateway/testing/database-templates.ts';
import { openTestGateway } from '../../gateway/testing/open-test-gateway.ts';
import { publish, storeVersion } from '../../gateway/versions/publications.ts';
import { schemaVersions } from '../../studio/workbench/schema-versions.ts';
import { createVersions } from '../../studio/workbench/versions.ts';
import { projectRoot } from '../../tools/quality/process.ts';

const versions = createVersions(projectRoot);

async function compiled(texts: ReadonlyMap<string, string>) {
  const { hash } = await versions.compile(texts);
  const product = await versions.product(hash);
  if (product === undefined) throw new Error('The schemas do not compile.');
  return product;
}

it('is ready where it cannot serve what was published, and says which version that is', async () => {
  const texts = await readSources(join(projectRoot, 'examples/contacts'));
  const path = 'schemas/contact/contact.schema.json';
  const changed = new Map(texts).set(path, (texts.get(path) ?? '').replace('"Since"', '"Known Since"'));
  const [product, published] = [await compiled(texts), await compiled(changed)];
  const store = await openMemoryStore();
  await storeVersion(store.database, published.hash, changed);
  await publish(store.database, { hash: published.hash, after: 0, author: 'ann' });
  const unable = { ...schemaVersions(versions, { product, texts }), product: async () => undefined };
  const gateway = await openTestGateway({ product, store, versions: unable });
  try {
    await gateway.followed();
    const response = await gateway.fetch(new Request('http://gateway.test/readyz'));
    const answer = await response.json();
    expect([response.status, answer]).toEqual([200, { ready: true, unserved: published.hash }]);
  } finally {
    await gateway.close();
  }
});
