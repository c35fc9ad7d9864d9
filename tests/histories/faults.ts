import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../tools/demo/random.ts';
import type { Site } from './site.ts';

export const faultKinds = [
  ...(['cut', 'hold', 'pause', 'jump', 'kill-gateway', 'kill-database'] as const),
  ...(['fill-disk', 'fail-over'] as const),
];

export type FaultKind = (typeof faultKinds)[number];

/** Fault of a component while clients are at work. */
export interface Fault {
  readonly kind: FaultKind;
  readonly gateway: number;
  /** Milliseconds from the beginning of the run to the fault; `lasts` is its duration. */
  readonly at: number;
  readonly lasts: number;
}

/** Kinds of faults by frequency; recovery from the rarer ones takes seconds. */
const shares: readonly FaultKind[] = [
  ...([
    'cut',
    'cut',
    'cut',
    'cut',
    'hold',
    'hold',
    'hold',
    'pause',
    'pause',
    'pause',
    'jump',
    'jump',
  ] as const),
  ...(['cut', 'hold', 'pause', 'jump', 'cut', 'hold', 'pause', ...faultKinds.slice(-4)] as const),
];

/** Largest jump of a clock in milliseconds, more than servers ever differ. */
const farthestJump = 600_000;

export interface FaultChoice {
  readonly gateways: number;
  /** Kind of a fault that certainly occurs, beside random ones. */
  readonly certain?: FaultKind | undefined;
}

export function chooseFaults(random: Random, { gateways, certain }: FaultChoice): readonly Fault[] {
  const kinds = Array.from({ length: random.integer(1, 3) }, () => random.pick(shares));
  // Takes each kind once, so that no fault is active twice.
  return [...new Set([...(certain === undefined ? [] : [certain]), ...kinds])].map((kind) => ({
    kind,
    gateway: random.integer(0, gateways - 1),
    at: random.integer(0, 250),
    lasts: random.integer(20, 300),
  }));
}

/** Causes the fault at its time, and undoes it after its duration. */
export async function inflict(site: Site, { kind, gateway: n, at, lasts }: Fault): Promise<void> {
  const gateway = site.gateways[n];
  if (gateway === undefined) throw new Error(`There is no gateway ${n}.`);
  await wait(at);
  switch (kind) {
    case 'cut':
      return gateway.link.cut();
    case 'hold':
      gateway.link.hold();
      await wait(lasts);
      return gateway.link.resume();
    case 'pause':
      gateway.pause();
      await wait(lasts);
      return gateway.resume();
    case 'jump':
      return gateway.jump((lasts % 2 === 0 ? 1 : -1) * farthestJump);
    case 'kill-gateway':
      await gateway.kill();
      return gateway.start();
    case 'kill-database':
      return site.servers.crash();
    case 'fill-disk':
      return site.servers.fillDisk(lasts);
    case 'fail-over':
      return site.servers.failOver(lasts);
  }
}
