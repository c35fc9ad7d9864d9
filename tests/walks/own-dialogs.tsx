import { type ReactElement, useState } from 'react';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { decideMessages } from '../../engine/core/messages/decide-messages.ts';
import { registerMessages } from '../../engine/core/messages/messages.ts';
import { NewListDialog } from '../../engine/react/decide/NewListDialog.tsx';
import { AcknowledgeDialog } from '../../features/decision-support/page/AcknowledgeDialog.tsx';
import { DiscontinueDialog } from '../../features/medication-grid/page/DiscontinueDialog.tsx';
import { product } from '../../generated/product.ts';
import { RightDialog } from '../../studio/page/designers/access/RightDialog.tsx';
import { PasteDialog } from '../../studio/page/designers/codes/PasteDialog.tsx';
import { KeepExample } from '../../studio/page/expressions/KeepExample.tsx';
import { Comments } from '../../studio/page/publishing/Comments.tsx';
import { SendDialog } from '../../studio/page/publishing/SendDialog.tsx';

registerMessages(decideMessages);

export type Save = (values: JsonObject) => Promise<unknown>;

export interface Own {
  readonly name: string;
  /** Name of the component and of its file. */
  readonly component: string;
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

/** Runs commands like the Studio: resolves to the changed files, or to nothing after a failure. */
const studioOf = (save: Save) => ({
  files: [],
  correct: async (command: unknown) =>
    await save(command as JsonObject).then(
      () => true,
      () => false,
    ),
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
  sent: [],
  submit: async (title: string) =>
    await save({ title }).then(
      () => true,
      () => false,
    ),
});

const [decided] = Object.values(product.tabs).flatMap(({ source }) =>
  source.kind === 'decide' && source.newList !== undefined ? [{ source, newList: source.newList }] : [],
);

/** Shows a box until it is sent, which removes it; shows it again when the page is reopened. */
function Once({ children }: { readonly children: (close: () => void) => ReactElement }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : null;
}

/** Dialogs written for single screens, each with the props that it needs. */
export const dialogs: readonly Own[] = [
  {
    ...{ name: 'Discontinue', component: 'DiscontinueDialog', button: 'Discontinue' },
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
    ...{ name: 'Acknowledge', component: 'AcknowledgeDialog', button: 'Acknowledge' },
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
    ...{
      name: 'a comment on a change',
      component: 'Comments',
      button: 'Add comment',
      root: '.studio-comments',
    },
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
    ...{ name: 'an example', component: 'KeepExample', button: 'Keep as example', root: '.studio-keep' },
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
    ...{ name: 'pasted codes', component: 'PasteDialog', button: 'Put them into the draft' },
    shown: () => (
      <Once>
        {(close) => <PasteDialog path="a" columns={{}} codes={[]} onPaste={nothing} onClose={close} />}
      </Once>
    ),
  },
  {
    ...{ name: 'the words about a right', component: 'RightDialog', button: 'Change it' },
    shown: (save) => (
      <Once>
        {(close) => (
          <RightDialog
            studio={studioOf(save) as unknown as Parameters<typeof RightDialog>[0]['studio']}
            role={{ name: 'reader', title: 'Reader' }}
            rule={
              { name: 'lend', title: 'Lend', cells: [] } as unknown as Parameters<
                typeof RightDialog
              >[0]['rule']
            }
            cell={{ is: 'no' }}
            onClose={close}
          />
        )}
      </Once>
    ),
  },
  {
    ...{ name: 'a new list', component: 'NewListDialog', button: 'Read' },
    shown: () => {
      if (decided === undefined) throw new Error('No tab of the product reads lists.');
      return <Once>{(close) => <NewListDialog {...decided} onAdded={nothing} onClose={close} />}</Once>;
    },
  },
  {
    ...{ name: 'the purpose of a change', component: 'SendDialog', button: 'Send' },
    shown: (save) => (
      <Once>
        {(close) => (
          <SendDialog
            studio={studioOf(save) as unknown as Parameters<typeof SendDialog>[0]['studio']}
            onClose={close}
          />
        )}
      </Once>
    ),
  },
];
