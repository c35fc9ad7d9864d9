import { parentPort } from 'node:worker_threads';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompileAnswer, CompileRequest } from './compile-beside.ts';
import { compilerHere } from './compile-texts.ts';

const compiler = compilerHere();

/** What was sent last: it holds until other texts are sent. */
let latest: FileTexts = new Map();

/**
 * Does what it is sent, one after the other. Previews take some milliseconds and wait for nobody: who types does not wait
 * for a check of what was there before.
 */
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: CompileRequest) => {
  const texts = request.texts ?? latest;
  latest = texts;
  const isQuick = request.work === 'preview';
  const answered = isQuick ? answer(request, texts) : last.then(() => answer(request, texts));
  if (!isQuick) last = answered;
  void answered.then((sent) => parentPort?.postMessage(sent));
});

async function answer(request: CompileRequest, texts: FileTexts): Promise<CompileAnswer> {
  const { id } = request;
  try {
    if (request.work === 'check') return { id, checked: await compiler.check({ ...request.given, texts }) };
    if (request.work === 'preview')
      return { id, previewed: await compiler.preview({ ...request.given, texts }) };
    return { id, compiled: await compiler.compile(texts) };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
