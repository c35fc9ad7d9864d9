import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { decideMessages } from '../../engine/core/messages/decide-messages.ts';
import { registerMessages } from '../../engine/core/messages/messages.ts';
import { tidyText } from '../../engine/core/text/clean-text.ts';
import { NewListDialog } from '../../engine/react/decide/NewListDialog.tsx';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { AcknowledgeDialog } from '../../features/decision-support/page/AcknowledgeDialog.tsx';
import { DiscontinueDialog } from '../../features/medication-grid/page/DiscontinueDialog.tsx';
import { product } from '../../generated/product.ts';
import { PasteDialog } from '../../studio/page/designers/codes/PasteDialog.tsx';
import { KeepExample } from '../../studio/page/expressions/KeepExample.tsx';
import { Comments } from '../../studio/page/publishing/Comments.tsx';
import { none } from './form-walk.tsx';
import { press } from './press.ts';
import { useNoServer, walkOver } from './walk.ts';
import { everybody, openRecords } from './walked-users.ts';

registerMessages(decideMessages);

type Save = (values: JsonObject) => Promise<unknown>;

interface Own {
  readonly name: string;
  readonly root?: string;
  readonly button: string;
  readonly shown: (save: Save) => ReactElement;
}

const updatedAt = '2026-11-21T12:00:00Z';
const medication = {
  _id: 'm1',
  _rev: 1,
  type: 'patient.medication' as const,
  updatedAt,
  medication: { name: { full: 'Zinc' } },
};
const finding = { key: 'f1', severity: 'minor', message: 'A finding' } as Parameters<
  typeof AcknowledgeDialog
>[0]['finding'];
const nothing = () => undefined;

/** Runs commands as the Studio does: it reports what a command changed, nothing where it failed. */
const studioOf = (save: Save) => ({
  draft: { files: {}, done: [], undone: [] },
  run: async (command: unknown) => {
    try {
      await save(command as JsonObject);
      return [{ path: 'a', text: '' }];
    } catch {
      return [];
    }
  },
  doing: async (work: () => Promise<void>) => await work().catch(nothing),
});

const [decided] = Object.values(product.tabs).flatMap(({ source }) =>
  source.kind === 'decide' && source.newList !== undefined ? [{ source, newList: source.newList }] : [],
);

/** A box that leaves its dialog when it is sent is on the page again when the page is opened again. */
function Once({ children }: { readonly children: (close: () => void) => ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : null;
}

const dialogs: readonly Own[] = [
  {
    ...{ name: 'Discontinue', button: 'Discontinue' },
    shown: (save) => (
      <Once>
        {(close) => (
          <DiscontinueDialog
            medications={[medication]}
            today="2026-11-21"
            onStop={async (_of, stop) => void (await save({ ...stop }))}
            onClose={close}
          />
        )}
      </Once>
    ),
  },
  {
    ...{ name: 'Acknowledge', button: 'Acknowledge' },
    shown: (save) => (
      <Once>
        {(close) => (
          <AcknowledgeDialog
            {...{ patientId: 'p1', finding }}
            onSave={async (_of, given) => void (await save({ ...given }))}
            onClose={close}
          />
        )}
      </Once>
    ),
  },
  {
    ...{ name: 'a comment on a change', button: 'Add comment', root: '.studio-comments' },
    shown: (save) => (
      <Comments
        studio={studioOf(save) as unknown as Parameters<typeof Comments>[0]['studio']}
        changes={
          {
            comment: async (_of: unknown, text: string) => void (await save({ text })),
          } as unknown as Parameters<typeof Comments>[0]['changes']
        }
        change={
          { id: 'c1', revision: 1, files: [], comments: [] } as unknown as Parameters<
            typeof Comments
          >[0]['change']
        }
      />
    ),
  },
  {
    ...{ name: 'an example', button: 'Keep as example', root: '.studio-keep' },
    shown: (save) => (
      <KeepExample
        spot={{
          studio: studioOf(save) as Parameters<typeof KeepExample>[0]['spot']['studio'],
          path: 'a',
          pointer: '/b',
        }}
        trial={{ sample: 0, values: {} }}
      />
    ),
  },
  {
    ...{ name: 'pasted codes', button: 'Put them into the draft' },
    shown: () => (
      <Once>
        {(close) => <PasteDialog path="a" columns={{}} codes={[]} onPaste={nothing} onClose={close} />}
      </Once>
    ),
  },
  {
    ...{ name: 'a new list', button: 'Read' },
    shown: () => {
      if (decided === undefined) throw new Error('No tab of the product reads lists.');
      return <NewListDialog {...decided} onAdded={nothing} onClose={nothing} />;
    },
  },
];

describe('a random walk over the boxes that screens have of their own', () => {
  useNoServer();

  it.each(dialogs)(
    'loses nothing that was typed into $name [VALID-07]',
    async ({ button, shown, root = '[role=dialog]' }) => {
      await walkOver({
        ...{ root, fields: none, goesOn: false, mode: 'add', initial: {} },
        submit: () => press(button),
        open: (_values, save) =>
          void renderEngine(shown(save), { product, user: everybody, records: openRecords }),
      });
      expect(document.querySelector(root)).toBeNull();
    },
    3_600_000,
  );

  it.each(dialogs.filter(({ name }) => ['Discontinue', 'Acknowledge', 'a new list'].includes(name)))(
    'shows why $name could not be stored where it moves no button',
    async ({ button, shown }) => {
      const refuse = () => Promise.reject(new Error('away'));
      await act(
        async () => void renderEngine(shown(refuse), { product, user: everybody, records: openRecords }),
      );
      const user = userEvent.setup({ delay: null });
      for (const choice of screen.queryAllByRole<HTMLSelectElement>('combobox'))
        fireEvent.change(choice, { target: { value: choice.options[1]?.value } });
      for (const box of screen.queryAllByRole('textbox')) await user.type(box, 'a');
      await act(async () => press(button));
      const alert = await screen.findByRole('alert');
      expect(alert.closest('.en-over-end')).not.toBeNull();
    },
  );

  it.each(dialogs)(
    'sends nothing of $name that nobody sees, whoever cleans it later',
    async ({ button, shown }) => {
      const sent: JsonObject[] = [];
      await act(
        async () =>
          void renderEngine(
            shown(async (values) => void sent.push(values)),
            {
              ...{ product, user: everybody, records: openRecords },
            },
          ),
      );
      const user = userEvent.setup({ delay: null });
      const boxes = screen.queryAllByRole<HTMLInputElement>('textbox').filter(({ disabled }) => !disabled);
      for (const box of boxes) await user.type(box, ' \u200B');
      await act(async () => press(button));
      for (const box of boxes.filter(({ isConnected }) => isConnected)) await user.type(box, 'a\u{2F801}');
      await act(async () => press(button));
      const texts = sent
        .flatMap((values) => Object.values(values))
        .filter((each) => typeof each === 'string');
      expect(texts.filter((each) => each === '' || tidyText(each) !== each)).toEqual([]);
    },
  );
});
