import { expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { loadProduct } from '../compile-product.ts';
import { edited } from '../library.fixture.ts';

it('brings what codes and listed values are called that the sentence of a success names', async () => {
  const { files } = await compileSources(
    edited(
      {
        path: 'schemas/book/book.calls.json',
        from: '"failure": "@save-failed"',
        to: '"failure": "@save-failed", "success": "Stored {title} under {genre}, {cover}."',
      },
      {
        path: 'schemas/book/book.schema.json',
        from: '"isbn": {',
        to: '"cover": { "title": "Cover", "description": "How it is bound.", "enum": ["hard", "soft"], "x-labels": { "hard": "Hardback" } }, "isbn": {',
      },
    ),
  );
  const { calls } = await loadProduct(files);
  expect(calls['book.save']?.successLabels).toEqual({
    genre: { novel: 'Novel', poetry: 'Poetry', other: 'Other' },
    cover: { hard: 'Hardback', soft: 'Soft' },
  });
});
