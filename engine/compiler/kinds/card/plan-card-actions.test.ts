import { expect, it } from 'vitest';
import { compileSources } from '../../compile.ts';
import { edited } from '../../library.fixture.ts';

it('offers to add a row of a tab to those alone who may add it there', async () => {
  const to = '"actions": [{ "name": "new", "title": "New", "add": "books" }, ';
  const { files } = await compileSources(
    edited({ path: 'schemas/author/author.card.json', from: '"actions": [', to }),
  );
  const emitted = files.find(({ path }) => path.endsWith('author.card.ts'))?.text;
  expect(emitted?.replace(/\s+/g, ' ')).toContain(
    '{ name: "new", title: "New", in: "bar", access: "lend", addTab: "books", form: "book", }',
  );
});
