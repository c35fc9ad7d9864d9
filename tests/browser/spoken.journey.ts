import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient, demoPatientToReconcile, demoReview } from './harness/demo-patients.ts';
import { dialogTitled, openTab } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { openScreen } from './harness/screens.ts';
import { openUser, signIn } from './harness/user.ts';

const patient = demoPatient('EMTM', 9);
const review = demoReview();

let browser: Browser;
let page: Page;
let session: CDPSession;

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await openUser(browser, productOfWorker().url));
  await page.addInitScript(listen);
  await signIn(page, 'pharmacist', '/dashboard');
  session = await page.context().newCDPSession(page);
});

afterAll(() => browser?.close());

/** Runs in the page: keeps what live regions are given, as a screen reader hears it. */
function listen(): void {
  const said: string[] = [];
  Object.assign(window, { said });
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest('[aria-live], [role="status"], [role="alert"]') == null) continue;
      const texts =
        type === 'characterData' ? [target.textContent] : [...addedNodes].map((node) => node.textContent);
      for (const text of texts) if (text !== null && text.trim() !== '') said.push(text.trim());
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const said = (): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** Roles without a meaning of their own: what they contain is written in their stead. */
const silent = new Set([
  'generic',
  'none',
  'InlineTextBox',
  'LineBreak',
  'LabelText',
  'paragraph',
  'ListMarker',
]);

/** States that a screen reader says with a name. */
const states = new Set([
  'checked',
  'expanded',
  'selected',
  'disabled',
  'required',
  'invalid',
  'level',
  'pressed',
]);

/** Writes the roles and names of a part of the page from Chromium's accessibility tree; digits become `#`. */
async function spoken(selector: string): Promise<string> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] };
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  const byId = new Map(nodes.map((each) => [each.nodeId, each]));
  const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (root === undefined) throw new Error(`Nothing is said of ${selector}.`);
  const lines: string[] = [];
  const write = (at: AxNode, depth: number, above: string): void => {
    const role = at.role?.value ?? '';
    const name = (at.name?.value ?? '').replace(/\s+/g, ' ').trim();
    const isSaid = !at.ignored && !silent.has(role) && !(role === 'StaticText' && above.includes(name));
    if (isSaid) lines.push(`${'  '.repeat(depth)}${role}${name === '' ? '' : ` "${name}"`}${statesOf(at)}`);
    for (const id of at.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) write(child, isSaid ? depth + 1 : depth, isSaid ? name : above);
    }
  };
  write(root, 0, '');
  return `${lines
    .join('\n')
    .replace(/\d+/g, '#')
    .replace(/#:#[AP]M/g, '#:#')}\n`;
}

function statesOf({ properties = [] }: AxNode): string {
  const texts = properties
    .filter(({ name, value }) => states.has(name) && value.value !== false && value.value !== 'false')
    .map(({ name, value }) =>
      value.value === true || value.value === 'true' ? name : `${name}=${value.value}`,
    );
  return texts.length === 0 ? '' : ` (${texts.join(', ')})`;
}

const expected = (name: string) => `spoken/${name}.txt`;

describe('a screen reader', () => {
  it('says once who is opened, and that the page loads at most once', async () => {
    await openScreen(page, `/dashboard/patient/${patient.id}`);
    await expect.poll(async () => (await said()).join(' ')).toContain(patient.last);
    const texts = await said();
    expect(texts.filter((text) => text.includes(patient.last))).toHaveLength(1);
    expect(texts.filter((text) => text === 'Loading').length).toBeLessThan(2);
  });

  it('gets the roles and names of a patient', async () => {
    await expect(await spoken('header')).toMatchFileSnapshot(expected('header'));
    await expect(await spoken('main section.en-box')).toMatchFileSnapshot(expected('profile'));
  });

  it('gets those of an allergy that is added, hears how many are found, what is wrong, and that it is saved', async () => {
    await openTab(page, 'Past Medical History', 'Allergies');
    await page.getByRole('button', { name: 'Add Allergy' }).click();
    const dialog = dialogTitled(page, 'Add Allergy');
    await dialog.getByRole('combobox', { name: 'Allergy' }).waitFor();
    await expect(await spoken('[role="dialog"]')).toMatchFileSnapshot(expected('add-allergy'));
    await dialog.getByRole('combobox', { name: 'Allergy' }).fill('penicillin');
    await page
      .getByRole('option', { name: /penicillin/i })
      .first()
      .waitFor();
    await expect.poll(async () => (await said()).filter((text) => /^\d+ found$/.test(text)).length).toBe(1);
    await page
      .getByRole('option', { name: /penicillin/i })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Save Allergy' }).click();
    // The focus goes to what is wrong, which is described by what is wrong with it.
    const wrong = () => page.evaluate(() => document.activeElement?.getAttribute('aria-describedby') ?? '');
    await expect.poll(wrong).toMatch(/reaction-error/);
    await dialog.getByRole('combobox', { name: 'Reaction' }).selectOption('Rash');
    const before = (await said()).length;
    await dialog.getByRole('button', { name: 'Save Allergy' }).click();
    await dialog.waitFor({ state: 'detached' });
    const saved = async () => (await said()).slice(before).filter((text) => text === 'Saved');
    await expect.poll(saved).toHaveLength(1);
  });

  it('gets those of a queue and of the row that it works at', async () => {
    await openScreen(page, '/dashboard');
    await page.locator('.en-saved-rows .en-row').first().waitFor();
    await expect(await spoken('.en-saved-head')).toMatchFileSnapshot(expected('queue-actions'));
    await expect(await spoken('.en-saved-rows thead')).toMatchFileSnapshot(expected('queue-head'));
    const row = await spoken('.en-saved-rows .en-row');
    // Leaves out whose row it is, since other journeys work at the queue.
    await expect(row.replace(/"[^"]*"/g, '"…"')).toMatchFileSnapshot(expected('queue-row'));
  });

  it('gets those of the first group of a reconciliation', async () => {
    await openScreen(page, `/dashboard/patient/${demoPatientToReconcile({ number: 1 }).id}`);
    await openTab(page, 'Medication Reconciliation');
    await page.getByRole('button', { name: /^Start/ }).click();
    await page.getByText(/^0 of \d+ decided$/).waitFor();
    await expect(await spoken('.en-decide-grid > [role="rowgroup"]')).toMatchFileSnapshot(
      expected('reconciliation'),
    );
    await expect(await spoken('.en-decide-bar')).toMatchFileSnapshot(expected('decisions'));
  });

  it('gets those of a recommendation that is written', async () => {
    await openScreen(page, `/dashboard/patient/${review.patient}/review/${review.id}`);
    await openTab(page, 'Recommendations');
    await page.getByRole('table', { name: 'Recommendations' }).getByRole('row').nth(1).waitFor();
    await expect(await spoken('main section.en-box')).toMatchFileSnapshot(expected('review'));
  });
});
