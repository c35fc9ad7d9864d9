import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from './drafts.ts';

beforeEach(() => sessionStorage.clear());

it('keeps a draft, and takes one that cannot be read for none [FAULT-24]', () => {
  const draft = { base: { title: 'Emma' }, values: { title: 'Emma again' } };
  writeDraft('book', draft);
  expect(readDraft('book')).toEqual(draft);
  for (const broken of ['{"base":', '7', 'null', '[]', '{"values":{}}']) {
    sessionStorage.setItem('engine.draft.book', broken);
    expect(readDraft('book')).toBeUndefined();
  }
});
