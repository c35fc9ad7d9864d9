import { Worker } from 'node:worker_threads';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompiledTexts, CompileTexts } from './compile-texts.ts';

/** What the thread is sent, and what it sends back. */
export interface CompileRequest {
  readonly id: number;
  readonly texts: FileTexts;
}

export type CompileAnswer =
  | { readonly id: number; readonly compiled: CompiledTexts }
  | { readonly id: number; readonly error: Error };

/** Milliseconds without work after which the thread ends: the compiler holds some hundred megabytes. */
const longestRest = 15 * 60_000;

/**
 * Compiles in a thread beside this one, so that a gateway goes on answering meanwhile. The thread starts with the first
 * schema set; it does not keep the process alive.
 */
export function createCompilerBeside(): CompileTexts {
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, PromiseWithResolvers<CompiledTexts>>();

  function start(): Worker {
    const started = new Worker(new URL('./compile-thread.ts', import.meta.url));
    started.on('message', (answer: CompileAnswer) => {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) request?.reject(answer.error);
      else request?.resolve(answer.compiled);
      if (waiting.size === 0) rest(started);
    });
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`The compiler ended with code ${code}.`)));
    return started;
  }

  function rest(resting: Worker): void {
    resting.unref();
    ending = setTimeout(() => {
      thread = undefined;
      void resting.terminate();
    }, longestRest).unref();
  }

  /** The next request starts another one. */
  function lose(lost: Worker, error: unknown): void {
    if (thread !== lost) return;
    thread = undefined;
    for (const request of waiting.values()) request.reject(error);
    waiting.clear();
  }

  return (texts) => {
    clearTimeout(ending);
    thread ??= start();
    thread.ref();
    const request = Promise.withResolvers<CompiledTexts>();
    count += 1;
    waiting.set(count, request);
    thread.postMessage({ id: count, texts } satisfies CompileRequest);
    return request.promise;
  };
}
