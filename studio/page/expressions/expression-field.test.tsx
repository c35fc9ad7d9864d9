import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { jsonObject } from '../../../engine/core/json/json.ts';
import type { SchemaText, StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { EngineProvider, EngineTheme, type GatewayClient } from '../../../engine/react/index.ts';
import { seriousFindings } from '../../../engine/react/testing/axe.ts';
import { librarian } from '../../../engine/react/testing/render-engine.tsx';
import { product } from '../../../generated/product.ts';
import { parsedTrial } from '../../server/sent-json.ts';
import { createWorkbench } from '../../workbench/workbench.ts';
import { type Commands, commandsIn } from '../commands.ts';
import { emptyDraft } from '../draft.ts';
import { ExpressionField } from './ExpressionField.tsx';

const workbench = createWorkbench({ read: async () => libraryTexts, write: undefined });

/** Client whose calls the workbench itself answers, without HTTP. */
const client: GatewayClient = {
  async call(_name, { body } = {}) {
    const { path, pointer, source, caret, trial, hasCases, hasSubjects } = jsonObject(body);
    return workbench.expression([], {
      ...{ path: String(path), pointer: String(pointer), source: JSON.parse(String(source)) },
      ...(typeof caret === 'number' && { caret }),
      ...(typeof trial === 'string' && { trial: parsedTrial(trial) }),
      ...{ hasCases: hasCases === true, hasSubjects: hasSubjects === true },
    });
  },
};

const fixedClock = { now: () => '2026-11-21T10:00:00Z', today: () => '2026-11-21', timeZone: 'UTC' };

function openField(
  source = '',
  sentence?: { readonly path: string; readonly pointer: string },
  { isChosen = false } = {},
) {
  const commands: StudioCommand[] = [];
  const studio = {
    draft: emptyDraft,
    async run(given: Commands): Promise<readonly SchemaText[]> {
      commands.push(...commandsIn(given, (path) => libraryTexts.get(path) ?? ''));
      return [];
    },
  };
  const unless = { path: 'schemas/book/book.rules.json', pointer: '/rules/1/unless' };
  const spot = { studio, ...(sentence ?? unless) };
  const expression = {
    token: 'unless',
    label: 'Unless',
    source,
    isRequired: sentence !== undefined,
    isThere: source !== '',
    isSentence: sentence !== undefined,
    isListOfLines: true,
    ...(sentence === undefined && { reads: 'Refused unless {condition}' }),
  };
  render(
    <StrictMode>
      <EngineTheme env="test">
        <EngineProvider product={product} client={client} user={librarian} parts={{}} clock={fixedClock}>
          <ExpressionField {...{ spot, expression, isChosen }} />
        </EngineProvider>
      </EngineTheme>
    </StrictMode>,
  );
  const text = screen.getByRole('textbox', { name: 'Unless', hidden: true });
  return { commands, user: userEvent.setup(), text };
}

const patient = { timeout: 20_000 };

describe('the editor of an expression', () => {
  it('offers what may stand at the caret, takes it by keys, and says what is written in words', async () => {
    const { user, text, commands } = openField();
    await user.type(text, 'self.pub');
    const list = await screen.findByRole('listbox', {}, patient);
    const option = within(list).getByRole('option', { selected: true });
    expect(option).toHaveTextContent('published');
    await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', option.id));
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('self.published');
    await user.type(text, ' <= toda');
    await screen.findByRole('option', { name: /^today/ }, patient);
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('self.published <= today()');
    expect(await screen.findByText('Refused unless Published is not after today', {}, patient)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.tab();
    expect(commands.at(-1)).toEqual({
      ...{ command: 'edit', path: 'schemas/book/book.rules.json' },
      steps: [{ op: expect.any(String), path: '/rules/1/unless', value: 'self.published <= today()' }],
    });
    expect(await seriousFindings()).toEqual([]);
  });

  it('marks the characters that are wrong, and says what to do', async () => {
    const { text } = openField('self.publishd <= today()');
    expect(await screen.findByText(/Did you mean "published"\?/, {}, patient)).toBeVisible();
    expect(text).toBeInvalid();
    expect(document.querySelector('.studio-mistaken mark')).toHaveTextContent(/^publishd$/);
    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  });

  it('evaluates each part for a sample, and at once for other values', async () => {
    const { user } = openField('self.published <= today()');
    await user.click(await screen.findByRole('button', { name: 'Try it' }, patient));
    const parts = await screen.findByRole('list', { name: 'Parts with their values' }, patient);
    const whole = () => within(parts).getAllByRole('listitem')[0];
    expect(whole()).toHaveTextContent('self.published <= today() no');
    await user.type(screen.getByLabelText('Published'), '2026-11-21');
    await waitFor(() => expect(whole()).toHaveTextContent('self.published <= today() yes'), patient);
  });

  it('says of a stored record that cannot be read what it is, and keeps none as an example', async () => {
    const { user } = openField('self.published <= today()');
    await user.click(await screen.findByRole('button', { name: 'Try it' }, patient));
    expect(await screen.findByRole('button', { name: 'Keep as example' }, patient)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Sample'), 'A stored record');
    await user.type(await screen.findByLabelText('Record', {}, patient), 'nowhere{Enter}');
    expect(await screen.findByText('There is no such record that you may read.', {}, patient)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep as example' })).toBeNull();
  });

  it('shows every case with a record, and keeps one that no other example replaces', async () => {
    const { user, commands } = openField('self.published <= today()');
    await user.click(await screen.findByRole('button', { name: 'All cases' }, patient));
    const table = await screen.findByRole('table', {}, patient);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText(/“<=” could be “<”, and no example would notice/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep as example' }));
    expect(commands.at(-1)).toMatchObject({
      command: 'keep-example',
      trial: { values: { '/self/published': '2026-11-21' } },
    });
  });

  it('writes a sentence with what stands in its braces: options, mistakes and words as an expression has them', async () => {
    const group = { path: 'schemas/book/book.form.json', pointer: '/layout/1/group' };
    const { user, text, commands } = openField('Print', group);
    expect(text).toBeRequired();
    await user.type(text, ' of {{{{ self.tit');
    const option = await screen.findByRole('option', { selected: true }, patient);
    expect(option).toHaveTextContent('title');
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('Print of {{ self.title');
    expect(await screen.findByText(/braces of this expression are not closed/, {}, patient)).toBeVisible();
    await user.type(text, ' }} ');
    expect(await screen.findByText('Print of [Title]', {}, patient)).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'All cases' })).toBeNull();
    await user.tab();
    expect(commands.at(-1)).toMatchObject({
      steps: [{ path: '/layout/1/group', value: 'Print of {{ self.title }} ' }],
    });
    await user.click(screen.getByRole('button', { name: 'Try it' }));
    const reads = await screen.findByText('People read:', {}, patient);
    expect(reads).toHaveTextContent('People read: Print of Emma');
    await user.clear(screen.getByLabelText('Title'));
    await user.type(screen.getByLabelText('Title'), 'Persuasion');
    await waitFor(() => expect(reads).toHaveTextContent('People read: Print of Persuasion'), patient);
    expect(screen.queryByRole('button', { name: 'Keep as example' })).toBeNull();
    await user.clear(text);
    await user.type(text, 'Print {{{{ self.titel }}');
    expect(await screen.findByText(/Did you mean "title"\?/, {}, patient)).toBeVisible();
    expect(text).toBeInvalid();
    await user.clear(text);
    await user.type(text, 'Print');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    expect(text).toBeValid();
    expect(await seriousFindings()).toEqual([]);
  });
});

describe('a condition that is chosen', () => {
  const chosen = (source: string) => openField(source, undefined, { isChosen: true });
  const question = async () => await screen.findByRole('combobox', { name: 'Question' }, patient);

  it('is a question, what is said of it and a value of it; its text is one press away, and goes along', async () => {
    const { user, text, commands } = chosen('');
    await user.selectOptions(await question(), 'Pages');
    expect(text).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), 'is more than');
    const value = screen.getByRole('textbox', { name: 'Value' });
    await user.type(value, 'many');
    expect(value).toBeInvalid();
    await user.clear(value);
    await user.type(value, '300');
    await waitFor(() => expect(text).toHaveValue('self.pages > 300'));
    await user.click(screen.getByRole('button', { name: 'And …' }));
    const [, second] = screen.getAllByRole('combobox', { name: 'Question' });
    if (second !== undefined) await user.selectOptions(second, 'Genre');
    expect(text).toHaveValue('self.pages > 300');
    await user.click(screen.getByRole('radio', { name: 'Novel' }));
    const both = "self.pages > 300 && self.genre == 'novel'";
    expect(text).toHaveValue(both);
    await user.selectOptions(screen.getByRole('combobox', { name: 'How many of them' }), 'One of these');
    expect(text).toHaveValue(both.replace('&&', '||'));
    await waitFor(
      () =>
        expect(commands.at(-1)).toMatchObject({
          steps: [{ path: '/rules/1/unless', value: both.replace('&&', '||') }],
        }),
      patient,
    );
    expect(await seriousFindings()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'As text' }));
    expect(text).toBeVisible();
    await user.clear(text);
    await user.type(text, "self.genre != 'novel'");
    await user.click(screen.getByRole('button', { name: 'By choosing' }));
    await waitFor(
      () => expect(screen.getByRole('combobox', { name: 'Comparison' })).toHaveValue('!='),
      patient,
    );
    expect(text).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove condition 1' }));
    expect(text).toHaveValue('');
  });

  it('stays as it is written while another is being chosen, and is another once that is whole', async () => {
    const { user, text, commands } = chosen('self.published <= today()');
    await question();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Value' }), 'the day');
    expect(text).toHaveValue('self.published <= today()');
    // Waits longer than the pause after which a text is written.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(commands).toEqual([]);
    await user.type(screen.getByLabelText('Day'), '2026-11-21');
    await waitFor(() => expect(text).toHaveValue("self.published <= date('2026-11-21')"));
  });

  it('stays as it is written, letter by letter, where it says more than can be chosen', async () => {
    const source = 'self.pages+1 > 2  // and the cover';
    const { text, commands } = chosen(source);
    expect(await screen.findByText(/says more than can be chosen/, {}, patient)).toBeVisible();
    expect(text).toBeVisible();
    expect(text).toHaveValue(source);
    expect(screen.queryByRole('button', { name: 'As text' })).toBeNull();
    expect(commands).toEqual([]);
  });
});
