import { Worker } from 'node:worker_threads';
import { TooCostlyError } from '../../engine/core/compute/too-costly.ts';
import { noCode } from '../../engine/core/product/code-facts.ts';
import type { FileTexts } from './commands/schema-files.ts';
import type { CompiledTexts, CompilerOfTexts } from './compile-texts.ts';
import type { ChangesText } from './drafts/changes-text.ts';
import type { CheckedDraft, DraftedTexts, PreviewedTexts } from './drafts/draft-desk.ts';
import { FairQueue } from './fair-queue.ts';
import { areSameTexts } from './same-texts.ts';
import type { StudioWork, WorkOptions } from './studio-work.ts';

type Work =
  | { readonly work: 'compile' }
  | { readonly work: 'check'; readonly given: Omit<DraftedTexts, 'texts'> }
  | { readonly work: 'preview'; readonly given: Omit<PreviewedTexts, 'texts'> }
  | { readonly work: 'studio'; readonly name: keyof StudioWork; readonly given: readonly unknown[] };

/** Request to a thread and its answer; texts are about a megabyte, and sent only where they differ. */
export type CompileRequest = Work & { readonly texts: FileTexts | undefined };

type Result =
  | { readonly compiled: CompiledTexts }
  | { readonly checked: CheckedDraft }
  | { readonly previewed: ChangesText | undefined }
  | { readonly done: unknown };

export type CompileAnswer = Result | { readonly error: Error };

interface ThreadLimits {
  readonly seconds: number;
  readonly megabytes: number;
  readonly options: WorkOptions;
}

export interface CompilerBesideParts extends WorkOptions {
  /** Seconds of processor time that one request may take. */
  readonly seconds?: number | undefined;
  /** Megabytes that a thread may hold. */
  readonly megabytes?: number | undefined;
  /** Requests of one user that may wait. */
  readonly waiting?: number | undefined;
  /** Whom the work is for that is being requested; absent: nobody in particular. */
  readonly user?: (() => string | undefined) | undefined;
}

/** Milliseconds without work after which a thread ends: the compiler holds some hundred megabytes. */
const longestRest = 15 * 60_000;

/** Milliseconds that others wait before a second thread works for them. */
const timeout = 500;

/** Milliseconds between two looks at the processor time of a thread. */
const lookEvery = 250;

/** A thread that does not get the processor is ended, too, when it was waited for this many times as long. */
const timeoutFactor = 20;

/** Threads: one works on what takes long, the other one for everybody else. */
const mostThreads = 2;

interface Requested {
  readonly texts: FileTexts;
  readonly work: Work;
  readonly answer: PromiseWithResolvers<Result>;
}

/**
 * Compiles in a thread beside this one, and does there what else reads whole schema sets, so that a gateway goes on
 * answering meanwhile. A thread does one thing at a time, for one user after the other. What takes longer than a moment
 * while somebody else waits gets the thread for itself, and a second one works for the others; what takes more than it
 * may is ended with its thread, and another one takes its place. Threads do not keep the process alive.
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

  /** Gives work to threads that have none; starts a second one only when somebody has waited for the first. */
  function distribute(): void {
    clearTimeout(waking);
    const idle = [...threads].find((thread) => thread.user === undefined);
    const isTime = [...threads].every(({ since }) => performance.now() - since >= timeout);
    const mayStart = threads.size < mostThreads && isTime;
    // Users who have a thread already do not get the other one, too.
    const next = idle !== undefined || mayStart ? queue.take(usersAtWork()) : undefined;
    if (next !== undefined) {
      // A thread is started for work alone: one that never gets any would keep the process.
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

/** Limit for which a thread was ended. */
class UsedUp extends Error {
  readonly limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(limit);
    this.limit = limit;
  }
}

/** Thread with the texts that it was sent last. */
class CompilerThread {
  readonly #thread: Worker;
  readonly #limits: ThreadLimits;
  #sent: FileTexts | undefined;
  #ending: NodeJS.Timeout | undefined;
  #isLost = false;
  #answer: PromiseWithResolvers<Result> | undefined;
  /** User that it works for. */
  user: string | undefined;
  /** Time at which the work began (performance.now). */
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

  /** Performs one work. Throws `UsedUp` where it exceeds a limit; the thread is lost then. */
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

  /** Ends the thread unless it gets work before long. */
  rest(ended: () => void): void {
    this.#ending = setTimeout(() => {
      ended();
      void this.#thread.terminate();
    }, longestRest).unref();
  }

  /** Looks at the processor time of the thread from time to time, which it cannot keep anybody from doing. */
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
