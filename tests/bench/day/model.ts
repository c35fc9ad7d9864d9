import { type ActionName, actionNames } from './actions.ts';

/** Cost of an action or of a load. */
export interface Cost {
  /** Processor time of the gateway, in seconds. */
  readonly gateway: number;
  readonly database: number;
  /** Bytes of the responses sent, of the write-ahead log, and of the growth of the store. */
  readonly sent: number;
  readonly log: number;
  readonly stored: number;
}

export const nothing: Cost = { gateway: 0, database: 0, sent: 0, log: 0, stored: 0 };

export function combine(left: Cost, right: Cost, join: (left: number, right: number) => number): Cost {
  return {
    gateway: join(left.gateway, right.gateway),
    database: join(left.database, right.database),
    sent: join(left.sent, right.sent),
    log: join(left.log, right.log),
    stored: join(left.stored, right.stored),
  };
}

export function times(cost: Cost, factor: number): Cost {
  return combine(cost, cost, (value) => value * factor);
}

export function plus(left: Cost, right: Cost): Cost {
  return combine(left, right, (a, b) => a + b);
}

/** Cost of each action, measured with this many members; `line` is a staged line, `second` a second of idling. */
export interface Measured {
  readonly members: number;
  readonly costs: Readonly<Record<ActionName | 'line' | 'second', Cost>>;
}

/** Work of a day: all actions of users, the lines staged at night, and the seconds from begin to end. */
export interface Load {
  readonly members: number;
  readonly actions: readonly ActionName[];
  readonly lines: number;
  readonly seconds: number;
}

/**
 * Predicts costs from two measurements, linear in the logarithm of the members, since the depth of an index grows so.
 * Uses the mean of both if the larger site measured less, since no cost falls with the number of members.
 */
export function predict([small, large]: readonly [Measured, Measured], load: Load): Cost {
  const depth = Math.log(load.members / small.members) / Math.log(large.members / small.members);
  const costOf = (name: keyof Measured['costs']) =>
    combine(small.costs[name], large.costs[name], (a, b) => (b < a ? (a + b) / 2 : a + (b - a) * depth));
  const counts = new Map(actionNames.map((name) => [name, 0]));
  for (const name of load.actions) counts.set(name, (counts.get(name) ?? 0) + 1);
  const work = [...counts].map(([name, count]) => times(costOf(name), count));
  // Takes the mean of both measurements, since idling costs the same for any number of members.
  const second = times(plus(small.costs.second, large.costs.second), 1 / 2);
  const rest = [times(costOf('line'), load.lines), times(second, load.seconds)];
  return [...work, ...rest].reduce(plus, nothing);
}
