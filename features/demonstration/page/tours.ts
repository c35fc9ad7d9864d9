// Stands for the tours of whichever product is built: tools/dev/of-product.ts puts its file here.
import own from './tours.json' with { type: 'json' };

/** Step of a tour: the task, its page and its user. */
export interface Step {
  readonly text: string;
  /** Path of the page, with the query parameters that matter. */
  readonly to: string;
  /** E-mail of the user who does the step; absent if any user may. */
  readonly as?: string;
  /** True if the page shows no steps, so that opening it ends the tour. */
  readonly isOutside?: boolean;
}

/** Things to try in a demonstration, in order. */
export interface Tour {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly Step[];
}

/** Tours that a demonstration offers, as its `tours.json` has them. */
export interface Tours {
  /** Users who appear in tours, by e-mail, with the names on the sign-in page. */
  readonly people: Readonly<Record<string, string>>;
  readonly tours: readonly Tour[];
}

const { people, tours: offered }: Tours = own;

export const tours = offered;

/** Returns the name of the user who has to do a step, unless the signed-in user has to. */
export function otherPerson({ as }: Step, email: string | undefined): string | undefined {
  return as === undefined || as === email ? undefined : people[as];
}

/** Reports whether a location is the page of a step, or a tab of that page. */
export function isAt({ to }: Step, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const wanted = new URL(to, 'http://product');
  const found = new URLSearchParams(search);
  return (
    `${pathname}/`.startsWith(`${wanted.pathname}/`) &&
    [...wanted.searchParams].every(([name, value]) => found.get(name) === value)
  );
}
