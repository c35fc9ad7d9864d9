import { describe, expect, it } from 'vitest';
import type { Consequence, Transition, Workflow } from '../../engine/core/product/workflow.ts';
import { type Branch, branchesOf } from './guard-branches.ts';
import { workflow } from './patient.ts';
import { type Situation, situationsOf } from './situations.ts';

const byEvent = new Map(Object.keys(workflow.events).map((event) => [event, situationsOf(event)]));

/** Row or consequence of the table, the situations that match its event and states, and the table without it. */
interface Part {
  readonly id: string;
  readonly guard: string | undefined;
  readonly situations: readonly Situation[];
  readonly without: Workflow;
}

const parts: readonly Part[] = [
  ...workflow.transitions.map((row) =>
    partOf(row, [row.on], { transitions: workflow.transitions.filter((other) => other !== row) }, row.from),
  ),
  ...workflow.consequences.map((each) =>
    partOf(each, each.on, { consequences: workflow.consequences.filter((other) => other !== each) }),
  ),
];

function partOf(
  { id, guard }: Transition | Consequence,
  events: readonly string[],
  others: Partial<Workflow>,
  from: readonly string[] = Object.keys(workflow.states),
): Part {
  const situations = events.flatMap((event) => byEvent.get(event) ?? []);
  return {
    id,
    guard: guard?.source,
    situations: situations.filter(({ state }) => from.includes(state)),
    without: { ...workflow, ...others },
  };
}

/** Reports whether a situation has another outcome if the row or consequence is removed. */
function isAtWork({ outcome, under }: Situation, { without }: Part): boolean {
  return JSON.stringify(under(without)) !== JSON.stringify(outcome);
}

describe('the table', () => {
  it.each(parts.map((part) => [part.id, part] as const))('needs the row %s', (_id, part) => {
    expect(part.situations.some((situation) => isAtWork(situation, part))).toBe(true);
  });
});

const branches = parts.flatMap((part) =>
  part.guard === undefined ? [] : branchesOf(part.guard).map((branch) => [part.id, branch, part] as const),
);
const cases = branches.flatMap(([id, branch, part]) =>
  [true, false].map((value) => [id, branch.source, value, { branch, part, value }] as const),
);

interface Case {
  readonly part: Part;
  readonly branch: Branch;
  /** Value of the part of the condition. */
  readonly value: boolean;
}

/**
 * Lists the situations in which the part has this value, and the opposite value would change the result of the
 * condition.
 */
function decidedBy({ part, branch, value }: Case): readonly Situation[] {
  const { whenTrue, whenFalse } = branch;
  return part.situations.filter(
    ({ read }) => branch.part(read) === value && whenTrue(read) !== whenFalse(read),
  );
}

describe('the condition of a row', () => {
  it.each(cases)('%s: `%s` decides where it is %s', (_id, _source, _value, each) => {
    const { part, branch, value } = each;
    const decided = decidedBy(each);
    expect(decided).not.toEqual([]);
    const holds = value ? branch.whenTrue : branch.whenFalse;
    const { true: held = [], false: failed = [] } = Object.groupBy(decided, ({ read }) => `${holds(read)}`);
    if (held.length > 0) expect(held.some((situation) => isAtWork(situation, part))).toBe(true);
    for (const situation of failed.slice(0, 20)) expect(isAtWork(situation, part)).toBe(false);
  });
});
