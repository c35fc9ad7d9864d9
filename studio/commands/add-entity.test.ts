import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { writeSources } from '../../engine/compiler/source/write-sources.ts';
import { addEntity } from './add-entity.ts';

let folder: string;

beforeAll(async () => {
  const given = join(import.meta.dirname, '../../examples/contacts');
  const texts = await readSources(given);
  folder = await mkdtemp(join(tmpdir(), 'add-entity-'));
  const base = join(import.meta.dirname, '../../platform');
  const product = JSON.parse(texts.get('schemas/product.json') ?? '{}');
  const own = [...texts].filter(([path]) => /contact|product\.access/.test(path));
  const root = { ...product, base: { folder: join('../../../../../..', base) } };
  await writeSources(folder, new Map([...own, ['schemas/product.json', JSON.stringify(root)]]));
});

afterAll(() => rm(folder, { recursive: true }));

describe('adding a kind of record by a command', () => {
  it('writes what the Studio would, on the page of the only record that others can belong to', async () => {
    const { owner, written } = await addEntity(folder, { name: 'home-visit' });
    expect([owner, written]).toEqual([
      'contact',
      [
        'schemas/home-visit/home-visit.calls.json',
        'schemas/home-visit/home-visit.examples.json',
        'schemas/home-visit/home-visit.form.json',
        'schemas/home-visit/home-visit.schema.json',
        'schemas/home-visit/home-visits.tab.json',
        'screens/contact/contact.screen.json',
      ],
    ]);
    const { diagnostics } = await compileSources(await readSources(folder));
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['user', undefined, 'There is a kind of record “user” already'],
    ['home-visit', undefined, 'There is a kind of record “home-visit” already'],
    ['Visit!', undefined, '“Visit!” cannot name a kind of record'],
    ['visit', 'session', '“session” has no page of its own. Say one that has, after --of: contact.'],
  ])('says of %s (of %s) what to do', async (name, owner, sentence) => {
    await expect(addEntity(folder, { name, owner })).rejects.toThrow(sentence);
  });
});
