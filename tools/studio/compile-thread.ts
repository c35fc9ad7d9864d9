import { parentPort, workerData } from 'node:worker_threads';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompileAnswer, CompileRequest } from './compile-beside.ts';
import { compilerHere } from './compile-texts.ts';

// What it is given is known where it is started (compile-beside.ts).
const { steps }: { readonly steps: number | undefined } = workerData;
const compiler = compilerHere({ steps });

/** What was sent last: it holds until other texts are sent. */
let latest: FileTexts = new Map();

/** It is sent the next request when it has answered the one before. */
parentPort?.on('message', (request: CompileRequest) => {
  latest = request.texts ?? latest;
  void answer(request, latest).then((sent) => parentPort?.postMessage(sent));
});

async function answer(request: CompileRequest, texts: FileTexts): Promise<CompileAnswer> {
  try {
    if (request.work === 'check') return { checked: await compiler.check({ ...request.given, texts }) };
    if (request.work === 'preview') return { previewed: await compiler.preview({ ...request.given, texts }) };
    if (request.work === 'compile') return { compiled: await compiler.compile(texts) };
    const work = await compiler.studio();
    // What it takes is known where it is sent (compile-beside.ts).
    const perform = work[request.name] as (...given: readonly unknown[]) => Promise<unknown>;
    return { done: await perform(texts, ...request.given) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
