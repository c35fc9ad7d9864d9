import type { Defence } from '../defence.ts';

const outage = 'gateway/store/outage.test.ts';
const client = 'engine/react/client/gateway-client.test.ts';
const print = 'tests/product/print-calls.test.ts';

/** Faults 34 to 42: failures of the database, the disk and other services. */
export const outages: readonly Defence[] = [
  {
    fault: 34,
    what: 'What a socket does behind its requests ends the socket where it fails, and not the gateway.',
    file: 'gateway/http/live/live-connection.ts',
    source: `work.catch((error: unknown) => this.fail(error));`,
    without: `void work;`,
    test: { file: 'gateway/http/live/live-connection.test.ts', title: 'ends with an unexpected error at' },
  },
  {
    fault: 34,
    what: 'A database that is away is reported as such.',
    file: 'gateway/http/error-response.ts',
    source: `  if (isDatabaseAway(error)) {`,
    without: `  if (isDatabaseAway(undefined)) {`,
    test: { file: outage, title: 'is a clear answer that says to try again' },
  },
  {
    fault: 34,
    what: 'A save is one transaction.',
    file: 'gateway/store/pg-database.ts',
    source: `    const begun = statements.query(begin);`,
    without: `    const begun = statements.query(prepared('select 1'));`,
    test: {
      file: 'gateway/store/store.test.ts',
      title: 'rolls a transaction back as a whole',
      on: 'PostgreSQL',
    },
  },
  {
    fault: 34,
    what: 'A standby answers with all that was committed before.',
    file: 'gateway/store/standby.ts',
    source: 'coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false)',
    without: '($1::pg_lsn is not null)',
    test: { file: 'gateway/store/read-replicas.test.ts', title: 'shows every save to the very next search' },
  },
  {
    fault: 34,
    what: 'A commit that no standby has is not acknowledged.',
    file: 'gateway/store/replication-wait.ts',
    source: 'if (this.#wasGivenUp)',
    without: 'if (this.#wasGivenUp && this.#client === undefined)',
    test: { file: 'gateway/store/failover.test.ts', title: 'acknowledges no save that reached no standby' },
  },
  {
    fault: 34,
    what: 'A primary that was replaced is refused.',
    file: 'gateway/store/primary-watch.ts',
    source: 'if (timeline <= this.#timeline || this.#isClosed) return;',
    without: 'if (timeline === 0 || this.#isClosed) return;',
    // Runs all tests of the file, since the relevant test needs a primary that an earlier test has replaced.
    test: {
      file: 'gateway/store/failover.test.ts',
      title: 'a primary whose commits wait for one of two standbys',
    },
  },
  {
    fault: 35,
    what: 'No work is begun on a disk that is about to be full.',
    file: 'gateway/store/disk-space.ts',
    source: `  throw new DiskFullError(`,
    without: `  void new DiskFullError(`,
    test: { file: 'gateway/store/durability.test.ts', title: 'begins nothing, and does not start' },
  },
  {
    fault: 35,
    what: 'A transaction begins on a disk with room alone.',
    file: 'gateway/store/pglite-database.ts',
    source: `    async transaction(work) {
      checkSpace();`,
    without: `    async transaction(work) {`,
    test: { file: 'gateway/store/durability.test.ts', title: 'begins nothing, and does not start' },
  },
  {
    fault: 35,
    what: 'A process that cannot write its log ends.',
    file: 'gateway/store/durable-node-fs.ts',
    source: `          if (stream.path?.includes('/pg_wal/') === true) this.#logLost(error);`,
    without: ``,
    test: { file: 'gateway/store/durability.test.ts', title: 'ends the process that cannot write its log' },
  },
  {
    fault: 35,
    what: 'A full disk is reported as such.',
    file: 'gateway/http/error-response.ts',
    source: `  if (isDiskFull(error)) {`,
    without: `  if (isDiskFull(undefined)) {`,
    test: { file: 'gateway/store/full-disk.test.ts', title: 'refuses saves in a clear sentence' },
  },
  {
    fault: 35,
    what: 'A database that may only be read is as good as away.',
    file: 'gateway/operation/errors.ts',
    source: `|57P0.|25006)`,
    without: `|57P0.)`,
    test: { file: outage, title: 'is as good as away while it takes no writes' },
  },
  {
    fault: 36,
    what: 'What is committed is done by whichever gateway comes next.',
    file: 'gateway/store/outbox/relay.ts',
    source: 'for (let claimed = await claim(); claimed.length > 0;',
    without: 'for (let claimed: readonly ClaimedEntry[] = []; claimed.length > 0;',
    test: {
      file: 'gateway/store/outbox/crash.test.ts',
      title: 'leaves the event to the next one, on PGlite',
    },
  },
  {
    fault: 36,
    what: 'A task is marked as done.',
    file: 'gateway/store/outbox/tasks.ts',
    source: `    const { count } = await tx.query(
      'update outbox set is_pending = false, not_before = null where seq = $1 and is_pending returning seq',`,
    without: `    const { count } = await tx.query(
      'select seq from outbox where seq = $1',`,
    test: {
      file: 'gateway/store/outbox/crash.test.ts',
      title: 'leaves the event to the next one, on PGlite',
    },
  },
  {
    fault: 36,
    what: 'A start of the only gateway does nothing before its time.',
    file: 'gateway/store/outbox/tasks.ts',
    source: 'where is_pending and attempts > 0',
    without: 'where is_pending and attempts >= 0',
    test: {
      file: 'gateway/store/outbox/outbox.test.ts',
      title: 'leaves what was queued for later to its time',
    },
  },
  {
    fault: 36,
    what: 'What is to be done is marked as pending in the transaction of the change.',
    file: 'gateway/store/outbox/append.ts',
    source: `  return append(tx, entry, true);`,
    without: `  return append(tx, entry, false);`,
    test: {
      file: 'gateway/store/outbox/crash.test.ts',
      title: 'leaves the event to the next one, on PGlite',
    },
  },
  {
    fault: 37,
    what: 'A retry during a slow save finds the key taken.',
    file: 'gateway/calls/idempotency.ts',
    source: `      keep(tx, { ...request, hash }, answer);`,
    without: ``,
    test: { file: outage, title: 'that is slow keeps a save waiting' },
  },
  {
    fault: 38,
    what: 'A list that cannot be had stays on show for 30 minutes.',
    file: 'engine/react/data/use-call.ts',
    source: `    staleTime: cacheSeconds * 1000,`,
    without: `    staleTime: 0,`,
    test: {
      file: 'tests/product/projects.test.tsx',
      title: 'stay on show for 30 minutes while they cannot be had',
    },
  },
  {
    fault: 39,
    what: 'Spans that wait for a collector are bounded.',
    file: 'gateway/operation/traces/span-exporter.ts',
    source: '...spans.slice(0, room));',
    without: '...spans);',
    test: {
      file: 'gateway/operation/traces/traces.test.ts',
      title: 'that is away costs a bounded number of spans',
    },
  },
  {
    fault: 39,
    what: 'A search that fails is reported at its field.',
    file: 'engine/react/form/widgets/use-suggestions.ts',
    source: `isOfThisText && answer.error !== null ? messageOfError(`,
    without: `isOfThisText && answer.error === undefined ? messageOfError(`,
    test: {
      file: 'tests/product/allergies.test.tsx',
      title: 'can be saved or left while the drug search fails',
    },
  },
  {
    fault: 40,
    what: 'A document that takes too long is given up.',
    file: 'gateway/documents/sheet.ts',
    source: `    if (performance.now() - this.#started > timeout)
      throw`,
    without: `    if (performance.now() < this.#started)
      throw`,
    test: { file: print, title: 'are given up once they take too long' },
  },
  {
    fault: 40,
    what: 'A document of too many pages is given up.',
    file: 'gateway/documents/sheet.ts',
    source: `    if (this.pdf.bufferedPageRange().count > mostPages)`,
    without: `    if (this.pdf.bufferedPageRange().count < 0)`,
    test: { file: print, title: 'are given up once they take too long or too many pages' },
  },
  {
    fault: 40,
    what: 'A printer that fails is reported as a failure of the document.',
    file: 'features/printing/server/print-copy.ts',
    source: `    throw notMade(contract.failure ?? 'The document could not be made.', error);`,
    without: `    throw error;`,
    test: { file: print, title: 'leave nothing behind when the printer fails' },
  },
  {
    fault: 41,
    what: 'A body that is no JSON is the sentence.',
    file: 'engine/core/protocol/calls.ts',
    source: `parsed === undefined ? plainText(bodyText.trim()) : `,
    without: `parsed === undefined ? undefined : `,
    test: { file: client, title: 'takes a body that is no JSON as the sentence' },
  },
  {
    fault: 41,
    what: 'A body that breaks off is no crash.',
    file: 'engine/react/client/gateway-client.ts',
    source: `    return await response.text();
  } catch {
    return undefined;
  }`,
    without: `    return await response.text();
  } finally {
  }`,
    test: { file: client, title: 'sends to the network logs where the body cannot be read' },
  },
  {
    fault: 41,
    what: 'An empty body is null.',
    file: 'engine/react/client/gateway-client.ts',
    source: `text.trim() === '' ? null : (JSON`,
    without: `text === '-' ? null : (JSON`,
    test: { file: client, title: 'answers null for an empty body' },
  },
  {
    fault: 42,
    what: 'Search rows of other columns are built anew.',
    file: 'gateway/versions/projections/search-projection.ts',
    source: '(tx) => insertRows(tx, plan, rows)',
    without: 'async () => undefined',
    test: {
      file: 'gateway/records/old-documents.test.ts',
      title: 'documents that lack fields of today are found',
    },
  },
  {
    fault: 35,
    what: 'While it is read-only, the gateway refuses calls that write.',
    file: 'gateway/calls/answer-allowed.ts',
    source: 'const isHeldToReading = incoming.isReadOnly === true &&',
    without: 'const isHeldToReading = incoming.isReadOnly === undefined &&',
    test: {
      file: 'tests/gateway/operations.test.ts',
      title: 'refuses what they would save while it is read-only',
    },
  },
  {
    fault: 35,
    what: 'While it is read-only, what goes on behind calls waits.',
    file: 'gateway/gateway.ts',
    source: `options.isReadOnly === true ? { kinds: {}, tasks: {} }`,
    without: `options.isReadOnly === undefined ? { kinds: {}, tasks: {} }`,
    test: {
      file: 'gateway/gateway.test.ts',
      title: 'leaves work behind calls waiting while it is read-only',
    },
  },
  {
    fault: 42,
    what: 'A database that a newer release has changed beyond adding is refused.',
    file: 'gateway/store/migrate.ts',
    source: `|| rows[0]?.fits === true`,
    without: `|| true`,
    test: {
      file: 'gateway/store/store.test.ts',
      title: 'refuses a database that a newer release has changed',
    },
  },
  {
    fault: 41,
    what: 'An empty answer is not taken for one that says that nothing is recorded.',
    file: 'engine/react/client/answered.ts',
    source: '  if (isAsPromised(answer, calls[call]?.answer.kind)) return answer as Answer;\n',
    without: '  if (messages && isAsPromised && calls[call]) return (answer ?? { rows: [] }) as Answer;\n',
    test: {
      file: 'tests/product/odd-answers.test.tsx',
      title: 'says of an empty answer that it cannot be read, and never that no allergy is recorded',
    },
  },
  {
    fault: 41,
    what: 'Rows that are none are taken for no answer.',
    file: 'engine/react/client/answered.ts',
    source: 'Array.isArray(rows) && rows.every(isJsonObject)',
    without: 'rows !== isJsonObject',
    test: {
      file: 'tests/product/odd-answers.test.tsx',
      title: 'goes on beside rows that are none',
    },
  },
  {
    fault: 41,
    what: 'A count that cannot be rendered takes nothing with it.',
    file: 'engine/react/box/CountedTabs.tsx',
    source: `import { Contained } from '../parts/Contained.tsx';`,
    without: `import { Fragment as Contained } from 'react';`,
    test: {
      file: 'engine/react/screen/contained.test.tsx',
      title: 'goes on without it, says so and reports it',
    },
  },
  {
    fault: 34,
    what: 'A shared connection that was given back is not given back again by its late error, which would end the gateway.',
    file: 'gateway/store/shared-connection.ts',
    source: `    if (this.#client !== lost) return false;`,
    without: ``,
    test: { file: 'gateway/store/shared-connection.test.ts', title: 'ends nobody', on: 'PostgreSQL' },
  },
];
