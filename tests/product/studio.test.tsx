import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import { libraryTexts } from '../../tools/compiler/library.fixture.ts';
import { createWorkbench } from '../../tools/studio/workbench.ts';
import { useProductApp } from './harness/product-app.tsx';

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
      texts = withTexts(
        texts,
        [...written].map(([path, text]) => ({ path, text })),
      );
    },
  });
  const app = useProductApp({ services: { workbench } });

  const openField = async () => {
    const user = await app.open(`/studio?file=${path}&at=/properties/pages`, 'clinical');
    return { user, input: await screen.findByRole('textbox', { name: /^Title/ }) };
  };
  const save = () => screen.getByRole('button', { name: /^Save/ });
  const compiled = () => screen.findByText('1 file changed, compiles');

  it('changes one line of a file by its panel, undone and redone and kept over a reload', async () => {
    const { user, input } = await openField();
    expect(input).toHaveValue('Pages');
    // In one piece: it is one step.
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

  it('names what the compiler finds in the draft, leads to its panel, and is content once it is corrected', async () => {
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
    expect(problems.getByText(/"titel"/)).toHaveTextContent(/Did you mean "title"\?/);
    await user.click(problems.getByRole('button'));
    expect(await screen.findByRole('tab', { name: 'Panel', selected: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(unchanged)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Problems' })).toBeNull();
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
    await user.click(dialog.getByRole('radio', { name: /Of the draft: "Length"/ }));
    await user.click(last);
    await waitFor(() =>
      expect(texts.get(path)).toBe(title('Length').replace('"title": "Price"', '"title": "Cost"')),
    );
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
    const files = () => within(screen.getByRole('navigation', { name: 'Schema files' }));
    await press('New file');
    await press('Value set');
    await fill(/^Name/, 'moods');
    await fill(/^Title/, 'Moods');
    await fill(/^Description/, 'How a book is.');
    (await screen.findAllByRole('button', { name: 'Value set' })).at(-1)?.focus();
    await user.keyboard('{Enter}');
    await screen.findByText('1 file changed, compiles');
    const opened = (name: RegExp) => files().findByRole('button', { name, current: true });
    expect(await opened(/^moods/)).toBeVisible();
    await press('Rename the file');
    await fill(/^New name/, 'spirits');
    await user.keyboard('{Enter}');
    expect(await opened(/^spirits/)).toBeVisible();
    expect(files().queryByText('moods')).toBeNull();
    await press('Remove the file');
    await screen.findByText(unchanged);
    expect(files().queryByText('spirits')).toBeNull();
    await press('Undo');
    expect(await opened(/^spirits/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(texts.get('schemas/codes/spirits.codes.json')).toContain('How a book is.'));
  });
});
