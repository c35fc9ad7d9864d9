import type { Workflow } from '../../../../engine/core/product/workflow.ts';

/** Titles each state; adds the code where two have the same title. */
export function stateTitles({ states }: Pick<Workflow, 'states'>): Readonly<Record<string, string>> {
  const named = Object.entries(states);
  const alike = Map.groupBy(named, ([, { display }]) => display);
  return Object.fromEntries(
    named.map(([name, { display }]) => {
      const isUnique = alike.get(display)?.length === 1;
      return [name, isUnique ? display : `${display} (${name})`];
    }),
  );
}
