import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { pageEntry } from './bundle-page.ts';
import { createVersions } from './versions.ts';

const path = 'schemas/book/book.schema.json';
const before = libraryTexts.get(path) ?? '';
const changed = new Map(libraryTexts).set(path, before.replace('"title": "Pages"', '"title": "Length"'));
const broken = new Map(libraryTexts).set(path, before.replace('"title": "Pages"', '"titel": "Pages"'));

describe('versions of a schema set', () => {
  const versions = createVersions(projectRoot);

  it('are compiled once, and served to the gateway and to pages by their hashes', async () => {
    const [one, two] = [await versions.compile(libraryTexts), await versions.compile(changed)];
    expect(one.hash).not.toBe(two.hash);
    expect(await versions.compile(libraryTexts)).toBe(one);
    const product = await versions.product(two.hash);
    expect(product?.hash).toBe(two.hash);
    expect(product?.entities['book']?.fields['/pages']?.title).toBe('Length');
    expect(await versions.product(two.hash)).toBe(product);
    const module = (await versions.pageModule(two.hash, pageEntry)) ?? '';
    expect(module).toContain(two.hash);
    expect(module).toContain('Length');
    // Imports of the module that are served; other modules are not.
    const imported = [...module.matchAll(/(?:from|import\(|import)"(\.[^"]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(imported.length).toBeGreaterThan(0);
    for (const name of imported) {
      expect(name).toMatch(/^\.\/[\w-][\w.-]*\.js$/);
      expect(await versions.pageModule(two.hash, name.slice(2))).toBeTypeOf('string');
    }
  });

  it('have no product and no modules while they have errors, or where nobody has compiled them', async () => {
    const { hash, diagnostics } = await versions.compile(broken);
    expect(diagnostics.length).toBeGreaterThan(0);
    for (const each of [hash, '0'.repeat(64)]) {
      expect(await versions.product(each)).toBeUndefined();
      expect(await versions.pageModule(each, pageEntry)).toBeUndefined();
    }
  });

  it('are compiled for a draft when somebody needs its product; its code is a module by its own hash', async () => {
    const draft = [{ path, text: before.replace('"maxLength": 80', '"maxLength": 90') }];
    const { hash, changes } = await versions.check({ texts: libraryTexts, draft });
    const module = (await versions.pageModule(changes?.code ?? '', 'changes.js')) ?? '';
    expect(module).toContain('validate');
    expect(await versions.pageModule(hash, 'changes.js')).toBeUndefined();
    const product = await versions.product(hash);
    expect(product?.entities['book']?.fields['/title']?.maxLength).toBe(90);
  });

  it('are forgotten when many others came after them, unless they are kept', async () => {
    const { hash } = await versions.compile(libraryTexts);
    const kept = await versions.compile(changed);
    versions.keep(new Set([kept.hash]));
    const others = Array.from({ length: 8 }, (_, number) =>
      new Map(libraryTexts).set(path, before.replace('"title": "Pages"', `"titel": "${number}"`)),
    );
    for (const texts of others) await versions.compile(texts);
    expect(await versions.product(hash)).toBeUndefined();
    expect(await versions.compile(changed)).toBe(kept);
  });
});
