import { type ChildProcess, fork } from 'node:child_process';
import type { Defence, Outcome } from './defence.ts';
import type { FromLane, ToLane } from './lane.ts';
import { copyForLane } from './lane-copy.ts';

export interface Tried {
  readonly defence: Defence;
  readonly outcome: Outcome;
  readonly seconds: number;
}

export interface Trial {
  readonly defences: readonly Defence[];
  /** Number of copies of the project that work in parallel. */
  readonly lanes: number;
  readonly onTried: (tried: Tried) => void;
}

/** Removes each defence in turn, in copies of the project; resolves to the outcomes of its tests. */
export async function runMutations({ defences, lanes, onTried }: Trial): Promise<readonly Tried[]> {
  const groups = groupsOf(defences);
  const tried: Tried[] = [];
  const work = async () => {
    const lane = await openLane();
    try {
      for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
        for (const defence of group) {
          const begun = performance.now();
          const outcome = await lane.outcomeOf(defence);
          const done = { defence, outcome, seconds: (performance.now() - begun) / 1000 };
          tried.push(done);
          onTried(done);
        }
      }
    } finally {
      await lane.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, groups.length) }, work));
  return tried.toSorted((one, next) => defences.indexOf(one.defence) - defences.indexOf(next.defence));
}

/**
 * Sorts defences in the order in which one lane tries them, so that an interrupted run can continue from a number.
 */
export function inOrderOfTrial(defences: readonly Defence[]): readonly Defence[] {
  return groupsOf(defences).flat();
}

function groupsOf(defences: readonly Defence[]): Defence[][] {
  return [...Map.groupBy(defences, ({ test }) => test.file).values()].toSorted(
    (one, next) => next.length - one.length,
  );
}

interface Lane {
  readonly outcomeOf: (defence: Defence) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/**
 * Milliseconds after which an unfinished test counts as failed, since it loops or waits for a lock that is never
 * released.
 */
const longest = 180_000;

async function openLane(): Promise<Lane> {
  const copy = await copyForLane();
  let child: ChildProcess | undefined;
  return {
    async outcomeOf(defence) {
      child ??= await startLane(copy.root);
      const outcome = await ask(child, defence);
      if (outcome !== undefined) return outcome;
      await end(child);
      child = undefined;
      await copy.restore(defence.file);
      return { state: 'killed' };
    },
    async close() {
      await end(child);
      await copy.remove();
    },
  };
}

/** Starts a lane in a process group of its own, so that workers in an endless loop end with it. */
function startLane(root: string): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = fork('tests/mutations/lane.ts', {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => reject(new Error('The process that runs the tests has ended.')));
    child.once('message', () => resolve(child));
  });
}

/** Requests the outcome of a defence; `undefined` if the test does not end in time. */
function ask(child: ChildProcess, defence: Defence): Promise<Outcome | undefined> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome | undefined) => {
      clearTimeout(timer);
      child.off('message', heard);
      child.off('exit', gone);
      resolve(outcome);
    };
    const heard = (message: unknown) => settle((message as FromLane).outcome);
    const gone = () => settle({ state: 'broken', why: 'The process that runs the tests has ended.' });
    const timer = setTimeout(() => settle(undefined), longest);
    child.on('message', heard);
    child.on('exit', gone);
    child.send({ defence } satisfies ToLane);
  });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}
