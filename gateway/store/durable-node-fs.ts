import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Used part of the emscripten runtime, which its own types leave open. */
interface EmscriptenModule {
  readonly NODEFS: { readonly stream_ops: StreamOperations };
}

/** Operations of emscripten on open files. */
export interface StreamOperations {
  fsync?: (stream: OpenStream) => number;
  write: (stream: OpenStream, ...range: readonly unknown[]) => number;
}

interface OpenStream {
  /** File descriptor of the host; absent for folders. */
  readonly nfd?: number;
  readonly path?: string;
}

/** Called when the database cannot write its log; must end the process. */
export type LogLost = (error: unknown) => never;

/**
 * PGlite's file system on Node with `fsync`, which PGlite lacks. Without it, PostgreSQL takes its log for flushed
 * while the data is only in the cache of the operating system, so that a power failure loses acknowledged commits.
 *
 * The process ends when the log cannot be written: PostgreSQL would end itself, but PGlite would retry for ever.
 * The next start recovers everything that was acknowledged.
 */
export class DurableNodeFS extends NodeFS {
  readonly #logLost: LogLost;
  #syncs = 0;

  constructor(directory: string, logLost: LogLost) {
    super(directory);
    this.#logLost = logLost;
  }

  /** Returns the number of flushes of files to disk. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const makeDurable = (module: unknown) => {
      const operations = (module as EmscriptenModule).NODEFS.stream_ops;
      const { write } = operations;
      operations.fsync = (stream) => this.#sync(stream);
      operations.write = (stream, ...range) => {
        try {
          return write(stream, ...range);
        } catch (error) {
          // Ends the process for the log only; any other failed write just fails its statement.
          if (stream.path?.includes('/pg_wal/') === true) this.#logLost(error);
          throw error;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...listOf(emscriptenOpts.preRun), makeDurable] } };
  }

  #sync(stream: OpenStream): number {
    if (stream.nfd === undefined) return 0;
    this.#syncs += 1;
    try {
      fdatasyncSync(stream.nfd);
    } catch (error) {
      // Treats the log as lost, since the state of the file on disk is unknown after a failed `fsync`.
      this.#logLost(error);
    }
    return 0;
  }
}

function listOf<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Flushes one file or folder of the host to disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
