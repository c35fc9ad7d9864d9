import { say } from '../../../tools/terminal/terminal.ts';
import { ratio } from '../measure.ts';
import {
  type Comparison,
  type OpenedSide,
  type Outcome,
  type Plan,
  type Section,
  spreadOf,
} from './comparison.ts';
import { createSidePages, type SidePages } from './side-pages.ts';

export interface SectionRun {
  readonly repetitions: number;
  /** Comparisons that an earlier run has made. */
  readonly done: readonly Comparison[];
  /** Receives every comparison as soon as it is made. */
  readonly keep: (comparison: Comparison) => Promise<void>;
}

/**
 * Measures the comparisons that a section lacks. A side that fails is noted with its reason, and the others go on.
 */
export async function runSection<Name extends string, Side extends OpenedSide>(
  { plans, withPages }: Section<Name, Side>,
  { repetitions, done, keep }: SectionRun,
): Promise<void> {
  const known = new Map(done.map((comparison) => [comparison.title, comparison]));
  const missing = plans.filter(({ title }) => !known.has(title));
  if (missing.length === 0) return;
  await withPages(async (open) => {
    const pages = createSidePages(open);
    for (const plan of missing) {
      const names = plan.sidesOf([...known.values()]);
      const comparison = { title: plan.title, outcomes: await measure(plan, { names, pages, repetitions }) };
      known.set(plan.title, comparison);
      say(`  ${lineOf(comparison)}`);
      await keep(comparison);
    }
  });
}

interface Measuring<Name extends string, Side> {
  readonly names: readonly Name[];
  readonly pages: SidePages<Name, Side>;
  readonly repetitions: number;
}

/** Measures the sides in turns, so that other load of the machine affects all of them equally. */
async function measure<Name extends string, Side extends OpenedSide>(
  plan: Plan<Name, Side>,
  { names, pages, repetitions }: Measuring<Name, Side>,
): Promise<Comparison['outcomes']> {
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  const failures = new Map<string, string>();
  const inTurns = async (work: (side: Side, name: Name) => Promise<unknown>) => {
    const standing = names.filter((name) => !failures.has(name));
    for (let start = 0; start < standing.length; start += plan.atOnce) {
      const group = standing.slice(start, start + plan.atOnce);
      const attempts = group.map((name) =>
        pages.use(name, (side) => work(side, name)).catch((error) => failures.set(name, sentenceOf(error))),
      );
      await Promise.all(attempts);
    }
  };
  if (plan.prepare !== undefined) await inTurns(plan.prepare);
  if (plan.isWarmedUp) await inTurns(plan.measure);
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    if (plan.isOnNewPages === true) await pages.closeAll();
    await inTurns(async (side, name) => times.get(name)?.push(await plan.measure(side)));
  }
  if (plan.shows !== undefined) await inTurns(sameAsFirst(plan.shows));
  return Object.fromEntries([...times].map(([name, all]) => [name, outcomeOf(all, failures.get(name))]));
}

function sameAsFirst<Side>(shows: (side: Side) => Promise<string>): (side: Side) => Promise<void> {
  let expected: string | undefined;
  return async (side) => {
    const shown = await shows(side);
    expected ??= shown;
    if (shown !== expected) throw new Error(`It shows ${shown}, and the first side ${expected}.`);
  };
}

function outcomeOf(times: readonly number[], failure: string | undefined): Outcome {
  return failure === undefined ? { times } : { failure };
}

function sentenceOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first;
}

/** Line about a comparison, shown while the others are still measured. */
function lineOf({ title, outcomes }: Comparison): string {
  const ours = spreadOf(outcomes['ours'])?.median ?? Number.NaN;
  const others = Object.entries(outcomes).filter(([name]) => name !== 'ours');
  const ratios = others.map(([name, outcome]) => {
    const spread = spreadOf(outcome);
    return `${name} ${spread === undefined ? 'failed' : ratio(ours, spread.median)}`;
  });
  return `${title}: ours : ${ratios.join(', ')}`;
}
