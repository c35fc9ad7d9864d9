import { parentPort } from 'node:worker_threads';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompileAnswer, CompileRequest } from './compile-beside.ts';
import { compilerHere } from './compile-texts.ts';

const compiler = compilerHere();

/** What was sent last: it holds until other texts are sent. */
let latest: FileTexts = new Map();

/**
 * Does what it is sent, one after the other. What somebody types or looks at takes some milliseconds in most cases and
 * waits for nobody: not for a check of what was there before.
 */
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: CompileRequest) => {
  const texts = request.texts ?? latest;
  latest = texts;
  const isInTurn = request.work === 'compile' || request.work === 'check';
  const answered = isInTurn ? last.then(() => answer(request, texts)) : answer(request, texts);
  if (isInTurn) last = answered;
  void answered.then((sent) => parentPort?.postMessage(sent));
});

async function answer(request: CompileRequest, texts: FileTexts): Promise<CompileAnswer> {
  const { id } = request;
  try {
    if (request.work === 'check') return { id, checked: await compiler.check({ ...request.given, texts }) };
    if (request.work === 'preview')
      return { id, previewed: await compiler.preview({ ...request.given, texts }) };
    if (request.work === 'compile') return { id, compiled: await compiler.compile(texts) };
    const work = await compiler.studio();
    // What it takes is known where it is sent (compile-beside.ts).
    const perform = work[request.name] as (...given: readonly unknown[]) => Promise<unknown>;
    return { id, done: await perform(texts, ...request.given) };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
