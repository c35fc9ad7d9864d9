import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFailed } from 'vitest';
import { launchBrowser } from '../harness/chromium.ts';
import { studioHand } from '../harness/environment.ts';
import { openTab } from '../harness/patient-page.ts';
import { type RunningProduct, startProduct } from '../harness/running-product.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from '../harness/user.ts';
import { analystAt, patience } from './analyst.ts';
import { counted, type Hand, keysOf, pointerOf } from './hands.ts';
import { mostActions } from './most-actions.ts';
import { leaveDialogs } from './observations.ts';
import { publishChange, reviewOf, rollBack, sendDraft, untilSent } from './publishing.ts';
import { type Colleague, openColleague } from './scene.ts';
import { publishedTitle, studioTasks } from './tasks.ts';

const hand = studioHand();
const handAt = (page: Page): Hand => (hand === 'keys' ? keysOf(page) : pointerOf(page));

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-studio-tasks-'));
  cpSync(inject('firstData'), dataDirectory, { recursive: true });
  product = await startProduct({ command: 'start', dataDirectory, values: { STUDIO: 'publish' } });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

describe(`tasks of an analyst by ${hand}, in the product that others work with`, () => {
  const purpose = 'Much at once';
  const table = '/studio?file=schemas/condition/conditions.tab.json';
  let author: User;
  let reviewer: Page;
  let latecomer: Page;
  let colleague: Colleague;

  const open = async (user: 'clinical' | 'admin', path: string) => {
    const opened = await openUser(browser, product.url);
    await signIn(opened.page, user, path);
    return opened;
  };
  const rename = (page: Page, title: string) => analystAt(page, handAt(page)).fill({ Title: title });
  const tabTitled = (title: string) => colleague.patient.getByRole('tab', { name: new RegExp(`^${title}`) });

  const taken: object[] = [];
  afterAll(() => void process.stdout.write(`${taken.map((each) => JSON.stringify(each)).join('\n')}\n`));

  beforeAll(async () => {
    colleague = await openColleague(browser, product.url);
    author = await open('clinical', '/studio');
    reviewer = (await open('admin', '/studio?view=publishing')).page;
    // Begins a draft before the other changes are published, and changes a title that they change.
    latecomer = (await open('clinical', table)).page;
    await latecomer.getByRole('textbox', { name: 'Title', exact: true }).waitFor(patience);
    await rename(latecomer, 'Problem List');
  });

  it.each(studioTasks.map(({ title, work }) => ({ title, work })))('$title', async ({ title, work }) => {
    const { hand: used, actions } = counted(handAt(author.page));
    await work(analystAt(author.page, used));
    taken.push({ title, actions: actions(), most: mostActions[title]?.[hand] });
    expect(actions()).toBeLessThanOrEqual(mostActions[title]?.[hand] ?? 0);
  });

  it('are sent, counted over the stored records, and published by somebody else', async () => {
    const analyst = analystAt(author.page, handAt(author.page));
    await analyst.open('conditions.tab');
    await rename(author.page, publishedTitle);
    await sendDraft(author.page, analyst.hand, purpose);
    await untilSent(author.page);
    const review = await reviewOf(reviewer, purpose);
    await handAt(reviewer).press(review.getByRole('button', { name: 'Count the records' }));
    const effect = review.getByRole('region', { name: 'Effect on stored records' });
    const found = (words: RegExp) => effect.getByText(words).first().waitFor(patience);
    await found(/become invalid/);
    await found(/are converted by migrations/);
    expect(await findBarriers(reviewer)).toEqual([]);
    await takePicture(reviewer, 'studio-review');
    await publishChange(reviewer, handAt(reviewer), purpose);
    await openTab(colleague.patient, 'Past Medical History');
    await tabTitled(publishedTitle).waitFor(patience);
  });

  it.each(studioTasks.map(({ title, seen }) => ({ title, seen })))(
    'are what the gateway holds to, and open pages show: $title',
    async ({ seen }) => {
      onTestFailed(() => leaveDialogs(colleague.patient));
      await seen(colleague);
      expect(await colleague.patient.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );

  it('resolve a conflict between two analysts', async () => {
    await sendDraft(latecomer, handAt(latecomer), 'Other title');
    const dialog = latecomer.getByRole('dialog', { name: 'Published by somebody else meanwhile' });
    await handAt(latecomer).press(dialog.getByRole('radio', { name: /Your draft: "Problem List"/ }));
    expect(await findBarriers(latecomer)).toEqual([]);
    await handAt(latecomer).press(dialog.getByRole('button', { name: 'Send' }));
    await untilSent(latecomer);
    await publishChange(reviewer, handAt(reviewer), 'Other title');
    await openTab(colleague.patient, 'Past Medical History');
    await tabTitled('Problem List').waitFor(patience);
  });

  it('are taken back to an earlier version', async () => {
    await rollBack(reviewer, handAt(reviewer), purpose);
    await tabTitled(publishedTitle).waitFor(patience);
    expect(await findBarriers(reviewer)).toEqual([]);
    expect([...colleague.user.complaints, ...author.complaints]).toEqual([]);
  });
});
