import { describeError, type Log } from '../../operation/log.ts';
import type { Database } from '../database.ts';
import { outboxChannel, taskChannel } from './entry.ts';
import { type Follower, Followers } from './followers.ts';
import {
  type ClaimedEntry,
  claimEntries,
  moveToDeadLetters,
  nextMoment,
  performTask,
  type Tasks,
} from './tasks.ts';
import { Worker } from './worker.ts';

export interface Relay {
  /**
   * Delivers, at least once, the entries that are committed after the promise resolves; yields the function that
   * unsubscribes.
   */
  readonly follow: (follower: Follower) => Promise<() => void>;
  /** Resolves when all due entries are delivered and their tasks done. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface RelayOptions {
  readonly database: Database;
  readonly tasks: Tasks;
  readonly log: Log;
}

/** Milliseconds after which a relay reads without an announcement. */
const longestRest = 5_000;

/** Milliseconds between reads while entries wait for a running transaction. */
const shortRest = 20;

/**
 * Creates the relay of the outbox, which delivers entries to the followers in every gateway, and to the topic's task
 * in one of them. Also delivers committed entries of gateways that have ended.
 */
export function createRelay({ database, tasks, log }: RelayOptions): Relay {
  const followers = new Followers(database, log);
  const topics = Object.keys(tasks);
  const [soon, later] = [topicsOf(tasks, false), topicsOf(tasks, true)];
  let isClosing = false;

  async function doTasks(): Promise<number> {
    if (topics.length === 0) return longestRest;
    // Leaves the remaining entries to the next start if the relay is closing.
    for (let claimed = await claim(); claimed.length > 0; claimed = isClosing ? [] : await claim())
      await Promise.all(claimed.map(attempt));
    const moment = (await nextMoment(database, topics)) ?? longestRest;
    return Math.max(shortRest, Math.min(longestRest, moment));
  }

  async function claim(): Promise<readonly ClaimedEntry[]> {
    const claimed = await claimEntries(database, soon);
    return claimed.length > 0 || later.length === 0 ? claimed : claimEntries(database, later);
  }

  async function attempt(entry: ClaimedEntry): Promise<void> {
    const { topic, seq, attempts } = entry;
    try {
      await performTask(database, tasks[topic] ?? {}, entry);
    } catch (error) {
      log.error('outbox.task-failed', { topic, seq, attempts, ...describeError(error) });
      await moveToDeadLetters(database, entry);
    }
  }

  const onError = (error: unknown) => log.warn('outbox.relay-failed', describeError(error));
  const options = { onError, restAfterError: 1_000 };
  const followerWorker = new Worker({
    ...options,
    work: async () => ((await followers.notify()) ? shortRest : longestRest),
  });
  const taskWorker = new Worker({ ...options, work: doTasks });
  const wake = () => {
    followerWorker.wake();
    taskWorker.wake();
  };
  const listening = [
    database.listen(outboxChannel, () => followerWorker.wake()),
    database.listen(taskChannel, () => taskWorker.wake()),
  ];
  wake();

  return {
    follow: (follower) => followers.add(follower),
    async settled() {
      wake();
      await Promise.all([followerWorker.idle(), taskWorker.idle()]);
    },
    async close() {
      isClosing = true;
      for (const stopListening of listening) stopListening();
      await Promise.all([followerWorker.close(), taskWorker.close()]);
    },
  };
}

function topicsOf(tasks: Tasks, canWait: boolean): readonly string[] {
  return Object.entries(tasks).flatMap(([topic, task]) =>
    (task.canWait === true) === canWait ? [topic] : [],
  );
}
