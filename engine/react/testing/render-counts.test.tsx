import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Expression } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { FormDescriptor, FormField } from '../../core/product/form.ts';
import type { Product } from '../../core/product/product.ts';
import { type ProductChange, withChanges } from '../../core/product/product-change.ts';
import { createLiveProduct } from '../context/live-product.ts';
import { type OpenRecord, OpenRecordsContext } from '../context/open-records.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { type FormController, useForm } from '../form/use-form.ts';
import { clearDrafts } from '../modal/drafts.ts';
import { RecordModal } from '../modal/RecordModal.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { nothingRenders, rendersDuring } from './count-renders.ts';
import { library } from './library.ts';
import { book } from './library-gateway.ts';
import { renderEngine } from './render-engine.tsx';

/*
 * Numbers of renders for a keystroke, a turned page and a notice, which are the same on every machine. A
 * larger number means an unnecessary subscription, or has its reason stated here.
 */

const plain: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };
const columns = ['name', 'zip', 'phone', 'email', 'isMain', 'isSpare'];

const branchForm: FormDescriptor = {
  ...{ name: 'branch', entity: 'branch', initial: {} },
  layout: [{ row: ['name', 'founded'] }, { row: ['desks'] }],
  fields: {
    desks: { ...plain, rows: { columns, item: 'Desk', least: 0 } },
    ...Object.fromEntries(columns.map((column) => [`desks.*.${column}`, plain])),
  },
};

const branches: Product = { ...library, forms: { ...library.forms, branch: branchForm } };

const branch: JsonObject = {
  ...{ type: 'branch', name: 'North Branch' },
  desks: Array.from({ length: 20 }, (_, row) => ({
    ...{ id: `d${row}`, name: `Desk ${row}`, zip: '80202', phone: '3035550134' },
  })),
};

interface OpenedProps {
  readonly name: string;
  readonly initial: JsonObject;
  readonly onOpen: (form: FormController) => void;
}

function Opened({ name, initial, onOpen }: OpenedProps) {
  const form = useForm({ form: name, initial });
  onOpen(form);
  return <EntityForm form={form} onSubmit={() => undefined} />;
}

function openForm(name: string, initial: JsonObject, product: Product) {
  const opened: FormController[] = [];
  const { user } = renderEngine(
    <Opened name={name} initial={initial} onOpen={(form) => opened.push(form)} />,
    { product },
  );
  const valueAt = (path: string) => opened[0]?.store.valueAt(path);
  return { user, valueAt };
}

describe('what is rendered', () => {
  afterEach(clearDrafts);

  it('is nothing at all for a word that is typed into one of 120 cells', async () => {
    const { user, valueAt } = openForm('branch', branch, branches);
    const cell = screen.getByLabelText('name, row 15');
    await user.type(cell, 'A');
    await waitFor(() => expect(valueAt('desks.14.name')).toBe('Desk 14A'));
    const renders = await rendersDuring(async () => {
      await user.type(cell, 'BC');
      await waitFor(() => expect(valueAt('desks.14.name')).toBe('Desk 14ABC'));
    });
    expect(renders).toEqual({ commits: 0, of: {} });
  });

  it('is one control for a choice in one of 120 cells', async () => {
    const { user, valueAt } = openForm('branch', branch, branches);
    const cell = screen.getByLabelText('isMain, row 15');
    await user.click(cell);
    const renders = await rendersDuring(() => user.click(cell));
    expect(valueAt('desks.14.isMain')).toBe(false);
    expect(renders).toEqual({ commits: 1, of: { BoundControl: 1, CheckboxControl: 1 } });
  });

  it('is nothing of its dialog for a word that is typed into a form', async () => {
    const { user } = renderEngine(<BookDialog />);
    const title = await screen.findByRole('textbox', { name: /Title/ });
    await user.type(title, 'A');
    await waitFor(() => expect(kept()).toContain('"title":"EmmaA"'));
    await nothingRenders();
    const renders = await rendersDuring(async () => {
      await user.type(title, 'BC');
      await waitFor(() => expect(kept()).toContain('"title":"EmmaABC"'));
    });
    expect(renders).toEqual({ commits: 0, of: {} });
  });

  it('is the field with another title, and none of the others of its form, as its schema is edited', async () => {
    const live = createLiveProduct(await manyFields());
    renderEngine(<Opened name="large" initial={{}} onOpen={() => undefined} />, { product: live });
    const next = await withChanges(live.get(), titleChanges('field3', 'Third'));
    const { of } = await rendersDuring(() => act(() => live.set(next)));
    expect(screen.getByRole('textbox', { name: 'Third' })).toBeVisible();
    const { FieldOf, FieldFrame, ControlAt, BoundControl, TextControl } = of;
    const rendered = { FieldOf, FieldFrame, ControlAt, BoundControl, TextControl };
    expect(rendered).toEqual({ FieldOf: 1, FieldFrame: 1, ControlAt: 1, BoundControl: 1, TextControl: 1 });
  });

  it('is no field of an open form for a notice about the record beside it', async () => {
    const { user } = renderEngine(
      <Learning>
        <BookDialog />
      </Learning>,
    );
    await screen.findByRole('textbox', { name: /Title/ });
    const learn = screen.getByRole('button', { name: 'A colleague saves', hidden: true });
    const { of } = await rendersDuring(() => user.click(learn));
    expect(of).toMatchObject({ Learning: 1, RecordModal: 1 });
    expect(Object.keys(of).filter((name) => /Control|Field|Row|Leaf|Message/.test(name))).toEqual([]);
  });

  it('are the rows and the pager of a table that is turned to another page', async () => {
    const books = Array.from({ length: 30 }, (_, index) => book(`b${index}`, { pages: index }));
    const { user } = renderEngine(<Shelf books={books} />);
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    const { commits, of } = await rendersDuring(() => user.click(next));
    const { DataTable: table, TableRow: rows, Head, HeadCell, Menu } = of;
    expect({ commits, table, rows, Head, HeadCell, Menu }).toEqual({ commits: 1, table: 1, rows: 5 });
  });
});

describe('what is evaluated', () => {
  it('is nothing of an untouched form whose schema is edited: no field is notified, and no value is judged', async () => {
    const judged: string[] = [];
    const product = await manyFields(() => judged.push('large'));
    const opened: FormController[] = [];
    const live = createLiveProduct(product);
    renderEngine(<Opened name="large" initial={{}} onOpen={(form) => opened.push(form)} />, {
      product: live,
    });
    const notified: string[] = [];
    const names = ['field2', 'field3', 'field4'];
    for (const name of names) opened[0]?.store.subscribeTo(name, () => notified.push(name));
    const next = await withChanges(live.get(), titleChanges('field3', 'Third'));
    act(() => live.set(next));
    expect(notified).toEqual([]);
    expect(judged).toEqual([]);
    expect(opened.at(-1)?.store.get().problems).toEqual([]);
    expect(judged).toEqual(['large']);
  });

  it('for a word that is typed are the conditions that hide fields, twice, and the others once', async () => {
    const evaluated: string[] = [];
    const { user, valueAt } = openForm('book', { type: 'branch.book' }, counting(library, evaluated));
    const title = screen.getByRole('textbox', { name: /Title/ });
    await user.type(title, 'Emm');
    await waitFor(() => expect(valueAt('title')).toBe('Emm'));
    evaluated.length = 0;
    await user.type(title, 'a');
    await waitFor(() => expect(valueAt('title')).toBe('Emma'));
    // Expects two evaluations: one to empty hidden fields, one for the display of the fields.
    expect(evaluated.toSorted()).toEqual(['dueBack is required', 'dueBack is visible', 'dueBack is visible']);
  });
});

/** Product with a form of 40 fields, all of which are drawn at once. */
function manyFields(onJudged: () => void = () => undefined): Promise<Product> {
  const names = Array.from({ length: 40 }, (_, index) => `field${index}`);
  const { branch: entity } = library.entities;
  if (entity === undefined) throw new Error('The library has no branches.');
  const properties = Object.fromEntries(names.map((name) => [name, { type: 'string', title: name }]));
  const fields = Object.fromEntries(names.map((name) => [`/${name}`, { title: name, type: 'string' }]));
  const form = { ...{ name: 'large', entity: 'large', initial: {}, fields: {} } };
  return withChanges(library, [
    {
      at: ['entities', 'large'],
      value: {
        ...{ ...entity, name: 'large', fields, schema: { type: 'object', properties } },
        validate() {
          onJudged();
          return true;
        },
      },
    },
    { at: ['forms', 'large'], value: { ...form, layout: names.map((name) => ({ row: [name] })) } },
  ]);
}

/** Lists the changes of a product after an edit of a title. */
function titleChanges(name: string, title: string): readonly ProductChange[] {
  return [
    { at: ['entities', 'large', 'fields', `/${name}`, 'title'], value: title },
    { at: ['entities', 'large', 'schema', 'properties', name, 'title'], value: title },
  ];
}

function kept(): string {
  return sessionStorage.getItem('engine.draft.emma') ?? '';
}

function BookDialog() {
  return (
    <RecordModal
      item="Book"
      mode="edit"
      form="book"
      initial={{ type: 'branch.book', title: 'Emma', _rev: 1 }}
      draftKey="emma"
      stored={undefined}
      save={async () => undefined}
      onClose={() => undefined}
    />
  );
}

/** Renders a screen with an open record, which learns of a newer version of the record. */
function Learning({ children }: { readonly children: ReactNode }) {
  const [revision, setRevision] = useState(1);
  const record: OpenRecord = {
    ...{ record: { ...branch, _rev: revision }, replace: () => undefined, refresh: async () => undefined },
  };
  return (
    <OpenRecordsContext value={{ branch: record }}>
      <button type="button" onClick={() => setRevision(revision + 1)}>
        A colleague saves
      </button>
      {children}
    </OpenRecordsContext>
  );
}

function Shelf({ books }: { readonly books: readonly JsonObject[] }) {
  const table = library.tabs['books']?.table;
  if (table === undefined) throw new Error('The library has no table of books.');
  return (
    <DataTable
      {...{ caption: 'Books', table, rows: books, empty: 'None.', keepAs: 'shelf' }}
      rowKey={(row) => String(row['_id'])}
    />
  );
}

/** Copies a product so that its form of books records each condition that it evaluates. */
function counting(product: Product, evaluated: string[]): Product {
  const noted = <Value,>(name: string, { source, evaluate }: Expression<Value>): Expression<Value> => ({
    source,
    evaluate(scope) {
      evaluated.push(name);
      return evaluate(scope);
    },
  });
  const form = product.forms['book'];
  if (form === undefined) throw new Error('The library has no form of books.');
  const fields = Object.entries(form.fields).map(([path, field]) => [
    path,
    {
      ...field,
      ...(field.visibleWhen && { visibleWhen: noted(`${path} is visible`, field.visibleWhen) }),
      ...(field.requiredWhen && { requiredWhen: noted(`${path} is required`, field.requiredWhen) }),
    },
  ]);
  return { ...product, forms: { ...product.forms, book: { ...form, fields: Object.fromEntries(fields) } } };
}
