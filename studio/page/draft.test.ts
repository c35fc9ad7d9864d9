import { expect, it } from 'vitest';
import {
  afterSave,
  changedFiles,
  draftText,
  emptyDraft,
  redo,
  type StudioDraft,
  undo,
  withChange,
  withoutChanges,
} from './draft.ts';

const stored = new Map([
  ['a.json', '{ "a": 1 }'],
  ['b.json', '{ "b": 1 }'],
]);
const change = (draft: StudioDraft, label: string, texts: Readonly<Record<string, string>>) =>
  withChange(draft, stored, {
    label,
    changed: Object.entries(texts).map(([path, text]) => ({ path, text })),
  });

it('undoes and redoes a change of several files as one, also after it was kept as JSON', () => {
  const once = change(emptyDraft, 'Rename', { 'a.json': '{ "a": 2 }', 'b.json': '{ "b": 2 }' });
  const twice = change(once, 'Title', { 'a.json': '{ "a": 3 }' });
  const kept = JSON.parse(JSON.stringify(twice)) as StudioDraft;
  const back = undo(undo(kept, stored), stored);
  expect(changedFiles(back)).toEqual([]);
  expect(draftText(back, stored, 'b.json')).toBe('{ "b": 1 }');
  const again = redo(redo(back, stored), stored);
  expect(changedFiles(again)).toEqual([
    { path: 'a.json', base: '{ "a": 1 }', text: '{ "a": 3 }' },
    { path: 'b.json', base: '{ "b": 1 }', text: '{ "b": 2 }' },
  ]);
});

it('takes no step for a text that is what it was', () => {
  expect(change(emptyDraft, 'Nothing', { 'a.json': '{ "a": 1 }' })).toBe(emptyDraft);
});

it('discards all changes as one step, which brings them back, and forgets what they were based on', () => {
  const draft = change(emptyDraft, 'Title', { 'a.json': '{ "a": 2 }', 'b.json': '{ "b": 2 }' });
  const newer = new Map(stored).set('a.json', '{ "a": 5 }');
  const discarded = withoutChanges(draft, newer);
  expect(changedFiles(discarded)).toEqual([]);
  expect(draftText(discarded, newer, 'a.json')).toBe('{ "a": 5 }');
  const [first, second] = changedFiles(undo(discarded, newer));
  expect([first?.base, first?.text, second?.text]).toEqual(['{ "a": 5 }', '{ "a": 2 }', '{ "b": 2 }']);
});

it('shows, once it is discarded, what others publish, and goes on from that', () => {
  const draft = change(emptyDraft, 'Title', { 'a.json': '{ "a": 2 }' });
  const discarded = withoutChanges(draft, stored);
  const published = new Map(stored).set('a.json', '{ "a": 1, "b": 7 }');
  expect(draftText(discarded, published, 'a.json')).toBe('{ "a": 1, "b": 7 }');
  const next = { label: 'Other', changed: [{ path: 'a.json', text: '{ "a": 1, "b": 8 }' }] };
  expect(changedFiles(withChange(discarded, published, next))).toEqual([
    { path: 'a.json', base: '{ "a": 1, "b": 7 }', text: '{ "a": 1, "b": 8 }' },
  ]);
});

it('goes on from what was saved, and can undo it as a new change', () => {
  const draft = afterSave(change(emptyDraft, 'Title', { 'a.json': '{ "a": 2 }' }), [
    { path: 'a.json', text: '{ "a": 2 }' },
  ]);
  expect(changedFiles(draft)).toEqual([]);
  expect(changedFiles(undo(draft, stored))).toEqual([
    { path: 'a.json', base: '{ "a": 2 }', text: '{ "a": 1 }' },
  ]);
});

it('lets go of a step whose text a merge has replaced', () => {
  const draft = afterSave(change(emptyDraft, 'Title', { 'a.json': '{ "a": 2 }' }), [
    { path: 'a.json', text: '{ "other": true }' },
  ]);
  const after = undo(draft, stored);
  expect(after.done).toEqual([]);
  expect(draftText(after, stored, 'a.json')).toBe('{ "other": true }');
});

it('takes what is typed key by key into one input as one step, and what is typed into another as the next', () => {
  const type = (draft: StudioDraft, label: string, text: string) =>
    withChange(draft, stored, { label, isTyped: true, changed: [{ path: 'a.json', text }] });
  const first = type(type(type(emptyDraft, 'A', '{ "a": 12 }'), 'A', '{ "a": 123 }'), 'A', '{ "a": 124 }');
  const both = type(type(first, 'B', '{ "a": 124, "b": 1 }'), 'B', '{ "a": 124, "b": 12 }');
  expect(both.done.map(({ label }) => label)).toEqual(['A', 'B']);
  expect(draftText(undo(both, stored), stored, 'a.json')).toBe('{ "a": 124 }');
  expect(draftText(undo(undo(both, stored), stored), stored, 'a.json')).toBe('{ "a": 1 }');
  expect(draftText(redo(undo(both, stored), stored), stored, 'a.json')).toBe('{ "a": 124, "b": 12 }');
});

it('takes what is typed into two files as two steps, though both inputs have one label', () => {
  const type = (draft: StudioDraft, path: string, text: string) =>
    withChange(draft, stored, { label: 'Check “A”', isTyped: true, changed: [{ path, text }] });
  const both = type(
    type(type(emptyDraft, 'a.json', '{ "a": 12 }'), 'b.json', '{ "b": 1'),
    'b.json',
    '{ "b": 12',
  );
  expect(both.done).toHaveLength(2);
  expect(changedFiles(undo(both, stored)).map(({ path }) => path)).toEqual(['a.json']);
});
