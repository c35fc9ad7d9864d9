import { parentPort } from 'node:worker_threads';
import type { CompileAnswer, CompileRequest } from './compile-beside.ts';
import { compileHere } from './compile-texts.ts';

/** Compiles what it is sent, one schema set after the other. */
let last: Promise<unknown> = Promise.resolve();
parentPort?.on('message', (request: CompileRequest) => {
  last = last.then(() => answer(request)).then((sent) => parentPort?.postMessage(sent));
});

async function answer({ id, texts }: CompileRequest): Promise<CompileAnswer> {
  try {
    return { id, compiled: await compileHere(texts) };
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) };
  }
}
