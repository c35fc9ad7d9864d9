import { TooCostlyError } from '../compute/too-costly.ts';
import type { Scope } from './scope.ts';

/** Steps that expressions may still take for one request, one trial or one evaluation. */
export class Steps {
  readonly most: number;
  #left: number;

  constructor(most: number) {
    this.most = most;
    this.#left = most;
  }

  get taken(): number {
    return this.most - this.#left;
  }

  /** Throws `TooCostlyError` where fewer are left. */
  take(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new TooCostlyError('steps', tooManySteps);
  }
}

const tooManySteps =
  'The rules take too many steps for lists of this length. Nothing was saved. Send fewer entries, and tell whoever maintains the forms.';

/**
 * Steps of one evaluation where nobody counts for more than that, which is so in pages: three times what the compiler
 * lets an expression take at worst.
 */
const mostAlone = 100_000_000;

/** Steps of the caller; undefined in pages, where each evaluation counts for itself. */
let around: (() => Steps | undefined) | undefined;
let alone: Steps | undefined;

/**
 * Sets whose steps are being taken: those of the request that is being answered, for instance; undefined: nobody's, as
 * in a page. Yields the setting before.
 */
export function countStepsBy(counted: typeof around): typeof around {
  const before = around;
  around = counted;
  return before;
}

/** Counts steps; without a loop around, an expression is as short as its text, and nobody counts. */
export function takeSteps(count: number): void {
  (alone ?? around?.())?.take(count);
}

/** Reports whether the next evaluation counts its steps for itself alone. */
function isUncounted(): boolean {
  return alone === undefined && around?.() === undefined;
}

/** Does work whose expressions share these steps. */
export function withSteps<Result>(steps: Steps, work: () => Result): Result {
  const before = alone;
  alone = steps;
  try {
    return work();
  } finally {
    alone = before;
  }
}

/**
 * Evaluates a named part of the schemas. In a page it yields `otherwise` once it has taken too many steps: a
 * form stays usable, and the gateway judges what is saved. There, the error names it.
 */
export function evaluatedAs<Result>(name: string, work: () => Result, otherwise: Result): Result {
  const isAlone = alone === undefined;
  try {
    return isUncounted() ? withSteps(new Steps(mostAlone), work) : work();
  } catch (error) {
    if (isAlone && around === undefined && error instanceof TooCostlyError) return otherwise;
    throw blamed(name, error);
  }
}

/** Evaluates a named part of the schemas, as often as it takes: what is too costly names the innermost one. */
export function blamedOn<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw blamed(name, error);
  }
}

function blamed(name: string, error: unknown): unknown {
  if (error instanceof TooCostlyError) error.where ??= name;
  return error;
}

/**
 * An evaluation that goes through lists. Where nobody counts the steps of more than it, it is given up after its own; in
 * a page it is the blank of its type then: one that waits for an expression would be of no use to anybody.
 */
export function counted<Evaluate extends (scope: Scope) => unknown>(
  evaluate: Evaluate,
  blank: unknown,
): Evaluate;
export function counted(evaluate: (scope: Scope) => unknown, blank: unknown): (scope: Scope) => unknown {
  return (scope) => {
    if (!isUncounted()) return evaluate(scope);
    try {
      return withSteps(new Steps(mostAlone), () => evaluate(scope));
    } catch (error) {
      if (error instanceof TooCostlyError && around === undefined) return blank;
      throw error;
    }
  };
}
