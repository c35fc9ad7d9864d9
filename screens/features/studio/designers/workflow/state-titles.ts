import type { Workflow } from '../../../../../engine/core/product/workflow.ts';

/** What people call each state; one that shares its words with another says its code, too. */
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
