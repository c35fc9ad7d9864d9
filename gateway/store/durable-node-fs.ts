import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of the emscripten run time that is touched here; its own types leave it open. */
interface EmscriptenModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: OpenStream) => number } };
}

interface OpenStream {
  /** The file descriptor of the host; directories have none. */
  readonly nfd?: number;
  readonly path?: string;
}

/**
 * PGlite's file system on Node, with the one operation that it lacks: `fsync`. Without it PostgreSQL believes
 * that its log is on the disk as soon as the operating system has taken it, and a power cut loses commits
 * that were acknowledged.
 */
export class DurableNodeFS extends NodeFS {
  #syncs = 0;

  /** How often a file was forced to the disk. */
  get syncs(): number {
    return this.#syncs;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const addSync = (module: unknown) => {
      (module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => this.#sync(stream);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...listOf(emscriptenOpts.preRun), addSync] } };
  }

  #sync(stream: OpenStream): number {
    if (stream.nfd === undefined) return 0;
    this.#syncs += 1;
    fdatasyncSync(stream.nfd);
    return 0;
  }
}

function listOf<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Forces one file or folder of the host to the disk. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
