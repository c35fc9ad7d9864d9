import { createRandom } from '../../../tools/demo/random.ts';
import type { ActionName } from './actions.ts';

/** Hours of the day, each with its work in relation to a full hour. */
const shares: readonly (readonly [hour: number, share: number])[] = [
  [8, 0.6],
  [9, 1.3],
  [10, 1.3],
  [11, 1.2],
  [12, 0.5],
  [13, 1.2],
  [14, 1.3],
  [15, 1.2],
  [16, 0.9],
  [17, 0.5],
];

/** Actions of one user in a full hour: about a patient every ten minutes. */
const perHour: readonly (readonly [ActionName, number])[] = [
  ['viewQueue', 6],
  ['openPatient', 6],
  ['search', 3],
  ['save', 3],
  ['call', 4],
];

export interface Hour {
  readonly hour: number;
  readonly actions: readonly ActionName[];
}

/**
 * Lists the actions of some users, hour by hour; all users sign in at eight. Actions within an hour are shuffled.
 */
export function dayOf(users: number): readonly Hour[] {
  return shares.map(([hour, share]) => {
    const work = perHour.flatMap(([action, times]) => repeated(action, Math.round(times * share * users)));
    const random = createRandom(`hour ${hour}`);
    const signIns = hour === 8 ? repeated('signIn', users) : [];
    return { hour, actions: [...signIns, ...random.sample(work, work.length)] };
  });
}

/** Counts the actions of one user in the busiest hour. */
export function busiestHour(): readonly (readonly [ActionName, number])[] {
  const most = Math.max(...shares.map(([, share]) => share));
  return perHour.map(([action, times]) => [action, times * most]);
}

/** Number of members whom files contain in one night: each member once in thirty nights. */
export function linesOfNight(members: number): number {
  return Math.ceil(members / 30);
}

function repeated(action: ActionName, times: number): readonly ActionName[] {
  return Array.from({ length: times }, () => action);
}
