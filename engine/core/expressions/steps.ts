import { TooCostlyError } from '../compute/too-costly.ts';
import type { Scope } from './scope.ts';

/** Remaining steps of expressions for one request, one trial or one evaluation. */
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

  /** Takes steps; throws `TooCostlyError` if fewer remain. */
  take(count: number): void {
    this.#left -= count;
    if (this.#left < 0) throw new TooCostlyError('steps', tooManySteps);
  }
}

const tooManySteps =
  'The rules take too many steps for lists of this length. Nothing was saved. Send fewer entries, and tell whoever maintains the forms.';

/**
 * Steps of an evaluation with a limit of its own, as in pages: about three times the worst case that the
 * compiler allows.
 */
const mostAlone = 100_000_000;

/**
 * Finds the remaining steps of the current request; undefined in pages, where each evaluation has a limit of
 * its own.
 */
let around: (() => Steps | undefined) | undefined;
let alone: Steps | undefined;

/**
 * Sets the function that finds the remaining steps of the current request; undefined for none, as in a page.
 * Returns the previous function.
 */
export function countStepsBy(counted: typeof around): typeof around {
  const before = around;
  around = counted;
  return before;
}

/**
 * Takes steps from the current limit. An expression without loops takes none, since its cost is limited by its
 * text.
 */
export function takeSteps(count: number): void {
  (alone ?? around?.())?.take(count);
}

/** Reports whether no limit is active, so that the next evaluation starts with its own. */
function isUncounted(): boolean {
  return alone === undefined && around?.() === undefined;
}

/** Runs work whose expressions share these steps. */
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
 * Evaluates a named part of the schemas. If it exceeds the limit of steps, a page gets `otherwise`, so that the
 * form stays usable and the gateway judges the save; the gateway throws an error with the name.
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

/**
 * Evaluates a named part of the schemas without a fallback. An error for exceeding a limit gets the name of the
 * innermost part.
 */
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
 * Wraps an evaluation that loops over lists, so that it counts steps. Without a limit of the caller it has its
 * own; on exceeding that, a page gets the default value of the expression's type.
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
