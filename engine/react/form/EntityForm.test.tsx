import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import type { FormDescriptor, FormField } from '../../core/product/form.ts';
import { createLiveProduct } from '../context/live-product.ts';
import { Button } from '../parts/Button.tsx';
import { seriousFindings } from '../testing/axe.ts';
import { library } from '../testing/library.ts';
import { createLibraryGateway } from '../testing/library-gateway.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { EntityForm } from './EntityForm.tsx';
import { useForm } from './use-form.ts';

const gateway = createLibraryGateway();
beforeAll(() => gateway.server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => gateway.server.resetHandlers());
afterAll(() => gateway.server.close());

interface HostProps {
  readonly form: string;
  readonly initial?: JsonObject;
  readonly old?: JsonObject;
  readonly onSave?: (values: JsonObject) => void;
}

function Host({ form: name, initial = {}, old, onSave }: HostProps) {
  const form = useForm({ form: name, initial, old });
  const save = () => {
    const values = form.attemptSave();
    if (values !== undefined) onSave?.(values);
  };
  return (
    <>
      <EntityForm form={form} onSubmit={save} />
      <Button onClick={save}>Save</Button>
      <Button
        onClick={() =>
          form.showServerProblems([
            { at: '/title', code: 'unique', message: 'There is such a book already', severity: 'error' },
          ])
        }
      >
        Refuse
      </Button>
    </>
  );
}

function renderForm(props: HostProps) {
  const saved: JsonObject[] = [];
  const view = renderEngine(<Host {...props} onSave={(values) => saved.push(values)} />, {
    home: gateway.home,
  });
  return { ...view, saved };
}

const plainField: FormField = { uiSchema: {}, options: {}, whenHidden: 'keep', clears: [] };
const newBook = { type: 'branch.book' };

describe('a form', () => {
  it('shows no error before a field is touched, and that field alone after [VALID-08]', async () => {
    const { user } = renderForm({ form: 'book', initial: newBook });
    expect(screen.queryByText('Required')).toBeNull();
    await user.click(screen.getByLabelText(/Title/));
    await user.tab();
    expect(screen.getByLabelText(/Title/)).toBeInvalid();
    expect(screen.getByLabelText(/Title/)).toHaveAccessibleDescription('Required');
  });

  it('stops a save with errors, touches every field in error and moves to the first [VALID-09]', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: newBook });
    await user.click(screen.getByLabelText('On loan'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([]);
    expect(screen.getByRole('textbox', { name: /Title/ })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: /Due back/ })).toBeInvalid();
    await expect
      .poll(() => document.activeElement, { timeout: 5_000 })
      .toBe(screen.getByRole('textbox', { name: /Title/ }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need attention: Title, Due back');
  });

  it('lists what stops a save in the order of the fields, whoever found it', async () => {
    const { user } = renderForm({ form: 'book', initial: { ...newBook, title: 'Dune' } });
    await user.click(screen.getByLabelText('On loan'));
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need attention: Title, Due back');
  });

  it('asks for another save only while nothing is wrong any more', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: newBook });
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
    await save();
    expect(screen.getByText('1 field needs attention:')).toBeVisible();
    await user.type(screen.getByLabelText(/^Title/), 'Dune');
    expect(await screen.findByText('All fields are corrected. Save again.')).toBeVisible();
    await user.click(screen.getByLabelText('On loan'));
    await user.click(screen.getByRole('textbox', { name: /Due back/ }));
    await user.tab();
    expect(screen.getByRole('textbox', { name: /Due back/ })).toBeInvalid();
    expect(screen.queryByText('All fields are corrected. Save again.')).toBeNull();
    expect(screen.getByText('These are corrected, but another field needs attention.')).toBeVisible();
    await save();
    expect(screen.getByText('1 field needs attention:')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('saves what was typed without waiting for typing to rest', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: newBook });
    await user.type(screen.getByLabelText(/Title/), 'Emma{Enter}');
    expect(saved).toEqual([{ type: 'branch.book', title: 'Emma' }]);
  });

  it('cuts text at its maximum, typed or pasted [VALID-07] [ENGINE-15]', async () => {
    const { user } = renderForm({ form: 'book', initial: newBook });
    await user.click(screen.getByLabelText('Remark'));
    await user.paste('a'.repeat(40));
    expect(screen.getByLabelText('Remark')).toHaveValue('a'.repeat(30));
  });

  it('counts the characters of a limited text [SHELL-22]', async () => {
    const { user } = renderForm({ form: 'book', initial: newBook });
    await user.type(screen.getByLabelText('Remark'), 'abc🙂');
    expect(screen.getByText('4 of 30')).toBeInTheDocument();
  });

  it('takes a typed date and stores the day as it is', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    await user.type(screen.getByRole('textbox', { name: 'Published' }), '2/29/2020{Enter}');
    expect(saved).toEqual([{ type: 'branch.book', title: 'Emma', published: '2020-02-29' }]);
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Published' })).toHaveValue('02/29/2020');
  });

  it('keeps what is no date and says so [VALID-03]', async () => {
    const { user } = renderForm({ form: 'book', initial: newBook });
    await user.type(screen.getByRole('textbox', { name: 'Published' }), '02/30/2020');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Published' })).toHaveValue('02/30/2020');
    expect(screen.getByText('Invalid Date')).toBeInTheDocument();
  });

  it('lets a day be picked from a calendar that is loaded when it opens', async () => {
    const { user, saved } = renderForm({
      form: 'book',
      initial: { ...newBook, title: 'Emma', published: '2020-02-10' },
    });
    await user.click(screen.getByRole('button', { name: 'Choose Published from a calendar' }));
    await user.click(await screen.findByRole('button', { name: '29 February 2020' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]).toMatchObject({ published: '2020-02-29' });
  });

  it('offers the titles of a value set and stores the code', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    await user.selectOptions(screen.getByLabelText('Genre'), 'Popular science');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]).toMatchObject({ genre: 'science' });
  });

  it('shows a field while its condition holds and clears it when it hides', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    expect(screen.queryByRole('textbox', { name: /Due back/ })).toBeNull();
    await user.click(screen.getByLabelText('On loan'));
    await user.type(screen.getByRole('textbox', { name: /Due back/ }), '12/24/2026');
    expect(screen.getByRole('textbox', { name: /Due back/ })).toBeRequired();
    await user.click(screen.getByLabelText('On loan'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toEqual([{ type: 'branch.book', title: 'Emma', isOnLoan: false }]);
  });

  it('puts a problem of the gateway on its field until that field is edited', async () => {
    const { user } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByText('There is such a book already')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Title/), '!');
    await user.tab();
    expect(screen.queryByText('There is such a book already')).toBeNull();
  });

  it('stops once for a warning and then lets it pass', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma', pages: 3000 } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Are there really so many pages?')).toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toHaveLength(1);
  });

  it('is not held up by what was wrong before and is unchanged', async () => {
    const stored = { ...newBook, _id: 'b1', _rev: 1, title: 'Emma', published: '2999-01-01' };
    const { user, saved } = renderForm({ form: 'book', initial: stored, old: stored });
    await user.type(screen.getByLabelText(/Title/), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]).toMatchObject({ title: 'Emma!' });
  });

  it('takes a new schema while it is open and keeps what is typed', async () => {
    const product = createLiveProduct(library);
    const { user } = renderEngine(<Host form="book" initial={newBook} />, { product });
    await user.type(screen.getByLabelText(/Title/), 'Emma');
    const { book } = library.forms as { book: NonNullable<(typeof library.forms)[string]> };
    product.set({
      ...library,
      forms: { ...library.forms, book: { ...book, layout: [{ row: ['title', 'genre'] }] } },
    });
    expect(await screen.findByLabelText(/Title/)).toHaveValue('Emma');
    expect(screen.queryByLabelText('Remark')).toBeNull();
  });

  it('has nothing serious for axe, fresh and with errors', async () => {
    const { user } = renderForm({ form: 'book', initial: newBook });
    await screen.findByRole('combobox', { name: 'Topic' });
    expect(await seriousFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await seriousFindings()).toEqual([]);
  });
});

describe('a code search', () => {
  it('stores a picked suggestion with its code', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    await user.type(await screen.findByRole('combobox', { name: 'Topic' }), 'pen');
    await user.click(await screen.findByRole('option', { name: /Penguins/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]?.['topic']).toEqual({
      text: 'Penguins',
      coding: [{ system: 'urn:topics', code: 'T1', display: 'Penguins' }],
    });
  });

  it('is used with the keyboard alone', async () => {
    const { user } = renderForm({ form: 'book', initial: newBook });
    const box = await screen.findByRole('combobox', { name: 'Topic' });
    await user.type(box, 'pen');
    await screen.findByRole('option', { name: /Penguins/ });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box).toHaveValue('Pennies');
  });

  it('keeps free text without a code', async () => {
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    await user.type(await screen.findByRole('combobox', { name: 'Topic' }), 'pe');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]?.['topic']).toEqual({ text: 'pe' });
  });

  it('says why the search failed and goes on', async () => {
    gateway.refuse('get', '/api/library/topics', 400, {
      code: 'broken',
      message: 'The topics are closed today',
    });
    const { user, saved } = renderForm({ form: 'book', initial: { ...newBook, title: 'Emma' } });
    await user.type(await screen.findByRole('combobox', { name: 'Topic' }), 'pen');
    expect(await screen.findByText('The topics are closed today')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]?.['topic']).toEqual({ text: 'pen' });
  });
});

it('marks no field as required that it does not let anybody fill in', () => {
  const { book } = library.forms;
  if (book === undefined) throw new Error('The library has no form of a book.');
  const open = (isEnabled: boolean) => {
    const enabledWhen = { source: '', evaluate: () => isEnabled };
    const fields = { ...book.fields, title: { ...plainField, enabledWhen } };
    const product = { ...library, forms: { ...library.forms, book: { ...book, fields } } };
    return renderEngine(<Host form="book" initial={newBook} />, { product });
  };
  const { unmount } = open(true);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired();
  unmount();
  open(false);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: 'Title' })).not.toBeRequired();
});

describe('a form with tabs', () => {
  it('marks the tab that holds an error and opens it [VALID-09]', async () => {
    const { user } = renderForm({ form: 'desk', initial: { id: 'd9', name: 'Side desk', zip: '80202' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const tab = screen.getByRole('tab', { name: /Contact/ });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(within(tab).getByText('has errors')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription('Phone is required');
  });

  it('masks a phone number and stores its ten digits [VALID-13]', async () => {
    const { user, saved } = renderForm({ form: 'desk', initial: { id: 'd9', name: 'Side', zip: '80202' } });
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '303555013499');
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('(303) 555-0134');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]).toMatchObject({ phone: '3035550134' });
  });

  it('hints at the form of a zip code and refuses another [VALID-11]', async () => {
    const { user } = renderForm({ form: 'desk', initial: { id: 'd9' } });
    expect(screen.getByLabelText(/Zip/)).toHaveAccessibleDescription('##### or #####-####');
    await user.type(screen.getByLabelText(/Zip/), '8020');
    await user.tab();
    expect(screen.getByText('Invalid Format')).toBeInTheDocument();
  });

  it('unticks what excludes each other', async () => {
    const { user } = renderForm({ form: 'desk', initial: { id: 'd9', isMain: true } });
    await user.click(screen.getByLabelText('Spare'));
    expect(screen.getByLabelText('Main')).not.toBeChecked();
    expect(screen.getByLabelText('Spare')).toBeChecked();
  });

  it('lays out the fields of nested objects one by one', async () => {
    const { user, saved } = renderForm({
      form: 'desk',
      initial: { id: 'd9', name: 'Side', zip: '80202', phone: '3035550134' },
    });
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    await user.type(screen.getByLabelText('Last Name'), 'Lee');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved[0]).toMatchObject({ contact: { lastName: 'Lee' } });
  });
});

describe('a form with a list of very many rows', () => {
  const columns = ['name', 'zip', 'phone'];
  const branch: FormDescriptor = {
    ...{ name: 'branch', entity: 'branch', initial: {}, layout: [{ row: ['name'] }, { row: ['desks'] }] },
    fields: {
      desks: { ...plainField, rows: { columns, item: 'Desk', least: 0 } },
      ...Object.fromEntries(columns.map((column) => [`desks.*.${column}`, plainField])),
    },
  };
  const product = { ...library, forms: { ...library.forms, branch } };
  const desks = Array.from({ length: 60 }, (_, row) => ({
    ...{ id: `d${row}`, name: `Desk ${row}`, zip: row === 50 ? '8' : '80202', phone: '3035550134' },
  }));

  it('draws the first of them when it opens, leads to what is wrong in another, and draws all by and by', async () => {
    const { user } = renderEngine(<Host form="branch" initial={{ type: 'branch', name: 'North', desks }} />, {
      product,
    });
    const drawn = () => screen.getAllByRole('textbox', { name: /^name, row/ }).length;
    expect(drawn()).toBe(25);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const cell = await screen.findByRole('textbox', { name: 'zip, row 51' });
    await waitFor(() => expect(cell).toHaveFocus());
    expect(cell).toBeInvalid();
    await waitFor(() => expect(drawn()).toBe(60));
  });
});
