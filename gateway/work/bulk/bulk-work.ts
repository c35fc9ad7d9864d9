import { calendarToday } from '../../../engine/core/dates/dates.ts';
import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { sentObject, withComputedValues } from '../../../engine/core/forms/sent-object.ts';
import { type Json, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { BulkAction, BulkFiles, BulkWork } from '../../../engine/core/product/tab.ts';
import { labelAt } from '../../../engine/core/records/label.ts';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import type { Database, Queryable } from '../../store/database.ts';
import type { JobKind } from '../jobs/job.ts';
import type { Act } from './act.ts';
import { type BulkInput, type BulkJob, endRow, type JobRow, waitingRows } from './bulk-job.ts';
import { keepJobFiles } from './job-files.ts';
import { FilesGoneError, filesIn, type LeftFile, takenFiles } from './left-files.ts';

/** Records per batch; a cancellation takes effect after the current batch. */
const slice = 10;

export interface BulkSurroundings {
  readonly database: Database;
  readonly product: () => Product;
  readonly now: () => Date;
  readonly act: Act;
}

/**
 * Creates the kind of job that processes records one by one, as the author, with the same calls that pages use. After
 * a crash, continues at the first record not marked as done, with the same idempotency key.
 */
export function createBulkWork(surroundings: BulkSurroundings): JobKind<BulkJob> {
  return {
    atOnce: 4,
    // Retries without limit: a refusal ends its record only, and an error means that the database or a service is
    // unavailable.
    mostAttempts: Infinity,
    async run({ database, job, report }) {
      let rows = await waitingRows(database, job.id, slice);
      while (rows.length > 0) {
        for (const row of rows) {
          await doRow(surroundings, job, row);
          await report();
        }
        rows = await waitingRows(database, job.id, slice);
      }
    },
  };
}

interface RowEnd extends Pick<JobRow, 'state' | 'message'> {
  readonly left?: readonly LeftFile[];
}

const refused = (message: string): RowEnd => ({ state: 'refused', message });

/** Does the work of one row of a job. Stores the outcome and the row's files in one transaction. */
async function doRow(surroundings: BulkSurroundings, job: BulkJob, { n, record }: JobRow): Promise<void> {
  const key = `job-${job.id}-${n}`;
  const attempt = async (attemptKey: string) => {
    const { left = [], ...end } = await endOf(surroundings, job, { record, key: attemptKey });
    const at = surroundings.now();
    await surroundings.database.transaction(async (tx) => {
      const files = await takenFiles(tx, left, { author: job.author, at });
      await keepJobFiles(tx, { job: job.id, n, files, at });
      await endRow(tx, job.id, { n, ...end });
    });
  };
  try {
    await attempt(key);
  } catch (error) {
    if (!(error instanceof FilesGoneError)) throw error;
    // Repeats the call under a new key: the gateway of the first call has died, and the files that it left have
    // expired.
    await attempt(`${key}-${crypto.randomUUID()}`);
  }
}

async function endOf(
  surroundings: BulkSurroundings,
  job: BulkJob,
  { record, key }: { readonly record: string; readonly key: string },
): Promise<RowEnd> {
  const found = bulkActionOf(surroundings.product(), job.input);
  if (found === undefined) return refused('This action is no longer offered.');
  const { files } = found.action;
  if (files === undefined && (await isDone(surroundings.database, job, key)))
    return { state: 'done', message: null };
  const read = await send(surroundings, job, {
    call: found.bulk.record.call,
    query: { [found.bulk.record.by]: record },
  });
  if (!read.ok) return refusalOf(read);
  const item = (await read.json()) as JsonObject;
  const answer = await send(surroundings, job, {
    call: found.action.call,
    body: bodyOf(found.action, item, scopeOf(surroundings, job, item)),
    key,
  });
  if (answer.ok) {
    if (files === undefined) return { state: 'done', message: null };
    const answered = (await answer.json()) as JsonObject;
    return endWithFiles(files, { ...scopeOf(surroundings, job, item), answer: answered });
  }
  const { calls, entities } = surroundings.product();
  return refusalOf(answer, entities[calls[found.action.call]?.body?.entity ?? '']);
}

function endWithFiles(files: BulkFiles, scope: Scope): RowEnd {
  const { left, remarks } = filesIn(files, scope);
  return { state: 'done', message: remarks.length === 0 ? null : remarks.join(' '), left };
}

/** Finds the action of a job in the current schemas. */
export function bulkActionOf(
  product: Product,
  { tab, action }: Pick<BulkInput, 'tab' | 'action'>,
): { readonly bulk: BulkWork; readonly action: BulkAction } | undefined {
  const source = Object.hasOwn(product.tabs, tab) ? product.tabs[tab]?.source : undefined;
  const bulk = source?.kind === 'saved' ? source.bulk : undefined;
  const found = bulk !== undefined && Object.hasOwn(bulk.actions, action) ? bulk.actions[action] : undefined;
  return bulk === undefined || found === undefined ? undefined : { bulk, action: found };
}

/** Reports whether a record's call was answered by a gateway that died before it stored the outcome. */
async function isDone(database: Queryable, { author }: BulkJob, key: string): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from idempotency where author = $1 and key = $2 and status between 200 and 299',
    [author, key],
  );
  return rows.length > 0;
}

function scopeOf({ now }: BulkSurroundings, { input }: BulkJob, item: JsonObject): Scope {
  const { profile, content, timeZone } = input;
  const at = now();
  const today = calendarToday(at, timeZone);
  return { item, self: content, user: profile, now: at.toISOString(), today, timeZone };
}

/** Builds the body: the record with the values to set, or the action's own body. */
function bodyOf({ set, body = {} }: BulkAction, item: JsonObject, scope: Scope): JsonObject {
  if (set === undefined) return sentObject(body, scope);
  const entered = Object.entries(jsonObject(scope.self)).map(([name, value]) => [name, pointerPart(value)]);
  const filled = Object.entries(set).map(
    ([pointer, value]) => [fillTemplate(pointer, Object.fromEntries(entered)), value] as const,
  );
  return withComputedValues(item, Object.fromEntries(filled), scope);
}

function pointerPart(value: Json | undefined): string {
  return String(value ?? '')
    .replaceAll('~', '~0')
    .replaceAll('/', '~1');
}

interface Sent {
  readonly call: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
  readonly key?: string;
}

async function send(surroundings: BulkSurroundings, { input }: BulkJob, sent: Sent): Promise<Response> {
  const contract = surroundings.product().calls[sent.call];
  if (contract === undefined) throw new Error(`The product has no call "${sent.call}".`);
  const { profile, timeZone } = input;
  const address = new URL(contract.path, 'http://job.invalid');
  for (const [name, value] of Object.entries(sent.query ?? {})) address.searchParams.set(name, value);
  const headers: Record<string, string> = { 'x-time-zone': timeZone };
  if (sent.key !== undefined) headers['idempotency-key'] = sent.key;
  if (sent.body === undefined) return surroundings.act(profile.auth0Id, new Request(address, { headers }));
  headers['content-type'] = 'application/json';
  const wrap = contract.body?.wrap;
  const body = JSON.stringify(wrap === undefined ? sent.body : { [wrap]: sent.body });
  const method = methodOf(contract, sent.body);
  return surroundings.act(profile.auth0Id, new Request(address, { method, headers, body }));
}

function methodOf({ methods }: CallContract, body: JsonObject): string {
  return body['_rev'] !== undefined && methods.includes('PUT') ? 'PUT' : (methods[0] ?? 'POST');
}

/**
 * Finds the reason of a refused call. Throws if the call should be retried: the database is unavailable, or the call
 * is still in progress.
 */
async function refusalOf(answer: Response, entity?: Entity): Promise<RowEnd> {
  if (answer.status === 503 || answer.status === 507 || answer.status === 429)
    throw new Error(`A call of a job was answered with ${answer.status}.`);
  const { message, problems } = (await answer.json()) as {
    readonly message?: string;
    readonly problems?: readonly { readonly at: string; readonly message: string }[];
  };
  if (answer.status >= 500) return refused('This could not be done. Try it by hand.');
  const [problem] = problems ?? [];
  if (problem === undefined) return refused(message ?? 'This was refused.');
  return refused(
    entity === undefined ? problem.message : `${labelAt(entity, problem.at)}: ${problem.message}`,
  );
}
