import type { JsonObject } from '../../../../engine/core/json/json.ts';
import type { ListKind } from './outline.ts';

/** Kind of the list of tabs, which may contain tabs. */
const tabs: ListKind = {
  ...{ member: 'tabs', title: 'Tabs', one: 'tab' },
  get inside() {
    return tabs;
  },
};

/** Lists laid out by kind of file, the most used first. */
export const listKinds: Readonly<Record<string, readonly ListKind[]>> = {
  card: [
    {
      ...{ member: 'columns', title: 'Columns', one: 'column' },
      inside: { member: 'facts', title: 'Facts', one: 'fact' },
      around: (fact) => ({ facts: [fact] }),
    },
    { member: 'notices', title: 'Notices', one: 'notice', isOptional: true },
    { member: 'actions', title: 'Actions', one: 'action', isOptional: true },
  ],
  screen: [
    {
      ...{ member: 'boxes', title: 'Boxes', one: 'box' },
      inside: tabs,
      around: (tab, boxes) => ({
        name: freeName(boxes),
        title: String(tab['title'] ?? 'New box'),
        tabs: [tab],
      }),
    },
  ],
};

/** Finds a free name for a box, since URLs contain it. */
function freeName(boxes: readonly JsonObject[]): string {
  const taken = new Set(boxes.map(({ name }) => name));
  let number = boxes.length + 1;
  while (taken.has(`box-${number}`)) number += 1;
  return `box-${number}`;
}
