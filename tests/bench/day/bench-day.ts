import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from '../../../gateway/testing/postgres-cluster.ts';
import { type ActionName, actionNames } from './actions.ts';
import { type Cost, type Measured, predict, times } from './model.ts';
import { busiestHour, dayOf, linesOfNight } from './plan.ts';
import { openSite, type Site } from './site.ts';

/** Numbers of members of the two sites that the model is fitted to; `held` are the sites that test the model. */
const fitted = [1_000, 10_000] as const;
const held = [
  { members: 3_000, users: 6 },
  { members: 25_000, users: 12 },
] as const;

const rounds = 120;
const warmUp = 60;
const lanes = 4;

/**
 * Compares the predicted cost of a day with the measured cost at sizes that were not used for the prediction:
 * processor time of gateway and database, bytes sent, logged and stored.
 */
export async function benchDay(): Promise<readonly string[]> {
  const binaries = findPostgres();
  if (binaries === undefined || process.platform !== 'linux')
    return ['left out: there is no PostgreSQL, or no /proc'];
  const [small, large] = fitted;
  const model = [await measure(binaries, small), await measure(binaries, large)] as const;
  const lines = model.flatMap(costLines);
  for (const size of held) lines.push(...(await compare(binaries, model, size)));
  return [...lines, ...peakLines(model)];
}

async function measure(binaries: string, members: number): Promise<Measured> {
  const site = await openSite(binaries, members);
  try {
    for (const name of actionNames) await inLanes(site, repeated(name, warmUp));
    const costs: [ActionName, Cost][] = [];
    for (const name of actionNames) {
      const cost = await site.costOf(() => inLanes(site, repeated(name, rounds)));
      costs.push([name, times(cost, 1 / rounds)]);
    }
    const idle = 20;
    const second = times(await site.costOf(() => wait(idle * 1_000)), 1 / idle);
    const night = 5_000;
    const line = times(await site.costOf(() => site.stage(night)), 1 / night);
    return { members, costs: { ...byName(costs), second, line } };
  } finally {
    await site.close();
  }
}

function byName(costs: readonly (readonly [ActionName, Cost])[]): Readonly<Record<ActionName, Cost>> {
  const found = new Map(costs);
  const costOf = (name: ActionName): Cost => {
    const cost = found.get(name);
    if (cost === undefined) throw new Error(`"${name}" was not measured.`);
    return cost;
  };
  return {
    signIn: costOf('signIn'),
    viewQueue: costOf('viewQueue'),
    openPatient: costOf('openPatient'),
    search: costOf('search'),
    save: costOf('save'),
    call: costOf('call'),
  };
}

type Model = readonly [Measured, Measured];

interface Size {
  readonly members: number;
  readonly users: number;
}

async function compare(binaries: string, model: Model, { members, users }: Size): Promise<readonly string[]> {
  const site = await openSite(binaries, members);
  try {
    for (const name of actionNames) await inLanes(site, repeated(name, warmUp));
    const hours = dayOf(users);
    const lines = linesOfNight(members);
    const began = performance.now();
    const measured = await site.costOf(async () => {
      for (const { actions } of hours) await inLanes(site, actions, users);
      await site.stage(lines);
    });
    const seconds = (performance.now() - began) / 1_000;
    const actions = hours.flatMap((hour) => hour.actions);
    const predicted = predict(model, { members, actions, lines, seconds });
    const parts = (['gateway', 'database', 'sent', 'log', 'stored'] as const).map(
      (part) =>
        `${part} ${shown(part, predicted[part])} : ${shown(part, measured[part])} = ${(predicted[part] / measured[part]).toFixed(2)}×`,
    );
    return [
      `${members} members, a day of ${users} users (${actions.length} actions, ${lines} lines) in ${seconds.toFixed(0)} s; predicted : measured`,
      ...parts.map((part) => `  ${part}`),
      `  memory of the gateway ${site.memory()} MiB at most, database ${((await site.size()) / 1e6).toFixed(1)} MB`,
    ];
  } finally {
    await site.close();
  }
}

function shown(part: keyof Cost, value: number): string {
  return part === 'gateway' || part === 'database'
    ? `${value.toFixed(1)} s`
    : `${(value / 1e6).toFixed(1)} MB`;
}

function costLines({ members, costs }: Measured): readonly string[] {
  const names = [...actionNames, 'line', 'second'] as const;
  const line = (name: (typeof names)[number]) => {
    const { gateway, database, sent, log, stored } = costs[name];
    const milliseconds = `gateway ${(gateway * 1e3).toFixed(2)} ms, database ${(database * 1e3).toFixed(2)} ms`;
    return `  ${name}: ${milliseconds}, sent ${sent.toFixed(0)} B, log ${log.toFixed(0)} B, stored ${stored.toFixed(0)} B`;
  };
  return [`${members} members, one of each:`, ...names.map(line)];
}

/** Predicts the processor time that one user needs in the busiest hour, in thousandths of a core. */
function peakLines(model: Model): readonly string[] {
  return [1e6, 1e7, 1e8].map((members) => {
    const hour = busiestHour().flatMap(([action, count]) => repeated(action, Math.round(count * 10)));
    const load = { members, actions: hour, lines: 0, seconds: 0 };
    const { gateway, database } = times(predict(model, load), 1 / 10 / 3.6);
    return `${members.toExponential(0)} members, a user of the busiest hour: gateway ${gateway.toFixed(3)}, database ${database.toFixed(3)} thousandths of a core`;
  });
}

async function inLanes(site: Site, actions: readonly ActionName[], users = lanes): Promise<void> {
  const due = actions.entries();
  const lane = async (user: number) => {
    for (const [, action] of due) await site.perform(action, user);
  };
  await Promise.all(Array.from({ length: users }, (_, user) => lane(user)));
}

function repeated(action: ActionName, count: number): readonly ActionName[] {
  return Array.from({ length: count }, () => action);
}
