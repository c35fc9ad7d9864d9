import { createHash } from 'node:crypto';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { Source, SourceLine } from '../../../engine/core/intake/source.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { getAt, setAt } from '../../../engine/core/json/pointer.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import {
  addCounts,
  noCounts,
  type StagedEntry,
  type StagedShape,
  type StagingCounts,
  type StagingProgress,
  type StagingSource,
  type StagingTarget,
} from '../../../engine/core/protocol/staging.ts';
import { labelAt } from '../../../engine/core/records/label.ts';
import { checkValue, entityOf } from '../../../engine/core/validation/validate.ts';
import type { RejectedLine, RejectedReport } from './rejected-report.ts';

export interface StageOptions {
  readonly product: Product;
  readonly source: StagingSource;
  readonly shape: StagedShape;
  /** Opens the file at its start; called twice when a staging is resumed. */
  readonly open: () => Promise<Source>;
  readonly now: Date;
  /** Opens the report of rejected lines: empty, or truncated to the length reached before. */
  readonly openReport: (header: readonly string[], reached?: number) => Promise<RejectedReport>;
  /** Target of the staging; absent: reads and checks the file, and stores nothing. */
  readonly target?: StagingTarget;
  /** True if entries of the organization that the file lacks are removed after its last line. */
  readonly isWhole: boolean;
  readonly onProgress: (lines: number, counts: StagingCounts) => Promise<void> | void;
  /** Number of lines that are stored at a time. */
  readonly batchSize?: number;
}

export interface StagedFile {
  readonly lines: number;
  readonly counts: StagingCounts;
  /** Lines completed by an earlier run of this command. */
  readonly resumedAfter: number;
  readonly removed: number;
}

/** Number of lines in a batch, for which users of an embedded database wait some tenths of a second. */
const usualBatch = 2_000;

/** Reads a file and stages its lines, with one batch in memory. Resumes an interrupted staging. */
export async function stageFile(options: StageOptions): Promise<StagedFile> {
  const { target, source, open } = options;
  const known = await target?.progressOf(source);
  const reached = known !== undefined && (await beginsTheSame(await open(), known)) ? known : undefined;
  const opened = await open();
  const report = await openReport(options, opened, reached);
  const staging = new Staging(options, report ?? (await options.openReport(opened.header)), {
    reached: report === undefined ? undefined : reached,
  });
  try {
    for await (const line of opened.lines) await staging.take(line);
    const staged = await staging.finish();
    if (staged.counts.rejected === 0) await staging.removeReport();
    return staged;
  } finally {
    await staging.close();
  }
}

/** Opens the report of the earlier run; `undefined` if there was no earlier run, or its report is gone. */
async function openReport(
  { openReport: again }: StageOptions,
  { header }: Source,
  reached: StagingProgress | undefined,
): Promise<RejectedReport | undefined> {
  if (reached === undefined) return undefined;
  return await again(header, reached.reported).catch(() => undefined);
}

async function beginsTheSame({ lines }: Source, progress: StagingProgress): Promise<boolean> {
  const digest = new LinesDigest();
  for await (const line of lines) {
    digest.add(line);
    if (digest.lines === progress.lines) return digest.value() === progress.digest;
  }
  return false;
}

/** Hash of the lines read so far, to recognize the file when its staging is resumed. */
class LinesDigest {
  lines = 0;
  readonly #hash = createHash('sha256');

  add({ fields }: SourceLine): void {
    this.lines += 1;
    this.#hash.update(`${fields.join('\u001F')}\u001E`);
  }

  value(): string {
    return this.#hash.copy().digest('hex');
  }
}

interface Batch {
  readonly entries: readonly StagedEntry[];
  readonly fields: ReadonlyMap<number, readonly string[]>;
  readonly progress: StagingProgress;
}

class Staging {
  readonly #options: StageOptions;
  readonly #report: RejectedReport;
  readonly #reached: StagingProgress | undefined;
  readonly #run: string;
  readonly #entity: Entity;
  readonly #scope: Scope;
  readonly #digest = new LinesDigest();
  #counts: StagingCounts;
  #entries: StagedEntry[] = [];
  #rejected: RejectedLine[] = [];
  /** Fields of the batch's lines, for those that the store rejects. */
  #fields = new Map<number, readonly string[]>();
  /** Storing of the previous batch while this one is read. */
  #underway: Promise<void> = Promise.resolve();

  constructor(
    options: StageOptions,
    report: RejectedReport,
    { reached }: { readonly reached: StagingProgress | undefined },
  ) {
    this.#options = options;
    this.#report = report;
    this.#reached = reached;
    this.#run = reached?.run ?? crypto.randomUUID();
    this.#counts = reached?.counts ?? noCounts;
    this.#entity = entityOf(options.product, options.source.entity);
    const now = options.now.toISOString();
    this.#scope = { now, today: now.slice(0, 10) };
  }

  async take(line: SourceLine): Promise<void> {
    this.#digest.add(line);
    if (this.#digest.lines <= (this.#reached?.lines ?? 0)) return await this.#reportAgain(line);
    const judged = this.#judge(line);
    if ('reason' in judged) this.#reject(line, judged.reason);
    else this.#entries.push({ line: line.line, document: judged.document });
    this.#fields.set(line.line, line.fields);
    if (this.#fields.size >= (this.#options.batchSize ?? usualBatch)) await this.#flush();
  }

  async finish(): Promise<StagedFile> {
    const { target, source, isWhole } = this.#options;
    await this.#flush();
    await this.#underway;
    const { lines } = this.#digest;
    // Removes nothing if a line was rejected: its content may be staged from an earlier file.
    const removes = isWhole && lines > 0 && this.#counts.rejected === 0;
    const removed = (await target?.complete({ ...source, run: this.#run, isWhole: removes })) ?? 0;
    return { lines, counts: this.#counts, removed, resumedAfter: this.#reached?.lines ?? 0 };
  }

  removeReport(): Promise<void> {
    return this.#report.remove();
  }

  async close(): Promise<void> {
    await this.#underway.catch(() => undefined);
    await this.#report.close();
  }

  /**
   * Reports the rejections in the last batch of the earlier run again, since that run may have ended before
   * writing them.
   */
  async #reportAgain({ line, fields }: SourceLine): Promise<void> {
    const repeated = this.#reached?.repeated.find((each) => each.line === line);
    if (repeated !== undefined)
      await this.#report.add([{ line, reason: this.#sameAs(repeated.earlier), fields }]);
  }

  #judge({ read }: SourceLine): { readonly document: JsonObject } | { readonly reason: string } {
    const { product, source, shape } = this.#options;
    const found = read();
    if (!('record' in found)) return { reason: found.problem };
    if (!isStorable(found.record)) return { reason: notStorable };
    const document = withOrganization(found.record, shape, source.organization);
    const problems = checkValue({
      product,
      entity: this.#entity,
      value: document,
      scope: this.#scope,
    }).filter(({ severity }) => severity === 'error');
    if (problems.length === 0) return { document };
    return {
      reason: problems.map(({ at, message }) => `${labelAt(this.#entity, at)}: ${message}`).join('; '),
    };
  }

  #reject({ line, fields }: SourceLine, reason: string): void {
    this.#rejected.push({ line, reason, fields });
    this.#counts = addCounts(this.#counts, { ...noCounts, rejected: 1 });
  }

  /** Sends the batch to the store once the previous one is stored. */
  async #flush(): Promise<void> {
    await this.#underway;
    if (this.#fields.size === 0) return;
    await this.#report.add(this.#rejected);
    const batch = { entries: this.#entries, fields: this.#fields, progress: await this.#progress() };
    [this.#entries, this.#rejected, this.#fields] = [[], [], new Map()];
    this.#underway = this.#store(batch);
    // Ignores the rejection here; the next `await` of the promise throws it.
    this.#underway.catch(() => undefined);
  }

  async #store({ entries, fields, progress }: Batch): Promise<void> {
    const { target, source, onProgress } = this.#options;
    const staged = await target?.stage({ ...source, entries, progress });
    const { repeated, ...counts } = staged ?? { ...noCounts, created: entries.length, repeated: [] };
    this.#counts = addCounts(this.#counts, { ...counts, rejected: repeated.length });
    await this.#report.add(
      repeated.map(({ line, earlier }) => ({
        ...{ line, reason: this.#sameAs(earlier), fields: fields.get(line) ?? [] },
      })),
    );
    await onProgress(progress.lines, this.#counts);
  }

  #sameAs(line: number): string {
    const key = labelAt(this.#entity, this.#options.shape.keyAt);
    return `Line ${line} has brought the same ${key} already, with other values.`;
  }

  async #progress(): Promise<StagingProgress> {
    return {
      run: this.#run,
      lines: this.#digest.lines,
      digest: this.#digest.value(),
      reported: await this.#report.written(),
      counts: this.#counts,
      repeated: [],
    };
  }
}

const notStorable =
  'The line has a character that cannot be stored: U+0000, or half of a surrogate pair. Remove it.';

/** Reports whether PostgreSQL stores a value: a lone surrogate or character 0 would stop the whole batch. */
function isStorable(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each));
}

/** Sets the organization; only users of this organization find the record. */
function withOrganization(record: JsonObject, shape: StagedShape, id: string): JsonObject {
  const owned = setAt(record, shape.organizationAt, id);
  return getAt(owned, shape.cameFromAt) === undefined ? setAt(owned, shape.cameFromAt, id) : owned;
}
