import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { listedTexts } from '../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { sendChange } from '../../gateway/versions/changes.ts';
import { publish, storeVersion } from '../../gateway/versions/publications.ts';
import { product } from '../../generated/product.ts';
import { emptyDraft } from '../../studio/page/draft.ts';
import { keepDraft, keptDraft } from '../../studio/page/kept-draft.ts';
import { schemaVersions } from '../../studio/workbench/schema-versions.ts';
import { createVersions } from '../../studio/workbench/versions.ts';
import { createWorkbench, publishingWorkbench } from '../../studio/workbench/workbench.ts';
import { home, useProductApp } from './harness/product-app.tsx';

const path = 'schemas/book/book.schema.json';
const before = libraryTexts.get(path) ?? '';
const title = (name: string) => before.replace('"title": "Pages"', `"title": "${name}"`);

const unchanged = 'No changes';

describe('the Studio', () => {
  let texts: ReadonlyMap<string, string> = libraryTexts;
  beforeEach(() => {
    texts = libraryTexts;
  });
  const workbench = createWorkbench({
    read: async () => texts,
    write: async (written) => {
      texts = withTexts(texts, listedTexts(written));
    },
  });
  const app = useProductApp({ services: { workbench } });

  const openField = async () => {
    const user = await app.open(`/studio?file=${path}&at=/properties/pages`, 'clinical');
    return { user, input: await screen.findByRole('textbox', { name: /^Title/ }) };
  };
  const openFile = () =>
    screen.getByRole('navigation', { name: 'Files' }).querySelector<HTMLElement>('[aria-current]')?.dataset[
      'file'
    ];
  const save = () => screen.getByRole('button', { name: /^Save/ });
  const compiled = () => screen.findByText('1 file changed, compiles');

  it('keeps a draft without holding up its page, and at once where the page is left', () => {
    const draft = { files: { [path]: { base: before, text: title('Length') } }, done: [], undone: [] };
    keepDraft('user-ann', draft, vi.fn());
    expect(keptDraft('user-ann')).toEqual(emptyDraft);
    window.dispatchEvent(new Event('pagehide'));
    expect(keptDraft('user-ann')).toEqual(draft);
    keepDraft('user-ann', emptyDraft, vi.fn());
    window.dispatchEvent(new Event('pagehide'));
    expect(keptDraft('user-ann')).toEqual(emptyDraft);
  });

  it('keeps the draft of before where the browser has no room for a later one, and says so once', () => {
    const draftOf = (text: string) => ({ files: { [path]: { base: before, text } }, done: [], undone: [] });
    const onNoRoom = vi.fn();
    const keep = (draft: Parameters<typeof keepDraft>[1]) => {
      keepDraft('user-ann', draft, onNoRoom);
      window.dispatchEvent(new Event('pagehide'));
    };
    keep(draftOf(title('Length')));
    keep(draftOf('x'.repeat(6_000_000)));
    keep(draftOf('y'.repeat(6_000_000)));
    expect(keptDraft('user-ann')).toEqual(draftOf(title('Length')));
    expect(onNoRoom).toHaveBeenCalledTimes(1);
    const small = draftOf(title('Leaves'));
    keep({ ...small, done: [{ label: 'x'.repeat(6_000_000), splices: [] }] });
    expect(keptDraft('user-ann')).toEqual(small);
    expect(onNoRoom).toHaveBeenCalledTimes(1);
    keep(emptyDraft);
  });

  it('goes on after a reload with what was typed in a burst, before the gateway has answered', async () => {
    const never = http.post(`${home}/api/regimen/studio/run`, () => new Promise<never>(() => undefined), {
      once: true,
    });
    app.network.use(never);
    const { user, input } = await openField();
    await user.tripleClick(input);
    await user.paste('Length');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = await openField();
    await compiled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Length'));
    await again.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(unchanged)).toBeVisible();
  });

  it('brings all of it back over two reloads without an answer, and takes nothing meanwhile', async () => {
    app.network.use(http.post(`${home}/api/regimen/studio/run`, () => new Promise<never>(() => undefined)));
    const { user, input } = await openField();
    const reload = () => {
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
      return openField();
    };
    await user.tripleClick(input);
    await user.paste('Length');
    const description = () => screen.getByRole('textbox', { name: /^Description/ });
    await user.tripleClick(description());
    await user.paste('How many it has.');
    const second = await reload();
    expect(screen.getByText('Bringing back your last changes …')).toBeVisible();
    expect(second.input.closest('[inert]')).not.toBeNull();
    app.network.resetHandlers();
    const third = await reload();
    await compiled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Length'));
    expect(description()).toHaveValue('How many it has.');
    expect(description().closest('[inert]')).toBeNull();
    await third.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(description()).toHaveValue('How long it is.');
    await third.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(unchanged)).toBeVisible();
  });

  const genres = 'schemas/codes/genres.codes.json';
  const needs = (of: 'read' | 'lend') => `Words at library.access.json /rules/${of}/needs`;

  it.each([
    ['the text of a file', `file=${genres}&view=text`, genres, 'Novel'],
    ['the display of a code', `file=${genres}&view=design`, 'Display of novel', 'Novel'],
    ['the words of a cell', 'view=words', needs('read'), 'a signed-in user'],
  ])(
    'takes over %s when it goes from the page with the focus in it, as by Back',
    async (_, address, name, text) => {
      await app.open(`/studio?${address}`, 'clinical');
      const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name });
      box.focus();
      fireEvent.change(box, { target: { value: box.value.replace(text, 'Long novel') } });
      // Opens another view without moving the focus, as Back does, unlike a press.
      fireEvent.click(screen.getByRole('tab', { name: /^Changes/ }));
      expect(await screen.findByText(/^\+ .*"Long novel"/)).toBeVisible();
    },
  );

  it.each([
    ['the text of a file', `file=${genres}&view=text`, genres, 'Novel'],
    ['the display of a code', `file=${genres}&view=design`, 'Display of novel', 'Novel'],
    ['the words of a cell', 'view=words', needs('read'), 'a signed-in user'],
    ['an expression', 'file=schemas/book/book.rules.json&at=/rules/1&view=panel', /^Allowed if/, 'today()'],
  ])('undoes %s as the latest step, also before the typing rested', async (_, address, name, text) => {
    const user = await app.open(`/studio?${address}`, 'clinical');
    const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
    const type = async (from: string, to: string) => {
      const input = await box();
      input.focus();
      fireEvent.change(input, { target: { value: input.value.replace(from, to) } });
    };
    await type(text, `${text} 1`);
    await user.tab();
    await screen.findByText(/^1 file changed/);
    await type(`${text} 1`, `${text} 2`);
    // Leaves the focus in the field, as a press outside of every field does.
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await box()).value).toContain(`${text} 1`));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await box()).value).toContain(`${text} 1`);
  });

  it('shows what a paste wrote over the display of a code that was typed before, and takes it typed again', async () => {
    const user = await app.open(`/studio?file=${genres}&view=design`, 'clinical');
    const display = () => screen.findByRole('textbox', { name: 'Display of novel' });
    const type = async (text: string) => {
      await user.clear(await display());
      await user.type(await display(), `${text}{Enter}`);
    };
    const paste = async (text: string) => {
      await user.click(screen.getByRole('button', { name: 'Paste from a spreadsheet' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Paste codes' }));
      await user.click(dialog.getByRole('textbox', { name: 'Rows' }));
      await user.paste(text);
      await user.click(dialog.getByRole('button', { name: 'Put them into the draft' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await type('Long novel');
    await paste('novel\tNovel of a spreadsheet');
    await waitFor(async () => expect(await display()).toHaveValue('Novel of a spreadsheet'));
    await type('Long novel');
    await user.click(screen.getByRole('tab', { name: /^Changes/ }));
    expect(await screen.findByText(/^\+ .*"Long novel"/)).toBeVisible();
  });

  it('lets one type on where commands find no gateway, and has all of it when there is one again', async () => {
    app.network.use(http.post(`${home}/api/regimen/studio/run`, () => HttpResponse.error(), { once: true }));
    const user = await app.open('/studio?view=words', 'clinical');
    const box = (of: 'read' | 'lend') => screen.findByRole('textbox', { name: needs(of) });
    await user.type(await box('read'), ' 1');
    await user.type(await box('lend'), ' 2');
    await screen.findByText(/kept, and sent again until it is answered/);
    await user.keyboard('3');
    await user.tab();
    expect(await screen.findByText('1 file changed, compiles')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Changes/ }));
    expect(screen.getByText(/^\+ .*needs": ".* 1"/)).toBeVisible();
    expect(await screen.findByText(/^\+ .*needs": ".* 23"/)).toBeVisible();
  });

  it('changes one line of a file by its panel, undone and redone and kept over a reload', async () => {
    const { user, input } = await openField();
    expect(input).toHaveValue('Pages');
    // Pastes the text at once, which is one step.
    await user.tripleClick(input);
    await user.paste('Length');
    await user.tab();
    await compiled();
    expect(texts.get(path)).toBe(before);

    cleanup();
    const again = await openField();
    expect(again.input).toHaveValue('Length');
    await again.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(unchanged)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Redo' }));
    await compiled();
    await again.user.click(screen.getByRole('tab', { name: /^Changes/ }));
    const changes = within(screen.getByRole('region', { name: `Changes of ${path}` }));
    expect(changes.getByText(/^\+ .*"title": "Length"/)).toBeVisible();
    expect(changes.getByText(/^− .*"title": "Pages"/)).toBeVisible();
    await again.user.click(save());
    await waitFor(() => expect(texts.get(path)).toBe(title('Length')));
    expect(await screen.findByText(unchanged)).toBeVisible();
  });

  it('says a title with a value in words in the panel of its form, and puts it into the draft', async () => {
    const user = await app.open('/studio?file=schemas/book/book.form.json&at=/layout/1', 'clinical');
    const group = await screen.findByRole('textbox', { name: 'Title of the group' });
    await user.clear(group);
    await user.paste('Print of {{ self.title }}');
    expect(await screen.findByText('Print of [Title]')).toBeVisible();
    await user.tab();
    await compiled();
    await user.click(screen.getByRole('tab', { name: 'Words' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind' }), 'Group');
    const words = await screen.findByRole('textbox', { name: 'Words at book.form.json /layout/1/group' });
    expect(words).toHaveValue('Print of {{ self.title }}');
    await user.type(words, '{Backspace}{Backspace}{Backspace}e }}');
    expect(await screen.findByText(/Did you mean "title"\?/)).toBeVisible();
    await user.clear(words);
    await user.paste('Prints of {{ self.title }}');
    expect(await screen.findByText('Prints of [Title]')).toBeVisible();
    await user.tab();
    await user.click(screen.getByRole('tab', { name: /^Changes/ }));
    expect(screen.getByText(/^\+ .*"group": "Prints of \{\{ self.title \}\}"/)).toBeVisible();
  });

  it('keeps what was translated among what is untranslated, until something else is looked for', async () => {
    const letter = 'schemas/author/reading-list.document.json';
    const message = '"message": "There are no books."';
    texts = new Map(texts).set(
      letter,
      (texts.get(letter) ?? '').replace(message, '"message": { "en": "There are no books." }'),
    );
    const user = await app.open('/studio?view=words', 'clinical');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Only' }), 'Untranslated');
    const name = 'Words at reading-list.document.json /warnings/0/message/fr';
    const translated = () => screen.getByRole('textbox', { name });
    await user.click(translated());
    await user.paste('Aucun livre.');
    await user.tab();
    await screen.findByText(/^1 file changed/);
    expect(translated()).toHaveValue('Aucun livre.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Only' }), 'All texts');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Only' }), 'Untranslated');
    expect(screen.queryByRole('textbox', { name })).toBeNull();
  });

  it('folds what a field does not have, finds it in the panel, and leads to another file by keys alone', async () => {
    const { user } = await openField();
    const maximum = () => screen.getByLabelText('At most');
    expect(screen.getByText(/^More: /).closest('details')).not.toHaveAttribute('open');
    await user.type(screen.getByRole('searchbox', { name: 'Find in this panel' }), 'at most');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull());
    expect(maximum().closest('details')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await user.paste('genres.codes');
    const path = () => within(screen.getByRole('navigation', { name: 'Path in the file' }));
    // Presses Enter in an input method, where it accepts a suggestion.
    fireEvent.keyDown(screen.getByRole('searchbox', { name: 'Search' }), { key: 'Enter', isComposing: true });
    expect(path().getByRole('button', { name: 'Book (kind of record)' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path().getByRole('button', { name: 'Genres (value set)' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  });

  it('finds what people see, leads to what makes it, and remembers what was opened and marked', async () => {
    const user = await app.open('/studio', 'clinical');
    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Add Book');
    const seen = within(await screen.findByRole('region', { name: 'Seen in the product' }));
    expect(seen.getAllByRole('button')[0]).toHaveTextContent(/^Add Book.*Books › button$/);
    await user.keyboard('{Enter}');
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    await waitFor(() => expect(openFile()).toBe('schemas/book/books.tab.json'));
    await user.click(await screen.findByRole('button', { name: 'Books is a favourite', pressed: false }));
    await screen.findAllByRole('button', { name: 'Books is a favourite', pressed: true });
    cleanup();
    await app.open('/studio', 'clinical');
    expect((await screen.findByText('Opened last')).closest('details')).toHaveTextContent(/Bookstab/);
    expect(screen.getByText('Favourites').closest('details')).toHaveTextContent(/Bookstab/);
  });

  it('keeps the words about a right that alone were changed, and the dialog where its change is refused', async () => {
    const access = 'schemas/access/library.access.json';
    const refused = http.post(
      `${home}/api/regimen/studio/run`,
      () => HttpResponse.json({ code: 'refused', message: 'Not now.' }, { status: 422 }),
      { once: true },
    );
    const user = await app.open(`/studio?file=${access}&view=design`, 'clinical');
    const [cell] = await screen.findAllByRole('button', { name: /^Lend, / });
    await user.click(cell as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const change = () => dialog.getByRole('button', { name: 'Change it' });
    expect(change()).toBeDisabled();
    const words = dialog.getByRole('textbox', { name: /^What somebody reads/ });
    await user.clear(words);
    await user.paste('a card of the library');
    app.network.use(refused);
    await user.click(change());
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(words).toHaveValue('a card of the library');
    await user.click(change());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await compiled()).toBeVisible();
  });

  it('names a file of a kept address that is not there any more, and opens what a file has where its view is missing', async () => {
    await app.open('/studio?file=schemas/book/gone.form.json&view=design', 'clinical');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no file schemas/book/gone.form.json.',
    );
    cleanup();
    await app.open('/studio?file=schemas/book/book.rules.json&view=design', 'clinical');
    expect(await screen.findByRole('tab', { name: 'Panel', selected: true })).toBeVisible();
    expect(screen.queryByText('Where to begin')).toBeNull();
  });

  it('names what the compiler finds in the draft, leads to its input, and corrects it with one press', async () => {
    const user = await app.open(`/studio?file=schemas/book/book.form.json`, 'clinical');
    await user.click(await screen.findByRole('tab', { name: 'Text' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /book\.form\.json/ });
    const { value } = text;
    await user.clear(text);
    await user.click(text);
    await user.paste(value.replace('"title"', '"titel"'));
    await user.tab();
    await screen.findByText(/^1 file changed, 1 error$/);
    const problems = within(screen.getByRole('region', { name: 'Problems' }));
    expect(problems.getByText(/"titel" is not a field/)).toHaveTextContent(/Did you mean "title"\?/);
    expect(problems.queryByText(/\.json|field\/unknown/)).toBeNull();
    await user.click(problems.getByRole('button', { name: /^form of Book/ }));
    expect(await screen.findByRole('tab', { name: 'Panel', selected: true })).toBeVisible();
    await waitFor(() => expect(screen.getByDisplayValue('titel')).toHaveFocus());
    await user.click(problems.getByRole('button', { name: 'Replace "titel" with "title"' }));
    expect(await screen.findByDisplayValue('title')).toBeVisible();
    expect(await screen.findByText(unchanged)).toBeVisible();
    // Waits for the compiler, since undoing removes the changes immediately, but earlier problems remain until the
    // next check.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Problems' })).toBeNull());
  });

  it('asks about a value that somebody else has changed in the file, and writes what is chosen', async () => {
    const { user, input } = await openField();
    await user.tripleClick(input);
    await user.paste('Length');
    await user.tab();
    await compiled();
    texts = new Map(texts).set(path, title('Size').replace('"title": "Price"', '"title": "Cost"'));
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    const last = dialog.getByRole('button', { name: 'Save' });
    expect(last).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /Your draft: "Length"/ }));
    await user.click(last);
    await waitFor(() =>
      expect(texts.get(path)).toBe(title('Length').replace('"title": "Price"', '"title": "Cost"')),
    );
  });

  it('leaves the form of a command as it was filled in where the command is refused, also over a reload', async () => {
    const refused = HttpResponse.json({ error: 'There is such a file.' }, { status: 422 });
    app.network.use(http.post(`${home}/api/regimen/studio/run`, () => refused, { once: true }));
    const file = '/studio?file=schemas/codes/genres.codes.json';
    const user = await app.open(file, 'clinical');
    await user.click(await screen.findByRole('button', { name: 'Rename the file' }));
    const name = async () => (await screen.findAllByRole('textbox', { name: /^New name/ })).at(-1);
    await user.type((await name()) ?? document.body, 'kinds{Enter}');
    await screen.findByText('There is such a file.');
    expect(await name()).toHaveValue('kinds');
    cleanup();
    const again = await app.open(file, 'clinical');
    await waitFor(async () => expect(await name()).toHaveValue('kinds'));
    await again.click((await name()) ?? document.body);
    await again.keyboard('{Enter}');
    await waitFor(() => expect(openFile()).toBe('schemas/codes/kinds.codes.json'));
  });

  it('creates a file from a template, copies, renames and removes it, by keys and without any text', async () => {
    const user = await app.open('/studio', 'clinical');
    const press = async (name: string | RegExp) => {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    };
    const fill = async (name: RegExp, value: string) => {
      const inputs = await screen.findAllByRole('textbox', { name });
      inputs.at(-1)?.focus();
      await user.paste(value);
    };
    await press('New file');
    await press('Value set');
    await fill(/^Name/, 'moods');
    await fill(/^Title/, 'Moods');
    await fill(/^Description/, 'How a book is.');
    await press('Create');
    const opened = (name: string) =>
      waitFor(() => expect(openFile()).toBe(`schemas/codes/${name}.codes.json`));
    await opened('moods');
    await press('Rename the file');
    await fill(/^New name/, 'spirits');
    await user.keyboard('{Enter}');
    await opened('spirits');
    await press('Remove the file');
    await screen.findByText(unchanged);
    await waitFor(() => expect(openFile()).toBeUndefined());
    await press('Undo');
    await opened('spirits');
    await user.click(save());
    await waitFor(() => expect(texts.get('schemas/codes/spirits.codes.json')).toContain('How a book is.'));
  });

  it('lays the columns of a table out by keys and buttons, in the lines of its file', async () => {
    const table = 'schemas/book/books.tab.json';
    const columns = () =>
      screen
        .getAllByRole('listitem')
        .flatMap(({ dataset, textContent }) => (dataset['drop'] === undefined ? [] : [textContent?.trim()]));
    const user = await app.open(`/studio?file=${table}&view=design`, 'clinical');
    await user.click(await screen.findByRole('button', { name: 'Title' }));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(columns().slice(0, 2)).toEqual(['Genre', 'Title']));
    expect(screen.getByRole('button', { name: 'Title' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Hidden at first' }));
    await screen.findByRole('button', { name: 'Title hidden' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sorted by' }), 'Genre');
    await user.click(screen.getByRole('button', { name: /^ISBN/ }));
    await waitFor(() => expect(columns().slice(0, 3)).toEqual(['Genre', 'Title hidden', 'ISBN']));
    await compiled();
    await user.click(save());
    await waitFor(() => expect(texts.get(table)).not.toBe(libraryTexts.get(table)));
    expect(texts.get(table)).toContain(
      '{ "field": "genre" }, { "field": "title", "shown": false }, { "field": "isbn" }, { "field": "published" }',
    );
    expect(texts.get(table)).toContain('"sort": [{ "by": "genre" }]');
  });

  it('lays the facts of a card and the tabs of a screen out by keys and buttons, in the lines of their files', async () => {
    const card = 'schemas/author/author.card.json';
    const rows = () => [...document.querySelectorAll('[data-row]')].map((row) => row.textContent?.trim());
    const user = await app.open(`/studio?file=${card}&view=design`, 'clinical');
    await user.click(await screen.findByRole('button', { name: 'Latest Book' }));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(rows()).toEqual(['Column 1', 'Latest Book', 'Last Name', 'Reveal restricted']),
    );
    expect(screen.getByRole('button', { name: 'Latest Book' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Put into a column of its own' }));
    await waitFor(() =>
      expect(rows().slice(0, -1)).toEqual(['Column 1', 'Last Name', 'Column 2', 'Latest Book']),
    );
    await user.click(screen.getByRole('button', { name: /^Born/ }));
    await waitFor(() => expect(rows().at(-2)).toBe('Born'));
    await user.click(screen.getByRole('button', { name: 'Reveal restricted' }));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(rows()).not.toContain('Reveal restricted'));
    await compiled();
    await user.click(save());
    await waitFor(() => expect(texts.get(card)).toContain('"facts": [{ "field": "name.last" }]'));
    expect(texts.get(card)).toContain(
      '"facts": [{ "title": "Latest Book", "value": "latestTitle()", "empty": "None yet" }, { "field": "born" }]',
    );
    expect(texts.get(card)).not.toContain('"actions"');
  });

  it('takes codes from a spreadsheet once nothing is wrong with them, and retires one', async () => {
    const set = 'schemas/codes/genres.codes.json';
    const user = await app.open(`/studio?file=${set}&view=design`, 'clinical');
    await user.click(await screen.findByRole('button', { name: 'Paste from a spreadsheet' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Paste codes' }));
    const put = dialog.getByRole('button', { name: 'Put them into the draft' });
    const rows = dialog.getByRole('textbox', { name: 'Rows' });
    await user.click(rows);
    await user.paste('poem\tPoem\npoem\tVerse');
    expect(await dialog.findByText('Line 2: The code "poem" stands in line 1 already.')).toBeVisible();
    expect(put).toBeDisabled();
    await user.clear(rows);
    await user.paste('novel\tLong story\npoem\tPoem');
    expect(await dialog.findByText('1 new, 1 changed, 0 as they were')).toBeVisible();
    await user.click(put);
    const displays = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Display of/ }).map(({ value }) => value);
    await user.click(await screen.findByRole('checkbox', { name: 'poem is retired' }));
    // Acts faster than the responses arrive, so that each action applies to the row as the previous one left it.
    const display = screen.getByRole('textbox', { name: 'Display of poem' });
    display.focus();
    fireEvent.change(display, { target: { value: 'Verse' } });
    fireEvent.keyDown(display, { key: 'Enter' });
    for (const key of ['ArrowUp', 'ArrowUp']) fireEvent.keyDown(display, { key, altKey: true });
    await waitFor(() => expect(displays()).toEqual(['Long story', 'Verse', 'Poetry', 'Other']));
    expect(display).toHaveFocus();
    await compiled();
    await user.click(save());
    await waitFor(() =>
      expect(texts.get(set)).toContain('{ "code": "poem", "display": "Verse", "deprecated": true }'),
    );
    expect(texts.get(set)).toContain('{ "code": "novel", "display": "Long story" }');
  });

  it('adds, moves, copies and removes rows, and adds, renames and reshapes entries, without any text', async () => {
    const user = await app.open('/studio?file=schemas/codes/genres.codes.json&at=/codes', 'clinical');
    const row = (name: RegExp) => screen.findByRole('button', { name });
    const labels = async () =>
      (await screen.findAllByRole('button', { name: /^\d+: / })).map(({ textContent }) => textContent);
    const first = await row(/^1: novel/);
    first.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () =>
      expect((await row(/^2: novel/)).ownerDocument.activeElement).toHaveTextContent(/^2: novel/),
    );
    await user.click(screen.getByRole('button', { name: 'Copy 2: novel' }));
    expect(await row(/^3: novel-2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove 1: poetry' }));
    await waitFor(async () => expect((await labels()).join()).toMatch(/^1: novel.*2: novel-2.*3: other/));
    const add = () => screen.getByRole('button', { name: 'Add' });
    await user.click(screen.getByRole('button', { name: 'Add choice' }));
    await user.click(await screen.findByRole('textbox', { name: /^Code/ }));
    await user.paste('essay');
    await user.tab();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Add' }), 'Value: text');
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('Say what it is called.');
    await user.click(screen.getByRole('textbox', { name: 'Name' }));
    await user.paste('shelf');
    await user.click(add());
    expect(await screen.findByRole('textbox', { name: /^Shelf/ })).toHaveValue('');
    await user.click(screen.getByText('Order, rename or remove the inputs above'));
    await user.click(screen.getByRole('button', { name: 'Rename shelf' }));
    const name = screen.getByRole('textbox', { name: 'New name of shelf' });
    await user.clear(name);
    await user.type(name, 'rack{Enter}');
    expect(await screen.findByRole('textbox', { name: /^Rack/ })).toBeVisible();
    await user.click(save());
    await waitFor(() =>
      expect(texts.get('schemas/codes/genres.codes.json')).toContain(
        '{ "code": "other", "display": "Other" },\n    { "code": "essay", "display": "new", "rack": "" }\n',
      ),
    );
  });

  it('moves a field to another entity, and offers the forms of that entity alone', async () => {
    const user = await app.open(`/studio?file=${path}&at=/properties/pages`, 'clinical');
    await user.click(await screen.findByRole('button', { name: 'Move to another kind of record' }));
    const command = within(screen.getByRole('region', { name: 'Move to another kind of record' }));
    const entity = command.getByRole('combobox', { name: /^Kind of record/ });
    expect(command.queryByRole('combobox', { name: /^Form/ })).not.toBeInTheDocument();
    const optionsOf = (choice: HTMLElement) =>
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(optionsOf(entity)).toContain('Loan');
    expect(optionsOf(entity)).not.toContain('Book');
    await user.selectOptions(entity, 'Loan');
    const form = await command.findByRole('combobox', { name: /^Form/ });
    expect(optionsOf(form).slice(1)).toEqual(['Loan']);
  });

  describe('that exports a form', () => {
    const openExport = async () => {
      const user = await app.open('/studio?view=new', 'clinical');
      const region = within(await screen.findByRole('region', { name: 'Export a form' }));
      await user.selectOptions(region.getByLabelText('Kind of record'), 'Book');
      return { user, region };
    };

    it('says what the format cannot carry over, and hands the file on', async () => {
      const saved: Blob[] = [];
      vi.stubGlobal(
        'URL',
        Object.assign(URL, {
          createObjectURL: (file: Blob) => `blob:${saved.push(file)}`,
          revokeObjectURL: () => undefined,
        }),
      );
      const { user, region } = await openExport();
      const rules = await region.findByRole('row', { name: /penName/ });
      expect(rules).toHaveTextContent('That it is required was left out: author.library_meta.anonymous');
      await user.click(region.getByRole('button', { name: 'Download book.questionnaire.json' }));
      const questionnaire = JSON.parse((await saved[0]?.text()) ?? '');
      expect(questionnaire.item[0]).toMatchObject({ linkId: 'title', required: true });
      await user.click(region.getByRole('button', { name: 'Open the exported form' }));
      const form = within(region.getByRole('region', { name: 'The exported form' }));
      await user.type(await form.findByRole('textbox', { name: 'Title' }), 'Emma');
      await user.selectOptions(form.getByRole('combobox', { name: 'Genre' }), 'Novel');
      await user.click(form.getByRole('button', { name: 'Submit' }));
      const answered = await form.findByText(/"QuestionnaireResponse"/);
      expect(JSON.parse(answered.textContent ?? '')).toMatchObject({
        status: 'completed',
        item: expect.arrayContaining([{ linkId: 'title', text: 'Title', answer: [{ valueString: 'Emma' }] }]),
      });
      await user.selectOptions(region.getByLabelText('Format'), 'XLSForm');
      expect(await region.findByRole('button', { name: 'Download book.xlsx' })).toBeEnabled();
    });
  });

  describe('that imports a form', () => {
    const choose = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
      const user = await app.open('/studio?view=new', 'clinical');
      const region = within(await screen.findByRole('region', { name: 'Import a form' }));
      await user.upload(region.getByLabelText('File'), new File([content], name));
      return { user, region };
    };
    const questions = {
      ...{ resourceType: 'Questionnaire', name: 'Visit', title: 'Visit' },
      item: [
        { linkId: 'day', type: 'date', text: 'Day of the visit' },
        { linkId: 'photo', type: 'attachment', text: 'Photo' },
      ],
    };

    it('shows what becomes of each row before it adds the files to the draft', async () => {
      const { user, region } = await choose('Home Visit.json', JSON.stringify(questions));
      expect(await region.findByRole('status')).toHaveTextContent(
        'FHIR Questionnaire, 2 rows: 1 field. Something is changed or left out in 2 rows, shown first.',
      );
      const rows = region.getAllByRole('row').map(({ textContent }) => textContent);
      expect(rows.find((row) => row?.startsWith('photo'))).toContain(
        'The type "attachment" was left out: forms here take no files.',
      );
      expect(region.getByLabelText('Name')).toHaveValue('home-visit');
      expect(screen.getByText(unchanged)).toBeVisible();
      await user.click(region.getByRole('button', { name: 'Add to the draft' }));
      expect(await screen.findByText('2 files changed, compiles')).toBeVisible();
      expect(await screen.findByRole('tab', { name: 'Panel', selected: true })).toBeVisible();
    });

    it('says of a damaged workbook what it is, and changes nothing', async () => {
      const { region } = await choose('form.xlsx', new Uint8Array([80, 75, 3, 4, 0, 1, 2, 3]));
      const damaged = /^form\.xlsx cannot be read as a workbook: it is damaged or no \.xlsx file\./;
      await waitFor(() => expect(region.getByRole('alert')).toHaveTextContent(damaged));
      expect(region.queryByRole('button', { name: 'Add to the draft' })).toBeNull();
    });
  });
});

describe('the history of what was published', () => {
  const [first, second] = [title('Length'), title('Length').replace('"title": "Price"', '"title": "Cost"')];
  const served = new Map(libraryTexts).set(path, second);
  const compiled = createVersions(import.meta.dirname);
  const versions = schemaVersions(compiled, { product, texts: served });
  const workbench = publishingWorkbench(compiled, versions);
  const app = useProductApp({ services: { workbench, versions } });

  beforeEach(async () => {
    const database = app.gateway.database();
    await storeVersion(database, 'a'.repeat(64), new Map(libraryTexts).set(path, first));
    await storeVersion(database, product.hash, served);
    const publications: readonly [hash: string, title: string, base: string, text: string][] = [
      ['a'.repeat(64), 'Pages are a length', before, first],
      [product.hash, 'Prices are costs', first, second],
    ];
    for (const [after, [hash, purpose, base, text]] of publications.entries()) {
      const files = [{ path, base, text }];
      const id = await sendChange(database, { title: purpose, author: 'user-clinical', files });
      const change = { id: id ?? '', revision: 1 };
      await publish(database, { hash, after, author: 'user-admin', change });
    }
  });

  it('says in the panel of a field by which publication it is as it is, and leads there', async () => {
    const user = await app.open(`/studio?file=${path}&at=/properties/price`, 'clinical');
    const link = await screen.findByRole('link', { name: '2. Prices are costs' });
    expect(link.parentElement).toHaveTextContent(
      /^Title changed last with 2\. Prices are costs, Clara Clinical, /,
    );
    await user.click(link);
    const words = 'Change title of Book, field Cost from “Price” to “Cost”';
    expect(await screen.findByText(words)).toBeVisible();
    cleanup();
    await app.open(`/studio?file=${path}&at=/properties/genre`, 'clinical');
    expect(await screen.findByText('With the product, unchanged since.')).toBeVisible();
    cleanup();
    const text = second.replace(
      '"price": {',
      '"weight": { "title": "Weight", "type": "number" },\n    "price": {',
    );
    const draft = { files: { [path]: { base: second, text } }, done: [], undone: [] };
    localStorage.setItem('studio-draft:user-clinical', JSON.stringify(draft));
    await app.open(`/studio?file=${path}&at=/properties/weight`, 'clinical');
    expect(await screen.findByText('In this draft, not published yet.')).toBeVisible();
  });

  it('is preceded by a change that waits, which reviewers comment on, as a whole or by file', async () => {
    const files = [{ path, base: second, text: before }];
    await sendChange(app.gateway.database(), { title: 'As it was', author: 'user-clinical', files });
    const user = await app.open('/studio?view=publishing', 'admin');
    const comments = within(await screen.findByRole('region', { name: 'Comments' }));
    const add = comments.getByRole('button', { name: 'Add comment' });
    expect(add).toBeDisabled();
    await user.selectOptions(comments.getByLabelText('About'), path);
    await user.type(comments.getByLabelText('Comment'), 'Why back?');
    await user.click(add);
    const said = await comments.findByText('Why back?');
    expect(said.parentElement).toHaveTextContent(`about ${path}`);
    expect(said.parentElement).toHaveTextContent(/^Alan Admin, /);
    expect(comments.getByLabelText('Comment')).toHaveValue('');
  });

  it('lets nobody who may only look and review begin a draft', async () => {
    const user = await app.open(`/studio?file=${path}&at=/properties/price`, 'admin');
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeDisabled();
    expect(screen.getByText('You may look at the files and review changes.')).toBeVisible();
    const buttons = ['New file', 'Retire the field', 'Send to be published', 'Undo'];
    for (const name of buttons) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    const views = screen
      .getAllByRole('tab')
      .map(({ textContent }) => textContent?.replace(/\d+|[()\s]/g, ''));
    expect(views).toEqual(['Panel', 'Whomay', 'Text', 'Publishing', 'History']);
    await user.click(screen.getByRole('tab', { name: 'Text' }));
    expect(screen.getByRole('textbox', { name: path })).toHaveAttribute('readonly');
  });

  it('says before a version is served again why it cannot be, and offers nothing that would fail', async () => {
    const database = app.gateway.database();
    const [broken, misspelt] = ['c'.repeat(64), first.replace('"title": "Length"', '"titel": "Length"')];
    await storeVersion(database, broken, new Map(libraryTexts).set(path, misspelt));
    for (const [index, hash] of [broken, product.hash].entries())
      await publish(database, { hash, after: 2 + index, author: 'user-admin' });
    const user = await app.open('/studio?view=history', 'admin');
    const published = within(await screen.findByRole('region', { name: 'Published' }));
    await user.click(published.getAllByRole('button', { name: 'Serve again' })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Serve this version again?' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^The product would have errors/);
    expect(dialog.getByRole('button', { name: 'Serve again' })).toBeDisabled();
  });

  it('undoes one publication as a step of the draft, keeps the later one, and names what it cannot take back [FAULT-216]', async () => {
    const user = await app.open('/studio?view=history', 'clinical');
    await user.click(await screen.findByRole('button', { name: 'Undo 1. Pages are a length' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Undo “1\. Pages are a length”/ }));
    const done = within(await dialog.findByRole('region', { name: 'This is done' }));
    expect(done.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Change title of Book, field Pages from “Length” to “Pages”',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Take back into the draft' }));
    const lines = within(await screen.findByRole('region', { name: `Changes of ${path}` }));
    expect(lines.getByText(/^\+ .*"title": "Pages"/)).toBeVisible();
    expect(lines.queryByText(/^[+-] .*"title": "(?:Cost|Price)"/)).toBeNull();

    // Opens the undoing of another publication, which the draft's changes of this file prevent.
    await user.click(screen.getByRole('tab', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Undo 2. Prices are costs' }));
    const other = within(await screen.findByRole('dialog', { name: /^Undo “2/ }));
    await other.findByText(/^Your draft has changes of the same files/);
    expect(other.getByRole('button', { name: 'Take back into the draft' })).toBeDisabled();
    await user.click(other.getByRole('button', { name: 'Leave as it is' }));

    // Expects discarding a draft to be a step that can be undone.
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Discard the draft?' })).getByRole('button', {
        name: 'Discard',
      }),
    );
    await screen.findByText(unchanged);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/^1 file changed/);
  });

  it('names what was published again since, which a publication taken back leaves [FAULT-216]', async () => {
    const third = second.replace('"title": "Length"', '"title": "Extent"');
    const database = app.gateway.database();
    const hash = (await versions.compile(new Map(libraryTexts).set(path, third))).hash;
    await storeVersion(database, hash, new Map(libraryTexts).set(path, third));
    await publish(database, { hash, after: 2, author: 'user-admin' });
    versions.serve({ hash, texts: new Map(libraryTexts).set(path, third) });
    try {
      const user = await app.open('/studio?view=history', 'clinical');
      await user.click(await screen.findByRole('button', { name: 'Undo 1. Pages are a length' }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Undo “1/ }));
      const kept = await dialog.findByRole('region', { name: 'Changed again since, and stays as it is' });
      expect(kept).toHaveTextContent('title of Book, field Extent');
      expect(dialog.getByText('Nothing of it is left to be taken back.')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Take back into the draft' })).toBeDisabled();
    } finally {
      versions.serve({ hash: product.hash, texts: served });
    }
  });

  it('compares two versions, chosen by keys, and restores a file or a whole version into the draft', async () => {
    const user = await app.open('/studio?view=history', 'clinical');
    const from = await screen.findByRole('radio', { name: 'From 1. Pages are a length' });
    expect(from).toBeChecked();
    from.focus();
    await user.keyboard('{ArrowDown}');
    const differences = within(await screen.findByRole('region', { name: `Differences of ${path}` }));
    expect(differences.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Change title of Book, field Length from “Pages” to “Length”',
      'Change title of Book, field Cost from “Price” to “Cost”',
    ]);
    const restore = differences.getByRole('button', {
      name: 'Restore this file as in “Before the first publication”',
    });
    restore.focus();
    await user.keyboard('{Enter}');
    const lines = within(await screen.findByRole('region', { name: `Changes of ${path}` }));
    expect(lines.getByText(/^\+ .*"title": "Pages"/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const published = within(await screen.findByRole('region', { name: 'Published' }));
    await user.click(
      published.getAllByRole('button', { name: 'Restore into the draft' })[0] ?? document.body,
    );
    await screen.findByRole('region', { name: `Changes of ${path}` });
    expect(screen.getByText(/^\+ .*"title": "Price"/)).toBeVisible();
    expect(screen.queryByText(/^\+ .*"title": "Pages"/)).toBeNull();
  });
});
