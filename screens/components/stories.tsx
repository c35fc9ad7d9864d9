import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { BoxDescriptor } from '../../engine/core/product/screen.ts';
import {
  AsyncButton,
  BoxView,
  Button,
  ConfirmDialog,
  Dialog,
  ErrorBoundary,
  LeaveButton,
  Loading,
  Notifications,
  notify,
  Panel,
  TabStrip,
  TabView,
} from '../../engine/react/index.ts';
import { sampleConflict } from './sample-client.ts';

const SampleForm = lazy(async () => ({ default: (await import('./SampleForm.tsx')).SampleForm }));
const SampleQuestionnaire = lazy(async () => ({
  default: (await import('./SampleQuestionnaire.tsx')).SampleQuestionnaire,
}));
const SampleFlow = lazy(async () => ({ default: (await import('./SampleFlow.tsx')).SampleFlow }));
const SampleModal = lazy(async () => ({ default: (await import('./SampleModal.tsx')).SampleModal }));

export interface Story {
  readonly title: string;
  /** Hint for the developer who looks at the story. */
  readonly note: string;
  readonly Show: () => ReactNode;
}

/** Stories of every part of the engine in each of its states, shown by Storybook and the gallery alike. */
export const stories = {
  buttons: { title: 'Buttons', note: 'One primary button a view; danger asks first.', Show: Buttons },
  panels: { title: 'Remarks', note: 'Colour never stands alone: each has a sign.', Show: Panels },
  tabs: { title: 'Tabs', note: 'Arrow keys move, an error is marked with a sign.', Show: Tabs },
  widgets: { title: 'Every widget', note: 'Of one form, from its descriptor.', Show: () => <Form /> },
  filledWidgets: {
    title: 'Every widget, filled',
    note: 'Values as people read them.',
    Show: () => <Form isFilled />,
  },
  errors: {
    title: 'A save that was stopped',
    note: 'Touched, marked, summed up.',
    Show: () => <Form isStopped />,
  },
  locked: {
    title: 'Every widget, locked',
    note: 'Still to be read, never to be changed.',
    Show: () => <Form form="locked" isFilled />,
  },
  structures: {
    title: 'Lists and shapes',
    note: 'What RJSF lays out by the schema alone.',
    Show: () => <Form form="structures" />,
  },
  groups: {
    title: 'Texts, groups and tabs of a form',
    note: 'Empty the text: what follows it goes.',
    Show: () => <Form form="groups" />,
  },
  rowPanels: {
    title: 'Rows as panels',
    note: 'Room for long texts, and for lists inside of a row; moved by the handle or by keys.',
    Show: () => <Form form="panels" />,
  },
  steps: {
    title: 'A form in steps',
    note: 'The chosen row of the list is edited beside it.',
    Show: () => <Form form="steps" />,
  },
  questionnaire: {
    title: 'A FHIR Questionnaire',
    note: 'As it was published: conditions, rows, a choice of units, and what the form leaves out.',
    Show: () => (
      <Suspense fallback={<Loading />}>
        <SampleQuestionnaire />
      </Suspense>
    ),
  },
  filled: {
    title: 'A table of every cell',
    note: 'Sort, page, act on a row.',
    Show: () => <TabView tab="filled" />,
  },
  tools: {
    title: 'A table with everything over it',
    note: 'Find, choose columns, take along, look back; one row is warned of.',
    Show: () => <TabView tab="tools" />,
  },
  nested: {
    title: 'Rows inside of rows',
    note: 'Opened under their row, stored with it; the last one stays.',
    Show: () => <TabView tab="nested" />,
  },
  ordered: {
    title: 'Rows in an order of their own',
    note: 'Drag the handle, or press the arrow keys on it.',
    Show: () => <TabView tab="ordered" />,
  },
  long: {
    title: 'A long table without pages',
    note: 'Only the rows in sight are drawn.',
    Show: () => <TabView tab="long" />,
  },
  empty: {
    title: 'A table without rows',
    note: 'Says what is missing.',
    Show: () => <TabView tab="empty" />,
  },
  loading: {
    title: 'A table that loads',
    note: 'Nothing jumps when rows come.',
    Show: () => <TabView tab="loading" />,
  },
  failed: {
    title: 'A table that failed',
    note: 'Says why, and tries again.',
    Show: () => <TabView tab="failed" />,
  },
  object: {
    title: 'One object to read',
    note: 'Its fields, and what may be done with it.',
    Show: () => <TabView tab="object" />,
  },
  box: {
    title: 'A box with its tabs',
    note: 'Counts in titles, tabs inside of tabs, a card whose parts load, fail and are missing.',
    Show: Box,
  },
  states: { title: 'Loading and failure', note: 'The two states of anything else.', Show: States },
  dialog: { title: 'Dialog', note: 'Focus goes in, stays and comes back.', Show: OpenDialog },
  question: { title: 'A question', note: 'The safe answer has the focus.', Show: OpenQuestion },
  notices: { title: 'Notices', note: 'At the top right; three at a time.', Show: Notices },
  broken: {
    title: 'What could not be rendered',
    note: 'The failure stays in its box, and is reported.',
    Show: Breakable,
  },
  modal: { title: 'A record being edited', note: 'Leave-guard, draft, save.', Show: () => <Modal /> },
  conflict: {
    title: 'Two people, one record',
    note: 'Save to meet the other version.',
    Show: () => <Modal isConflict />,
  },
  flow: { title: 'Steps', note: 'Forward and back; nothing that was typed is lost.', Show: Flow },
} satisfies Readonly<Record<string, Story>>;

export type StoryName = keyof typeof stories;

interface FormProps {
  readonly form?: 'locked' | 'structures' | 'panels' | 'steps' | 'groups';
  readonly isFilled?: boolean;
  readonly isStopped?: boolean;
}

function Form(props: FormProps) {
  return (
    <Suspense fallback={<Loading />}>
      <SampleForm {...props} />
    </Suspense>
  );
}

function Flow() {
  return (
    <Suspense fallback={<Loading />}>
      <SampleFlow />
    </Suspense>
  );
}

function Modal({ isConflict = false }: { readonly isConflict?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Suspense fallback={<Loading />}>
      <Button onClick={() => setIsOpen(true)}>Edit the sample</Button>
      {isOpen && (
        <SampleModal refusal={isConflict ? sampleConflict : undefined} onClose={() => setIsOpen(false)} />
      )}
    </Suspense>
  );
}

function Buttons() {
  return (
    <div className="gallery-row">
      <Button look="primary">Save</Button>
      <Button>Cancel</Button>
      <Button look="quiet">More</Button>
      <Button look="danger">Remove</Button>
      <Button disabled>Not now</Button>
      <AsyncButton onClick={() => new Promise((done) => setTimeout(() => done(true), 1500))}>
        Takes a moment
      </AsyncButton>
    </div>
  );
}

function Panels() {
  return (
    <>
      <Panel tone="info">Something to know.</Panel>
      <Panel tone="warning">Something to look at before going on.</Panel>
      <Panel tone="danger">Something that stops.</Panel>
    </>
  );
}

const tabs = [
  { name: 'one', title: 'First (3)' },
  { name: 'two', title: 'Second', hasError: true },
  { name: 'three', title: 'Third' },
];

function Tabs() {
  const [active, setActive] = useState('one');
  return (
    <>
      <TabStrip id="gallery-tabs" label="Samples" active={active} onSelect={setActive} tabs={tabs} />
      {tabs.map(({ name, title }) => (
        <div
          key={name}
          id={`gallery-tabs-panel-${name}`}
          role="tabpanel"
          aria-labelledby={`gallery-tabs-tab-${name}`}
          hidden={name !== active}
        >
          {title}
        </div>
      ))}
    </>
  );
}

function States() {
  return (
    <>
      <Loading />
      <Loading error="The samples could not be loaded. Try again in a moment." onRetry={() => {}} />
    </>
  );
}

function OpenDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <Dialog title="A dialog" onClose={() => setIsOpen(false)} footer={<LeaveButton>Close</LeaveButton>}>
          <p>What it says.</p>
        </Dialog>
      )}
    </>
  );
}

function OpenQuestion() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      {isOpen && (
        <ConfirmDialog
          title="Remove this Sample"
          yes="Yes, remove"
          no="No, don't remove"
          failure="save-failed"
          act={() => Promise.reject(new Error('refused'))}
          onClose={() => setIsOpen(false)}
        >
          <p>Whatever you answer, it stays: a yes shows what a refusal looks like.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Notices() {
  return (
    <div className="gallery-row">
      <Button onClick={() => notify({ kind: 'info', message: 'Something to know.' })}>Tell</Button>
      <Button onClick={() => notify({ kind: 'info', tone: 'success', message: 'It is done.' })}>Done</Button>
      <Button
        onClick={() => notify({ kind: 'info', tone: 'warning', message: 'Look at this.', sticky: true })}
      >
        Warn and stay
      </Button>
      <Button onClick={() => notify({ kind: 'error', message: 'It could not be done.' })}>Fail</Button>
      <div className="gallery-lane">
        <Notifications />
      </div>
    </div>
  );
}

function Breakable() {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <ErrorBoundary place="gallery">
      {isBroken ? <Broken /> : <Button onClick={() => setIsBroken(true)}>Break it</Button>}
    </ErrorBoundary>
  );
}

function Broken(): never {
  throw new Error('broken on purpose');
}

const box: BoxDescriptor = {
  ...{ name: 'box', title: 'Cabinet' },
  tabs: [
    { kind: 'card', card: 'holder' },
    {
      ...{ kind: 'group', name: 'inside', title: 'Inside' },
      tabs: [
        { kind: 'tab', tab: 'ordered' },
        { kind: 'tab', tab: 'object' },
      ],
    },
  ],
};

function Box() {
  const [open, setOpen] = useState<readonly string[]>([]);
  return <BoxView box={box} open={open} onOpen={setOpen} />;
}
