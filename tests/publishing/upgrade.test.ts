import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { type Log, silentLog } from '../../gateway/operation/log.ts';
import type { Database } from '../../gateway/store/database.ts';
import { openWith } from '../../gateway/store/store.ts';
import { databaseHosts } from '../../gateway/testing/database-hosts.ts';
import { followPublished } from '../../gateway/versions/follow-published.ts';
import { publish, storeVersion } from '../../gateway/versions/publications.ts';
import { schemaVersions } from '../../studio/workbench/schema-versions.ts';
import { createVersions } from '../../studio/workbench/versions.ts';
import { projectRoot } from '../../tools/quality/process.ts';

const schema = 'schemas/book/book.schema.json';
const migrations = 'schemas/book/book.migrations.json';
const versions = createVersions(projectRoot);

/** Changes the description of books in the library, to make a release or a published version. */
function described(words: string, texts: SchemaTexts = libraryTexts): SchemaTexts {
  const file = JSON.parse(texts.get(schema) ?? '');
  return new Map(texts).set(schema, JSON.stringify({ ...file, description: words }));
}

/** Renames a field back, in a version that reads records stored meanwhile. */
function renamedAndBack(texts: SchemaTexts): SchemaTexts {
  const file = JSON.parse(texts.get(migrations) ?? '');
  const steps = [...file.steps, { move: '/code', to: '/isbn' }];
  return new Map(texts).set(migrations, JSON.stringify({ ...file, steps }));
}

const [before, after] = [described('Books of the release before.'), described('Books of the next release.')];

async function compiled(texts: SchemaTexts): Promise<Product> {
  const { hash, diagnostics } = await versions.compile(texts);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const product = await versions.product(hash);
  if (product === undefined) throw new Error('The library does not compile.');
  return product;
}

describe.each(databaseHosts)('a release over what an earlier one has left on $name', ({ open }) => {
  let database: Database;
  let beside: () => Database;
  let stop: () => Promise<void>;
  let hashes: { readonly before: string; readonly published: string; readonly back: string };
  const published = described('Books as they were published.', before);

  beforeAll(async () => {
    ({ database, beside, stop } = await open());
    await openWith(database, () => undefined);
    const [one, two, back] = [before, published, renamedAndBack(before)];
    const products = [await compiled(one), await compiled(two), await compiled(back)] as const;
    hashes = { before: products[0].hash, published: products[1].hash, back: products[2].hash };
  }, 120_000);
  beforeEach(async () => {
    await database.query('delete from schema_publication');
    await database.query('delete from schema_version');
    await database.query('delete from schema_text');
    for (const texts of [before, published, renamedAndBack(before)])
      await storeVersion(database, (await versions.compile(texts)).hash, texts);
  });
  afterAll(() => stop());

  const author = 'ann';
  const publishAll = async (...meant: readonly { readonly hash: string; readonly release?: string }[]) => {
    for (const [number, each] of meant.entries())
      expect(await publish(database, { ...each, after: number, author })).toBe(true);
  };

  /**
   * Finds the version that a gateway of a release serves after replaying the publications, and its reports to the
   * operator.
   */
  async function servedBy(release: SchemaTexts) {
    const product = await compiled(release);
    const own = schemaVersions(versions, { product, texts: release });
    const warnings: string[] = [];
    const failures: string[] = [];
    const noted: number[] = [];
    const log: Log = {
      ...silentLog,
      warn: (event) => void warnings.push(event),
      error: (event) => void failures.push(event),
    };
    const following = followPublished({
      ...{ database: beside(), versions: own, release: product, log },
      metrics: { noteUnserved: (files) => void noted.push(files) },
      seal: (version) => version,
      useProduct: async () => undefined,
      prepareProduct: async () => undefined,
    });
    try {
      await following.settled();
    } finally {
      await following.close();
    }
    const texts = own.served();
    const { description } = JSON.parse(texts.get(schema) ?? '');
    const { steps } = JSON.parse(texts.get(migrations) ?? '');
    return { description, steps: steps.length, warnings, unserved: noted.at(-1) ?? 0, failures };
  }

  const nextRelease = { description: 'Books of the next release.', warnings: [], unserved: 0, failures: [] };

  it('is served where nothing was published', async () => {
    expect(await servedBy(after)).toMatchObject(nextRelease);
  });

  it('is not served where something was published: it warns, and counts its files', async () => {
    await publishAll({ hash: hashes.published });
    expect(await servedBy(after)).toMatchObject({
      description: 'Books as they were published.',
      ...{ warnings: ['release.not-served'], unserved: 1, failures: [] },
    });
  });

  it('is served where somebody went back to the release, and so is the one before after a downgrade', async () => {
    await publishAll({ hash: hashes.published }, { hash: hashes.before, release: hashes.before });
    expect(await servedBy(before)).toMatchObject({ description: 'Books of the release before.' });
    expect(await servedBy(after)).toMatchObject(nextRelease);
    expect(await servedBy(before)).toMatchObject({ description: 'Books of the release before.' });
  });

  it('is served with what reads the records of a renaming that was taken back', async () => {
    await publishAll({ hash: hashes.published }, { hash: hashes.back, release: hashes.before });
    const { steps } = JSON.parse(after.get(migrations) ?? '');
    expect(await servedBy(after)).toMatchObject({ ...nextRelease, steps: steps.length + 1 });
    // Finds the stored version again, like a gateway that starts later.
    expect(await servedBy(after)).toMatchObject({ ...nextRelease, steps: steps.length + 1 });
  });

  it('is not served where somebody went back to an earlier publication', async () => {
    await publishAll(
      { hash: hashes.published },
      { hash: hashes.before, release: hashes.before },
      { hash: hashes.published },
    );
    expect(await servedBy(after)).toMatchObject({
      description: 'Books as they were published.',
      warnings: ['release.not-served'],
    });
  });
});
