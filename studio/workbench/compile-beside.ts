import { Worker } from 'node:worker_threads';
import { TooCostlyError } from '../../engine/core/compute/too-costly.ts';
import { noCode } from '../../engine/core/product/code-facts.ts';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompiledTexts, CompilerOfTexts } from './compile-texts.ts';
import type { ChangesText } from './drafts/changes-text.ts';
import type { DraftCheck, DraftedTexts, PreviewedTexts } from './drafts/draft-desk.ts';
import { FairQueue } from './fair-queue.ts';
import { areSameTexts } from './same-texts.ts';
import type { StudioWork, WorkOptions } from './studio-work.ts';

type Work =
  | { readonly work: 'compile' }
  | { readonly work: 'check'; readonly given: Omit<DraftedTexts, 'texts'> }
  | { readonly work: 'preview'; readonly given: Omit<PreviewedTexts, 'texts'> }
  | { readonly work: 'studio'; readonly name: keyof StudioWork; readonly given: readonly unknown[] };

/** Request to a thread; contains the texts, about a megabyte, only if they differ from those sent last. */
export type CompileRequest = Work & { readonly texts: FileTexts | undefined };

type Result =
  | { readonly compiled: CompiledTexts }
  | { readonly checked: DraftCheck }
  | { readonly previewed: ChangesText | undefined }
  | { readonly done: unknown };

export type CompileAnswer = Result | { readonly error: Error };

interface ThreadLimits {
  readonly seconds: number;
  readonly megabytes: number;
  readonly options: WorkOptions;
}

export interface CompilerBesideParts extends WorkOptions {
  /** Limit on a request's processor time, in seconds. */
  readonly seconds?: number | undefined;
  /** Limit on a thread's memory, in megabytes. */
  readonly megabytes?: number | undefined;
  /** Limit on a user's waiting requests. */
  readonly waiting?: number | undefined;
  /** Finds the user of the requested work; absent where work has no particular user. */
  readonly user?: (() => string | undefined) | undefined;
}

/** Milliseconds of idleness after which a thread ends, as the compiler holds some hundred megabytes. */
const longestRest = 15 * 60_000;

/** Milliseconds for which other users wait before a second thread starts for them. */
const timeout = 500;

/** Milliseconds between two checks of a thread's processor time. */
const lookEvery = 250;

/**
 * Multiple of the processor-time limit that the work may take in elapsed time, as on a busy machine, before
 * its thread is ended.
 */
const timeoutFactor = 20;

/** Maximum number of threads: one for long work, the other for all other users. */
const mostThreads = 2;

interface Requested {
  readonly texts: FileTexts;
  readonly work: Work;
  readonly answer: PromiseWithResolvers<Result>;
}

/**
 * Compiles in worker threads, one request at a time in each, users in turn. Long work gets a second thread
 * for others; exceeding a limit ends its thread. Threads do not keep the process alive.
 */
export function createCompilerBeside({
  user: currentUser = () => undefined,
  seconds = 20,
  megabytes = 1_024,
  waiting: mostWaiting = 30,
  ...options
}: CompilerBesideParts = {}): CompilerOfTexts {
  const limits: ThreadLimits = { seconds, megabytes, options };
  const queue = new FairQueue<Requested>();
  const threads = new Set<CompilerThread>();
  let waking: NodeJS.Timeout | undefined;

  function request(texts: FileTexts, work: Work): Promise<Result> {
    const user = currentUser() ?? '';
    if (queue.lengthOf(user) >= mostWaiting) throw refused('waiting');
    const answer = Promise.withResolvers<Result>();
    queue.add(user, { texts, work, answer }, work.work !== 'compile' && work.work !== 'check');
    distribute();
    return answer.promise;
  }

  /** Gives work to idle threads; starts a second one only after a user has waited for the first. */
  function distribute(): void {
    clearTimeout(waking);
    const idle = [...threads].find((thread) => thread.user === undefined);
    const isTime = [...threads].every(({ since }) => performance.now() - since >= timeout);
    const mayStart = threads.size < mostThreads && isTime;
    // Skips users who occupy a thread already.
    const next = idle !== undefined || mayStart ? queue.take(usersAtWork()) : undefined;
    if (next !== undefined) {
      // Starts a thread only with work, since an idle new thread would keep the process alive.
      void work(idle ?? start(), next.user, next.work).finally(distribute);
      distribute();
    } else if (idle === undefined && !isTime && threads.size < mostThreads) {
      waking = setTimeout(distribute, timeout).unref();
    }
  }

  function start(): CompilerThread {
    const thread = new CompilerThread(limits);
    threads.add(thread);
    return thread;
  }

  function usersAtWork(): ReadonlySet<string> {
    return new Set([...threads].flatMap(({ user }) => (user === undefined ? [] : [user])));
  }

  async function work(thread: CompilerThread, user: string, { texts, work, answer }: Requested) {
    try {
      answer.resolve(await thread.run(user, texts, work));
    } catch (error) {
      answer.reject(error instanceof UsedUp ? refused(error.limit) : error);
    }
    if (thread.isLost) threads.delete(thread);
    else thread.rest(() => threads.delete(thread));
  }

  function done<Name extends keyof StudioWork>(name: Name): StudioWork[Name] {
    const perform = async (texts: FileTexts, ...given: readonly unknown[]): Promise<unknown> => {
      const result = await request(texts, { work: 'studio', name, given });
      return 'done' in result ? result.done : strange();
    };
    // Calls the thread's function of this name (compile-thread.ts).
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
    takeBack: done('takeBack'),
  };

  return {
    code: options.code ?? noCode,
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

function refused(limit: TooCostlyError['limit']): TooCostlyError {
  return new TooCostlyError(limit, reasons[limit]);
}

const reasons: Readonly<Record<TooCostlyError['limit'], string>> = {
  time: 'This took longer than the Studio may work on one request, and was ended. Nothing was changed. Make it smaller: take the last change back, bound the lists of an expression, or import a part of the file at a time.',
  memory:
    'This needed more memory than the Studio may use, and was ended. Nothing was changed. Make it smaller: take the last change back, or import a part of the file at a time.',
  steps: 'The expressions take too many steps. Nothing was changed. Bound the lists that they go through.',
  waiting:
    'Too much of yours is waiting for the Studio already. Nothing was changed. Please wait a moment and try again.',
};

/** Error with the limit for which a thread was ended. */
class UsedUp extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(limit);
    this.limit = limit;
  }
}

/** Thread with the texts last sent to it. */
class CompilerThread {
  readonly #thread: Worker;
  readonly #limits: ThreadLimits;
  #sent: FileTexts | undefined;
  #ending: NodeJS.Timeout | undefined;
  #isLost = false;
  #answer: PromiseWithResolvers<Result> | undefined;
  /** User of the present work. */
  user: string | undefined;
  /** Start of the work (performance.now). */
  since = 0;

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
    this.#thread = new Worker(new URL('./compile-thread.ts', import.meta.url), {
      workerData: limits.options,
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    this.#thread.on('message', (answer: CompileAnswer) => {
      if ('error' in answer) this.#answer?.reject(answer.error);
      else this.#answer?.resolve(answer);
    });
    this.#thread.on('error', (error) => this.#lose(isOutOfMemory(error) ? new UsedUp('memory') : error));
    this.#thread.on('exit', (code) => this.#lose(new Error(`The compiler ended with code ${code}.`)));
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Performs the work of one request. Throws `UsedUp` where the work exceeds a limit; the thread is then lost. */
  async run(user: string, texts: FileTexts, work: Work): Promise<Result> {
    clearTimeout(this.#ending);
    this.user = user;
    this.since = performance.now();
    const answer = Promise.withResolvers<Result>();
    this.#answer = answer;
    this.#thread.ref();
    const isKnown = this.#sent !== undefined && areSameTexts(this.#sent, texts);
    this.#sent = texts;
    const watching = this.#watch();
    try {
      this.#thread.postMessage({ texts: isKnown ? undefined : texts, ...work } satisfies CompileRequest);
      return await answer.promise;
    } finally {
      watching.abort();
      this.user = undefined;
      this.#thread.unref();
    }
  }

  /** Ends the thread unless it gets work soon. */
  rest(ended: () => void): void {
    this.#ending = setTimeout(() => {
      ended();
      void this.#thread.terminate();
    }, longestRest).unref();
  }

  /** Checks the thread's processor time periodically, which the thread cannot prevent. */
  #watch(): AbortController {
    const watching = new AbortController();
    const most = this.#limits.seconds * 1_000;
    let before: number | undefined;
    const look = async () => {
      const { user, system } = await this.#thread.cpuUsage();
      if (watching.signal.aborted) return;
      const used = (user + system) / 1_000;
      before ??= used;
      const waited = performance.now() - this.since;
      if (used - before > most || waited > most * timeoutFactor) this.#lose(new UsedUp('time'));
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookEvery).unref();
    watching.signal.addEventListener('abort', () => clearInterval(timer));
    return watching;
  }

  #lose(error: unknown): void {
    this.#isLost = true;
    this.#answer?.reject(error);
    void this.#thread.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function strange(): never {
  throw new Error('The thread of the compiler answered another request than the one that was sent.');
}
