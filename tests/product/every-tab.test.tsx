import { resolve } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import type { BoxTab } from '../../engine/core/product/screen.ts';
import type { TabDescriptor } from '../../engine/core/product/tab.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { encodeTabState } from '../../engine/react/index.ts';
import { product } from '../../generated/product.ts';
import { readExampleRecords } from '../contract/example-records.ts';
import { pressWhenEnabled, useProductApp } from './harness/product-app.tsx';
import { patient, today } from './harness/records.ts';

const exampleRecords = await readExampleRecords(resolve(import.meta.dirname, '../..'));

interface Place {
  readonly name: string;
  readonly tab: TabDescriptor;
  readonly path: string;
}

/** Tabs of the patient page in which rows are added or edited, with their addresses. */
const places = (product.screens['patient']?.boxes ?? []).flatMap(({ name, tabs }) =>
  placesIn(name, tabs, []),
);

function placesIn(box: string, tabs: readonly BoxTab[], above: readonly string[]): readonly Place[] {
  return tabs.flatMap((each) => {
    if (each.kind === 'group') return placesIn(box, each.tabs, [...above, each.name]);
    const tab = each.kind === 'tab' ? product.tabs[each.tab] : undefined;
    if (tab?.actions.add === undefined && tab?.actions.edit === undefined) return [];
    return [
      {
        name: tab.name,
        tab,
        path: `/dashboard/patient/ana/${encodeTabState({ [box]: [...above, tab.name] })}`,
      },
    ];
  });
}

/**
 * Makes a row for the tab from the valid examples of its entity, as a record or inside the patient; a joined list
 * needs none.
 */
function rowsFor({ entity, source }: TabDescriptor): readonly LoadRecord[] {
  if (source.kind === 'call' && source.join !== undefined) return [];
  const fits = (item: JsonObject) =>
    source.kind !== 'call' ||
    (source.where?.evaluate({ item, records: {}, now: `${today}T12:00:00Z`, today }) ?? true);
  const row = exampleRecords(entity).find(fits);
  if (row === undefined) throw new Error(`${entity} has no good example that fits.`);
  if (source.kind === 'call') return [{ entity, record: { ...row, _id: 'row', subject: 'ana' } }];
  if (source.kind === 'object') return [inPatient(source.at, row)];
  if (source.kind === 'record') return [inPatient(source.at, [{ ...row, id: 'row' }])];
  throw new Error(`Rows of a tab over ${source.kind} are not edited.`);
}

function inPatient(at: string, value: JsonObject | readonly JsonObject[]): LoadRecord {
  const { entity, record } = patient('ana', { name: { first: 'Ana', last: 'Ruiz' }, externalId: 'TEST-1' });
  return { entity, record: setAt(record, at, value as JsonObject) as JsonObject };
}

describe('a tab of the product', () => {
  const { gateway, open } = useProductApp();

  /** Expects the open form to have the title and buttons of its row in the specification. */
  async function expectForm(title: string, item: string) {
    const form = within(await screen.findByRole('dialog', { name: title }));
    const names = (await form.findAllByRole('button')).map(({ textContent }) => textContent);
    expect(names.filter((name) => /^(Cancel|Save)/.test(name ?? ''))).toEqual(['Cancel', `Save ${item}`]);
    form.getByRole('button', { name: 'Cancel' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  const added = places.filter(({ tab }) => tab.actions.add !== undefined);
  const edited = places.filter(({ tab }) => tab.actions.edit !== undefined);

  it.each(added)(
    'has a button that adds to $name, by a form of that title with Cancel and Save [ENGINE-01] [ENGINE-03] [ENGINE-04]',
    async ({ path, tab: { item } }) => {
      if (added.some(({ tab }) => tab.actions.add?.when)) await gateway.load([reviewable]);
      const user = await open(path);
      await pressWhenEnabled(user, `Add ${item}`);
      await expectForm(`Add ${item}`, item);
    },
  );

  it.each(edited)(
    'edits a row of $name in a form of that title with Cancel and Save [ENGINE-03] [ENGINE-04]',
    async ({ path, tab }) => {
      await gateway.load(rowsFor(tab));
      const user = await open(path);
      const [button] = await screen.findAllByRole('button', { name: /^Edit (?!Patient|Profile)/ });
      await user.click(button as HTMLElement);
      await expectForm(`Edit ${tab.item}`, tab.item);
    },
  );
});

/** Patient in whom every tab allows adding rows. */
const reviewable = patient('ana', {
  ...{ name: { first: 'Ana', last: 'Ruiz' }, externalId: 'TEST-1' },
  currentWorkflowState: { name: 'Ready for Medication Safety Review', year: 2026 },
});
