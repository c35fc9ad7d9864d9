import { expect, it, vi } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import type { ShownProblems } from './dev-web.ts';
import { followSchemas } from './follow-schemas.ts';

it('shows over the page which example does not agree with the rules, after the page has followed', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const wrong =
    '{ "entity": "book", "examples": [{ "title": "No title", "data": { "type": "author.book" }, "problems": [] }] }';
  const compilation = await compileSources(
    new Map(libraryTexts).set('schemas/book/book.examples.json', wrong),
  );
  const product = await loadProduct(compilation.files);
  const steps: (string | ShownProblems)[] = [];
  const web = {
    refreshPages: async () => void steps.push('page'),
    useSources: () => undefined,
    showProblems: (problems: ShownProblems) => void steps.push(problems),
  };
  const gateway = { useProduct: async () => void steps.push('gateway') };
  const modules = { load: async () => product };
  const result = { ...compilation, written: ['generated/product.ts'], savedAt: 0 };
  await followSchemas(result, { web, modules, gateway });
  expect(steps).toEqual([
    'gateway',
    'page',
    {
      headline: 'Examples and rules do not agree. This page runs on the new build all the same.',
      diagnostics: [
        expect.stringMatching(
          /^schemas\/book\/book\.examples\.json:1:57 - error example\/refused: "No title"/,
        ),
      ],
    },
  ]);
});
