import { expect, it } from 'vitest';
import { library } from '../testing/library.ts';
import { openTestGateway } from '../testing/open-test-gateway.ts';
import { changeOf } from './version-history.ts';

it('finds what a publication changed by itself, where a release came between its predecessor and it', async () => {
  const gateway = await openTestGateway({ product: library });
  const { database } = gateway.store;
  const texts = {
    ...{ first: 'one', release: 'one of a new release', second: 'two' },
    ...{ other: 'other', otherOfRelease: 'other of the release' },
  };
  for (const [sha, text] of Object.entries(texts))
    await database.query('insert into schema_text (sha, text) values ($1, $2)', [sha, text]);
  const versions = { before: { a: 'first', b: 'other' }, after: { a: 'second', b: 'otherOfRelease' } };
  for (const [hash, files] of Object.entries(versions))
    await database.query('insert into schema_version (hash, files) values ($1, $2)', [hash, files]);
  const { rows } = await database.query<{ id: string }>(
    `insert into schema_change (title, state, author, files) values ('Change', 'served', 'ann', $1::jsonb) returning id`,
    [JSON.stringify([{ path: 'a', base: texts.release, text: texts.second }])],
  );
  const publish = 'insert into schema_publication (number, hash, change_id, author) values ($1, $2, $3, $4)';
  await database.query(publish, [1, 'before', null, 'ann']);
  await database.query(publish, [2, 'after', rows[0]?.id, 'ann']);
  await database.query(publish, [3, 'before', null, 'ann']);

  const changed = await changeOf(database, 2);
  expect(Object.fromEntries(changed?.before ?? [])).toEqual({ a: texts.release, b: texts.otherOfRelease });
  expect(Object.fromEntries(changed?.after ?? [])).toEqual({ a: texts.second, b: texts.otherOfRelease });
  // Expects no change of its own for a version that was restored.
  const restored = await changeOf(database, 3);
  expect(Object.fromEntries(restored?.before ?? [])).toEqual({ a: texts.second, b: texts.otherOfRelease });
  expect(Object.fromEntries(restored?.after ?? [])).toEqual({ a: texts.first, b: texts.other });
  expect(await changeOf(database, 4)).toBeUndefined();
  await gateway.close();
});
