import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { compileSources } from '../../engine/compiler/compile.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';

const path = 'schemas/priority-queue/priority-queues.tab.json';
const texts = await readSources(resolve(import.meta.dirname, '../..'));
const tab = texts.get(path) ?? '';

it('a tab over stored searches names only what is there: every slip is reported at once', async () => {
  const slips: readonly (readonly [string, string])[] = [
    ['"entity": "priority-queue"', '"entity": "priority-queu"'],
    ['"run": "queue.run"', '"run": "queue.runn"'],
    ['"counts": "queue.counts"', '"counts": "queue.count"'],
    ['"by": "patientId", "every": "reservation-poll"', '"by": "patient", "every": "reservation-pol"'],
    ['"part": "row-reservation"', '"part": "row-reservatio"'],
    ['"access": "queue.call-or-home"', '"access": "queue.call-or-hom"'],
    ['"call": "queue.statistics"', '"call": "queue.statistic"'],
    ['"call": "queue.next"', '"call": "queue.nxt"'],
  ];
  const wrong = slips.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, tab);
  const { diagnostics } = await compileSources(new Map([...texts, [path, wrong]]));
  const reported = diagnostics.filter((each) => each.path === path).map(({ message }) => message);
  for (const [, to] of slips) {
    const names = [...to.matchAll(/: "([^"]+)"/g)].map(([, name]) => name);
    for (const name of names) expect(reported.join('\n')).toContain(`"${name}"`);
  }
});

it('a stored search is grouped, shown and sorted by fields that it has', async () => {
  const wrong = tab
    .replace('"group": "Organization.name"', '"group": "Organization.nam"')
    .replace('"columns": "displayColumns"', '"columns": "displayColumn"')
    .replace('"property": "secondaryFilters"', '"property": "secondaryFilter"');
  const { diagnostics } = await compileSources(new Map([...texts, [path, wrong]]));
  const reported = diagnostics.filter((each) => each.path === path).map(({ message }) => message);
  expect(reported).toEqual([
    '"Organization.nam" is not a field of entity "priority-queue".',
    '"displayColumn" is not a field of entity "priority-queue".',
    '"secondaryFilter" is not a field of entity "priority-queue".',
  ]);
});
