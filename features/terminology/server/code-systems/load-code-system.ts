import type { ConceptCounts, ConceptTarget, LoadConcept } from '../../../../engine/core/protocol/load.ts';
import type { CodeSystem } from './code-system.ts';

/** Line of the file, counted from 1; without text where it is too long. */
export interface FileLine {
  readonly number: number;
  readonly text?: string;
}

export interface LoadOptions {
  readonly system: CodeSystem;
  readonly edition: string;
  readonly lines: AsyncIterable<FileLine>;
  readonly target: () => Promise<ConceptTarget>;
  /** Computes a hash of the file's content; called after the lines were read. */
  readonly sourceHash: () => string;
  readonly onBadLine: (line: number, what: string, help: string) => void;
  /**
   * Reports progress, first before any entry, and last when all are stored and the release is about to be activated.
   */
  readonly onProgress: (entries: number, isStored?: boolean) => void;
}

export interface LoadedSystem extends ConceptCounts {
  readonly entries: number;
  readonly removed: number;
  readonly bad: number;
  readonly leftOut: ReadonlyMap<string, number>;
}

/**
 * Number of entries stored in one batch, which takes some tenths of a second and blocks the users of an embedded
 * database.
 */
const batchSize = 2_000;

/**
 * Reads a file and stores its entries, with one batch in memory. Does not complete the release if the file has no
 * good line.
 */
export async function loadCodeSystem(options: LoadOptions): Promise<LoadedSystem> {
  const { system, edition, lines } = options;
  const read = system.createReader();
  const lineOf = new Map<string, number>();
  const batches = new Map<string, LoadConcept[]>(system.catalogues.map((name) => [name, []]));
  const codes = new Map<string, Set<string>>(system.catalogues.map((name) => [name, new Set()]));
  const total = { added: 0, changed: 0, unchanged: 0 };
  const leftOut = new Map<string, number>();
  const aliases = new Aliases();
  let bad = 0;

  const entries = () => [...codes.values()].reduce((sum, { size }) => sum + size, 0);
  async function store(catalogue: string, concepts: readonly LoadConcept[]): Promise<void> {
    if (concepts.length === 0) return;
    const named = concepts.map((concept) => aliases.added(catalogue, concept));
    const counts = await (await options.target()).load({ catalogue, edition, concepts: named });
    for (const key of ['added', 'changed', 'unchanged'] as const) total[key] += counts[key];
    for (const { code, what, help } of counts.refused ?? []) {
      bad += 1;
      options.onBadLine(lineOf.get(code) ?? 0, what, help);
      codes.get(catalogue)?.delete(code);
    }
    lineOf.clear();
    options.onProgress(entries());
  }

  options.onProgress(0);
  for await (const { number, text } of lines) {
    if (text?.trim() === '') continue;
    const found = text === undefined ? tooLong : read(text);
    if (found.kind === 'bad') {
      bad += 1;
      options.onBadLine(number, found.what, found.help);
    } else if (found.kind === 'left-out') {
      leftOut.set(found.reason, (leftOut.get(found.reason) ?? 0) + 1);
    } else if (found.kind === 'alias') {
      aliases.add(found.code, found.alias);
    } else {
      const batch = batches.get(found.catalogue) ?? [];
      // Stores a full batch only before the next concept, as further names of the last concept may follow.
      if (batch.length >= batchSize) await store(found.catalogue, batch.splice(0));
      batch.push(found.concept);
      lineOf.set(found.concept.code, number);
      codes.get(found.catalogue)?.add(found.concept.code);
    }
  }
  for (const [catalogue, batch] of batches) await store(catalogue, batch);
  if (entries() === 0) return { ...total, entries: 0, removed: 0, bad, leftOut };
  options.onProgress(entries(), true);
  const removed = await complete(options, codes);
  return { ...total, entries: entries(), removed, bad, leftOut };
}

/** Other names of drugs, added to the search text; ingredients have a single name. */
class Aliases {
  readonly #names = new Map<string, string[]>();

  add(code: string, alias: string): void {
    this.#names.set(code, [...(this.#names.get(code) ?? []), alias]);
  }

  added(catalogue: string, concept: LoadConcept): LoadConcept {
    const names = catalogue === 'medications' ? this.#names.get(concept.code) : undefined;
    if (names === undefined) return concept;
    this.#names.delete(concept.code);
    return { ...concept, details: { ...concept.details, aliases: names } };
  }
}

async function complete(
  { edition, target, sourceHash }: LoadOptions,
  codes: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<number> {
  const opened = await target();
  let removed = 0;
  for (const [catalogue, list] of codes) {
    removed += await opened.complete({ catalogue, edition, codes: [...list], sourceHash: sourceHash() });
  }
  return removed;
}

const tooLong = { kind: 'bad', what: 'the line has no end', help: 'take the text file itself' } as const;
