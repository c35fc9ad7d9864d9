import { Worker } from 'node:worker_threads';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompiledTexts, CompilerOfTexts } from './compile-texts.ts';
import type { ChangesText } from './drafts/changes-text.ts';
import type { CheckedDraft, DraftedTexts, PreviewedTexts } from './drafts/draft-desk.ts';
import { areSameTexts } from './same-texts.ts';
import type { StudioWork } from './studio-work.ts';

type Work =
  | { readonly work: 'compile' }
  | { readonly work: 'check'; readonly given: Omit<DraftedTexts, 'texts'> }
  | { readonly work: 'preview'; readonly given: Omit<PreviewedTexts, 'texts'> }
  | { readonly work: 'studio'; readonly name: keyof StudioWork; readonly given: readonly unknown[] };

/** What the thread is sent, and what it sends back. The texts are about a megabyte: they are sent where they differ. */
export type CompileRequest = Work & { readonly id: number; readonly texts: FileTexts | undefined };

type Result =
  | { readonly compiled: CompiledTexts }
  | { readonly checked: CheckedDraft }
  | { readonly previewed: ChangesText | undefined }
  | { readonly done: unknown };

export type CompileAnswer = { readonly id: number } & (Result | { readonly error: Error });

/** Milliseconds without work after which the thread ends: the compiler holds some hundred megabytes. */
const longestRest = 15 * 60_000;

/**
 * Compiles in a thread beside this one, and does there what else reads whole schema sets, so that a gateway goes on
 * answering meanwhile. The thread starts with the first schema set; it does not keep the process alive.
 */
export function createCompilerBeside(): CompilerOfTexts {
  let thread: Worker | undefined;
  let ending: NodeJS.Timeout | undefined;
  let count = 0;
  /** What the thread was sent last. */
  let sent: FileTexts | undefined;
  const waiting = new Map<number, PromiseWithResolvers<Result>>();

  function start(): Worker {
    const started = new Worker(new URL('./compile-thread.ts', import.meta.url));
    sent = undefined;
    started.on('message', (answer: CompileAnswer) => {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) request?.reject(answer.error);
      else request?.resolve(answer);
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

  function request(texts: FileTexts, work: Work): Promise<Result> {
    clearTimeout(ending);
    thread ??= start();
    thread.ref();
    const answer = Promise.withResolvers<Result>();
    count += 1;
    waiting.set(count, answer);
    const isKnown = sent !== undefined && areSameTexts(sent, texts);
    thread.postMessage({ id: count, texts: isKnown ? undefined : texts, ...work } satisfies CompileRequest);
    sent = texts;
    return answer.promise;
  }

  function done<Name extends keyof StudioWork>(name: Name): StudioWork[Name] {
    const perform = async (texts: FileTexts, ...given: readonly unknown[]): Promise<unknown> => {
      const result = await request(texts, { work: 'studio', name, given });
      return 'done' in result ? result.done : strange();
    };
    // The thread calls what has this name (compile-thread.ts).
    return perform as StudioWork[Name];
  }

  const studio: StudioWork = {
    run: done('run'),
    export: done('export'),
    access: done('access'),
    examples: done('examples'),
    expression: done('expression'),
    merge: done('merge'),
    compare: done('compare'),
    wayBack: done('wayBack'),
  };

  return {
    studio: async () => studio,
    async compile(texts) {
      const result = await request(texts, { work: 'compile' });
      return 'compiled' in result ? result.compiled : strange();
    },
    async check({ texts, ...given }) {
      const result = await request(texts, { work: 'check', given });
      return 'checked' in result ? result.checked : strange();
    },
    async preview({ texts, ...given }) {
      const result = await request(texts, { work: 'preview', given });
      return 'previewed' in result ? result.previewed : strange();
    },
  };
}

function strange(): never {
  throw new Error('The thread of the compiler answered another request than the one that was sent.');
}
