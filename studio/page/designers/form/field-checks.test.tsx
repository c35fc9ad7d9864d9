import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { edited } from '../../../../engine/compiler/library.fixture.ts';
import { jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import { listedTexts } from '../../../../engine/core/protocol/listed-texts.ts';
import { withTexts } from '../../../../engine/core/protocol/with-texts.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { EngineProvider, EngineTheme, type GatewayClient } from '../../../../engine/react/index.ts';
import { librarian } from '../../../../engine/react/testing/render-engine.tsx';
import { product } from '../../../../generated/product.ts';
import { runCommand, type TextCommand } from '../../../workbench/commands/run-command.ts';
import { createWorkbench } from '../../../workbench/workbench.ts';
import { type Commands, commandsIn } from '../../commands.ts';
import { emptyDraft } from '../../draft.ts';
import type { StudioState } from '../../use-studio.ts';
import { FieldChecks } from './FieldChecks.tsx';

const rulesPath = 'schemas/book/book.rules.json';
const formPath = 'schemas/book/book.form.json';
const start = edited({
  path: rulesPath,
  from: '"rules": [',
  to: '"rules": [{ "id": "book.long", "at": "/pages", "unless": "self.pages < 9000", "message": "Too long" }, ',
});
const workbench = createWorkbench({ read: async () => start, write: undefined });

/** Client whose calls the workbench itself answers, without HTTP. */
const client: GatewayClient = {
  async call(_name, { body } = {}) {
    const { path, pointer, source, hasSubjects } = jsonObject(body);
    return workbench.expression([], {
      ...{ path: String(path), pointer: String(pointer), source: JSON.parse(String(source)) },
      ...{ hasCases: false, hasSubjects: hasSubjects === true },
    });
  },
};
const fixedClock = { now: () => '2026-11-21T10:00:00Z', today: () => '2026-11-21', timeZone: 'UTC' };

let texts = start;

function Page() {
  const [now, setNow] = useState(start);
  texts = now;
  const named = (path: string, kind: NamedSchemaText['kind']): NamedSchemaText => ({
    ...{ path, kind, name: 'book', text: now.get(path) ?? '' },
  });
  const [form, rules] = [named(formPath, 'form'), named(rulesPath, 'rules')];
  const studio = {
    ...{ files: [form, rules], draft: emptyDraft, revision: 0 },
    async run(given: Commands) {
      const commands = commandsIn(given, (path) => texts.get(path) ?? '') as readonly TextCommand[];
      const next = commands.reduce((all, each) => withTexts(all, listedTexts(runCommand(all, each))), texts);
      setNow(next);
      return [];
    },
  } as unknown as StudioState;
  return (
    <FieldChecks
      {...{ studio, form, rules, severity: 'error', entity: 'book', field: 'pages' }}
      {...{ title: 'Pages', called: 'Pages', onOpen: () => undefined }}
    />
  );
}

const patient = { timeout: 20_000 };
const rulesOfPages = () =>
  jsonItems(jsonObject(JSON.parse(texts.get(rulesPath) ?? '{}'))['rules'])
    .map(jsonObject)
    .filter(({ at }) => at === '/pages');

it('keeps what a check allows allowed, though its text was emptied and written anew', async () => {
  const user = userEvent.setup();
  render(
    <EngineTheme env="test">
      <EngineProvider product={product} client={client} user={librarian} parts={{}} clock={fixedClock}>
        <Page />
      </EngineProvider>
    </EngineTheme>,
  );
  await user.click(await screen.findByRole('button', { name: 'As text' }, patient));
  const text = screen.getByRole('textbox', { name: 'Allowed if' });
  await user.clear(text);
  await waitFor(() => expect(rulesOfPages()).toEqual([]), patient);
  await user.type(screen.getByRole('textbox', { name: 'Allowed if' }), 'self.pages < 500');
  await user.tab();
  await waitFor(() => expect(rulesOfPages()).toHaveLength(1), patient);
  expect(rulesOfPages()).toMatchObject([
    { id: 'book.long', unless: 'self.pages < 500', message: 'Too long' },
  ]);
});
