import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { libraryTexts } from '../compiler/library.fixture.ts';
import { type CompileRequest, createCompilerBeside } from './compile-beside.ts';

afterEach(() => vi.restoreAllMocks());

it('sends the thread the texts of a schema set when they differ from the last ones, and no other time', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const requests = () => post.mock.calls.map(([request]) => request as CompileRequest);
  const compiler = createCompilerBeside();
  const broken = new Map([...libraryTexts, ['schemas/book/book.form.json', '{']]);

  const served = await compiler.compile(libraryTexts);
  expect(served.diagnostics).toEqual([]);
  expect((await compiler.compile(new Map(libraryTexts))).hash).toBe(served.hash);
  expect((await compiler.compile(broken)).diagnostics).not.toEqual([]);
  expect((await compiler.compile(new Map(libraryTexts))).diagnostics).toEqual([]);
  expect(requests().map(({ texts }) => texts !== undefined)).toEqual([true, false, true, true]);
});
