import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type JsonObject, jsonItems } from '../../engine/core/json/json.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { tokenFor } from '../../gateway/testing/open-test-gateway.ts';
import { publish, storeVersion } from '../../gateway/versions/publications.ts';
import { product } from '../../generated/product.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { release, studioParts } from '../publishing/studio-parts.ts';
import { useProductGateway } from './harness/product-gateway.ts';

const parts = await studioParts();

/** Compiles a version that differs from the release. */
async function compileDraft() {
  const path = 'schemas/allergy/allergies.tab.json';
  const base = release.get(path) ?? '';
  const text = base.replace('"title": "Allergies"', '"title": "Intolerances"');
  const texts = withTexts(release, [{ path, text }]);
  return { texts, ...(await parts.versions.compile(texts)) };
}

describe('what a demonstration says of its data', () => {
  const demonstration = useProductGateway();
  const real = useProductGateway({ ...parts, isReal: true });

  it('stands under its documents, and under none of a gateway for real people, whatever was published there', async () => {
    expect(demonstration.gateway().product().info.dataNotice).toBe(product.info.dataNotice);
    const noticed = () => real.gateway().product().info.dataNotice;
    expect([product.info.dataNotice === undefined, noticed()]).toEqual([false, undefined]);

    const { texts, hash } = await compileDraft();
    await storeVersion(real.database(), hash, texts);
    await publish(real.database(), { hash, after: 0, author: 'user-admin' });
    await real.followed();
    expect([real.gateway().product().hash, noticed()]).toEqual([hash, undefined]);
  });

  it('stands under no document of a draft in the Studio where people are real', async () => {
    const { hash } = await compileDraft();
    const drawn = { hash, document: 'member-letter' };
    const { status, body } = await real.as('clinical')('POST', '/api/regimen/studio/document', drawn);
    expect([status, JSON.stringify(body)]).toEqual([
      200,
      expect.not.stringContaining('Not for clinical use'),
    ]);
  });
});

/** Reads the first records of a new installation from the documentation. */
function firstRecords(): JsonObject {
  const text = readFileSync(join(projectRoot, 'docs/operator/first-records.md'), 'utf8');
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
}

describe('the first records of the docs', () => {
  const { load, fetch } = useProductGateway({ records: [] });

  it('are taken, and their user sees the project of the organization', async () => {
    const lists = Object.entries(firstRecords());
    await load(
      lists.flatMap(([entity, list]) =>
        jsonItems(list).map((record) => ({ entity, record: record as JsonObject })),
      ),
    );
    const ask = async (method: string, path: string, body?: object) => {
      const headers = {
        authorization: `Bearer ${tokenFor('9f0c7d1e-the-sub-of-her-tokens')}`,
        'content-type': 'application/json',
      };
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(new Request(`http://gateway.test/api/regimen/${path}`, sent));
      return (await answer.json()) as JsonObject;
    };
    const { id } = await ask('GET', 'eula/latest');
    await ask('POST', 'eula/acceptance', { eulaVersionId: id });
    expect(await ask('GET', 'projects')).toMatchObject({ rows: [{ name: 'Medication Review' }] });
  });
});
