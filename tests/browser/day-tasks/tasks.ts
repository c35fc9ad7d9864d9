import type { Page } from 'playwright-core';
import { demoPatient, demoPatientIn } from '../harness/demo-patients.ts';
import { dialogTitled, rowWith } from '../harness/patient-page.ts';
import type { DayHand } from './effort.ts';

/** A task of a working day, begun on a page that is open already. */
export interface DayTask {
  readonly title: string;
  /** Path of the page where the task begins; by hand, where a task can be done once alone. */
  readonly from: string | Readonly<Record<DayHand['name'], string>>;
  /** Brings the page to where the task begins, uncounted. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Presses that the task may take at most. */
  readonly most: { readonly pointer: number; readonly keys: number };
  /** Presses and seconds on 2026-11-30, before issue 43; absent where nobody measured then. */
  readonly before?: { readonly pointer: Before; readonly keys: Before };
  readonly work: (page: Page, hand: DayHand) => Promise<void>;
}

export type Before = readonly [presses: number, seconds: number];

const pageOf = (patient: { readonly id: string }) => `/dashboard/patient/${patient.id}`;
const caller = demoPatient('EMTM', 5);
const called = demoPatientIn('Ready for Initiating Call');
const subject = demoPatient('EMTM', 6);
const decides = demoPatientIn('Ready for Medication Review');
const spoken = demoPatient('EMTM', 7);
const found = [2, 4].map((number) => demoPatientIn('Ready for Initiating Call', undefined, number));
const reviewed = [2, 3].map((number) =>
  demoPatientIn('Ready for Medication Safety Review', undefined, number),
);

/** Paths of two patients' pages, for a task that each hand does once. */
const each = ([pointer, keys]: readonly { readonly id: string }[]) => ({
  pointer: pageOf(pointer ?? subject),
  keys: pageOf(keys ?? subject),
});
const callAgain = 'First calls, longest waiting first';

async function openQueue(page: Page, hand: DayHand): Promise<void> {
  const queue = page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${callAgain}`) });
  await queue.waitFor();
  if ((await queue.getAttribute('aria-current')) === null) await hand.press(queue);
  await page.getByRole('table', { name: callAgain }).getByRole('link').first().waitFor();
}

async function takeNext(page: Page, hand: DayHand): Promise<void> {
  if (hand.name === 'keys') await hand.key('n');
  else await hand.press(page.getByRole('button', { name: 'Next Patient' }));
  await page.waitForURL('**/dashboard/patient/**');
  await page.getByRole('tab', { name: /^Interactions \(/ }).waitFor();
}

async function logNoAnswer(page: Page, hand: DayHand): Promise<void> {
  const tab = page.getByRole('tab', { name: /^Interactions \(/ });
  const before = await tab.textContent();
  await hand.press(page.getByRole('button', { name: 'Log Call' }));
  const dialog = dialogTitled(page, 'Add Interaction');
  await hand.press(dialog.getByRole('button', { name: 'No Answer' }));
  await dialog.waitFor({ state: 'detached' });
  await page.waitForFunction(
    (text) => [...document.querySelectorAll('[role="tab"]')].every((each) => each.textContent !== text),
    before,
  );
}

export const dayTasks: readonly DayTask[] = [
  {
    title: 'find a member by what a caller says',
    from: '/dashboard',
    most: { pointer: 3, keys: 3 },
    before: { pointer: [3, 11.3], keys: [3, 6.1] },
    async work(page, hand) {
      const { id, first, last } = caller;
      const field = page.getByRole('textbox', { name: 'Name or phone number' });
      if (hand.name === 'keys') {
        await hand.key('/');
        await field.waitFor();
      } else {
        await hand.press(page.getByRole('tab', { name: 'Member Search' }));
        await hand.press(field);
      }
      await hand.type(`${last} ${first.slice(0, 3)}`);
      const link = rowWith(page, last).getByRole('link').first();
      await link.waitFor();
      if (hand.name === 'keys') await hand.key('ArrowDown', 'Enter');
      else await hand.press(link);
      await page.waitForURL(`**/dashboard/patient/${id}*`);
    },
  },
  {
    title: 'take the next patient of a queue',
    from: '/dashboard',
    most: { pointer: 2, keys: 1 },
    before: { pointer: [2, 5.3], keys: [1, 1.6] },
    async work(page, hand) {
      await openQueue(page, hand);
      await takeNext(page, hand);
    },
  },
  {
    title: 'log a call that nobody answered',
    from: pageOf(called),
    most: { pointer: 2, keys: 24 },
    before: { pointer: [9, 19.8], keys: [43, 30.5] },
    work: logNoAnswer,
  },
  {
    title: 'add an allergy',
    from: pageOf(subject),
    most: { pointer: 6, keys: 34 },
    before: { pointer: [6, 18.2], keys: [34, 21.9] },
    async work(page, hand) {
      await hand.openTab(page.getByRole('tab', { name: 'Past Medical History' }));
      await hand.press(page.getByRole('button', { name: 'Add Allergy' }));
      const dialog = dialogTitled(page, 'Add Allergy');
      await dialog.getByRole('combobox', { name: 'Allergy' }).waitFor();
      // Takes another medicine by each hand, since an allergy stands in the list once.
      const found = hand.name === 'keys' ? 'sulfamethoxazole' : 'penicillin';
      await hand.type(found);
      const option = page.getByRole('option', { name: new RegExp(found, 'i') }).first();
      await option.waitFor();
      if (hand.name === 'keys') await hand.key('ArrowDown', 'Enter');
      else await hand.press(option);
      await hand.choose(dialog.getByRole('combobox', { name: 'Reaction' }), 'Rash');
      await hand.press(dialog.getByRole('button', { name: 'Save Allergy' }));
      await dialog.waitFor({ state: 'detached' });
      await rowWith(page, 'Rash').first().waitFor();
    },
  },
  {
    title: 'correct a telephone number',
    from: pageOf(subject),
    most: { pointer: 6, keys: 26 },
    before: { pointer: [6, 14.6], keys: [26, 15.5] },
    async work(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Edit Profile' }));
      const dialog = page.getByRole('dialog');
      await hand.openTab(page.getByRole('tab', { name: /^Contact Information/ }));
      await hand.write(
        dialog.getByRole('textbox', { name: /^Phone/ }).first(),
        hand.name === 'keys' ? '3175550142' : '3175550143',
      );
      if (hand.name === 'keys') await hand.key('Alt+s');
      else await hand.press(dialog.getByRole('button', { name: /^Save/ }));
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    title: 'work three rows of a queue that nobody answers',
    from: '/dashboard',
    most: { pointer: 12, keys: 78 },
    before: { pointer: [33, 75.3], keys: [159, 108] },
    async work(page, hand) {
      await openQueue(page, hand);
      for (let row = 0; row < 3; row += 1) {
        await takeNext(page, hand);
        await logNoAnswer(page, hand);
        await hand.press(page.getByRole('link', { name: 'Regimen' }).first());
        await page.getByRole('table', { name: callAgain }).getByRole('link').first().waitFor();
      }
    },
  },
  {
    title: 'log a decision and plan the next call',
    from: pageOf(decides),
    most: { pointer: 99, keys: 199 },
    async work(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Log Call' }));
      const dialog = dialogTitled(page, 'Add Interaction');
      const recipient = dialog.getByRole('combobox', { name: /^Recipient/ });
      await recipient.waitFor();
      // The list has no choice of an earlier contact.
      if ((await recipient.inputValue()) === '-1') await hand.choose(recipient, 'Member');
      await hand.press(dialog.getByRole('checkbox', { name: 'Successful' }));
      await hand.press(dialog.getByRole('radio', { name: 'Yes' }));
      await hand.press(dialog.getByRole('button', { name: 'Save Interaction' }));
      await dialog.waitFor({ state: 'detached' });
      await hand.openTab(page.getByRole('tab', { name: /^Scheduled Interactions/ }));
      await hand.press(page.getByRole('button', { name: 'Add Scheduled Interaction' }));
      const next = dialogTitled(page, 'Add Scheduled Interaction');
      await hand.press(next.getByRole('button', { name: 'In a Week' }));
      await next.waitFor({ state: 'detached' });
    },
  },
  {
    title: 'plan to call back',
    from: pageOf(called),
    most: { pointer: 2, keys: 99 },
    async work(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Call Back…' }));
      const next = dialogTitled(page, 'Add Scheduled Interaction');
      await hand.press(next.getByRole('button', { name: 'In 1 Hour' }));
      await next.waitFor({ state: 'detached' });
    },
  },
  {
    title: 'answer what somebody takes at noon',
    from: '/dashboard',
    most: { pointer: 99, keys: 9 },
    async work(page, hand) {
      const text = `${spoken.last}, ${spoken.first}`;
      await hand.key('Control+k');
      await page.getByRole('combobox').waitFor();
      await hand.type(`${spoken.last} ${spoken.first.slice(0, 3)}`);
      const option = page.getByRole('option', { name: new RegExp(`^${text}`) }).first();
      await option.waitFor();
      if (hand.name === 'pointer') await hand.press(option);
      else {
        while ((await option.getAttribute('aria-selected')) !== 'true')
          await page.keyboard.press('ArrowDown');
        await hand.key('Enter');
      }
      await page.waitForURL(`**/dashboard/patient/${spoken.id}*`);
      await page.getByRole('columnheader', { name: /^Directions/ }).waitFor();
    },
  },
  {
    title: 'hand over for lunch',
    from: pageOf(subject),
    most: { pointer: 99, keys: 199 },
    async prepare(page) {
      await page.getByRole('button', { name: 'Reserve', exact: true }).click();
      await page.getByRole('button', { name: 'Release', exact: true }).waitFor();
    },
    async work(page, hand) {
      await hand.press(page.getByRole('button', { name: 'Add Note' }));
      const dialog = dialogTitled(page, 'Add Note');
      await hand.write(dialog.getByRole('textbox', { name: /^Title/ }), 'Call her daughter after one');
      await hand.press(dialog.getByRole('button', { name: 'Save Note' }));
      await dialog.waitFor({ state: 'detached' });
      await hand.press(page.getByRole('button', { name: 'Release', exact: true }));
      await page.getByRole('button', { name: 'Reserve', exact: true }).waitFor();
    },
  },
  {
    title: 'act on a finding',
    from: each(found),
    most: { pointer: 99, keys: 199 },
    async work(page, hand) {
      await hand.openTab(page.getByRole('tab', { name: 'Medication Decision Support' }));
      const act = page.getByRole('button', { name: 'Acknowledge' }).first();
      await act.waitFor();
      await hand.press(act);
      const dialog = dialogTitled(page, 'Acknowledge finding');
      await hand.choose(dialog.getByRole('combobox', { name: /^Reason/ }), 'Already monitored');
      await hand.press(dialog.getByRole('button', { name: 'Acknowledge' }));
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    title: 'write, publish and mail a review',
    from: each(reviewed),
    most: { pointer: 99, keys: 299 },
    async work(page, hand) {
      await hand.openTab(page.getByRole('tab', { name: /^Medication Safety Review/ }));
      await hand.press(page.getByRole('button', { name: 'Add Review' }));
      await hand.press(dialogTitled(page, 'Add Review').getByRole('button', { name: 'Save Review' }));
      await page.waitForURL('**/review/**');
      await hand.openTab(page.getByRole('tab', { name: /^Recommendations/ }));
      await hand.press(page.getByRole('button', { name: 'Add Recommendation' }));
      const dialog = dialogTitled(page, 'Add Recommendation');
      await hand.choose(dialog.getByLabel('Problem', { exact: true }), 'Hard to take or to use');
      await hand.press(dialog.getByLabel('For the Prescriber'));
      await hand.write(dialog.getByLabel('What I Should Do'), 'Use a pill box.');
      await hand.press(dialog.getByRole('button', { name: 'Save Recommendation' }));
      await dialog.waitFor({ state: 'detached' });
      await hand.press(page.getByRole('button', { name: 'Publish' }));
      await hand.press(dialogTitled(page, 'Publish').getByRole('button', { name: 'Publish' }));
      await hand.press(page.getByRole('button', { name: 'Print for the Mail' }));
      await hand.press(page.getByRole('button', { name: 'Mark as Mailed' }));
      await hand.press(page.getByRole('button', { name: 'They are mailed' }));
      await page.getByLabel('Open patient').getByText('Waiting').waitFor();
    },
  },
];
