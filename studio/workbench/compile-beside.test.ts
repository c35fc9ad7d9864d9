import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { type CompileRequest, createCompilerBeside } from './compile-beside.ts';
import { compilerHere } from './compile-texts.ts';

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

it('has what reads the whole schema set done by the thread too, with the same result', async () => {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const [beside, here] = [await createCompilerBeside().studio(), await compilerHere().studio()];
  const command = { command: 'rename', target: 'book/pages', to: 'pageCount' } as const;

  const renamed = await beside.run(libraryTexts, [], command);
  expect(renamed).toEqual(await here.run(libraryTexts, [], command));
  const later = new Map([...libraryTexts, ...('changed' in renamed ? renamed.changed : []).map(pair)]);
  expect(await beside.wayBack(later, libraryTexts)).toEqual(await here.wayBack(later, libraryTexts));
  expect((await beside.wayBack(later, libraryTexts)).texts).not.toEqual(libraryTexts);
  expect(post).toHaveBeenCalledTimes(3);
  const impossible = beside.run(libraryTexts, [], { ...command, target: 'book/none' });
  expect(await impossible).toMatchObject({ problem: expect.stringContaining('none') });
});

function pair({ path, text }: SchemaText): readonly [string, string] {
  return [path, text];
}

it('ends work that needs more memory than a thread may hold, and goes on with another thread', async () => {
  const compiler = createCompilerBeside({ megabytes: 64 });
  const { run } = await compiler.studio();
  const rows = Array.from({ length: 60_000 }, (_, at) => ['text', `f${at}`, `${at}`.repeat(40)]);
  const text = JSON.stringify({ survey: [['type', 'name', 'label'], ...rows] });
  const large = { command: 'import', format: 'xlsform', text, name: 'imported' } as const;
  await expect(run(libraryTexts, [], large)).rejects.toMatchObject({
    name: 'TooCostlyError',
    limit: 'memory',
    message: expect.stringContaining('Nothing was changed'),
  });
  const small = { command: 'rename', target: 'book/none', to: 'other' } as const;
  expect(await run(libraryTexts, [], small)).toHaveProperty('problem');
});

it('lets nobody wait for more than a number of requests', async () => {
  const compiler = createCompilerBeside({ waiting: 2, user: () => 'somebody' });
  const { run } = await compiler.studio();
  const ask = async () => run(libraryTexts, [], { command: 'rename', target: 'book/none', to: 'other' });
  const asked = await Promise.allSettled([ask(), ask(), ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  expect(asked.at(-1)).toMatchObject({ reason: { limit: 'waiting' } });
});
