import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { openScreen, screens } from './harness/screens.ts';
import { type DemoUser, openUser, signIn } from './harness/user.ts';

/** Buttons that end the session, leave the page, or act outside of it. */
const left =
  /^(Log Out|End |Download|Print|Export|View Chart|Next Patient|First$|Last$|Next$|Previous$|Page )/;

/** Milliseconds after which a page has settled: whoever takes the focus away has given it to something else. */
const settled = 400;

let browser: Browser;
const pages = new Map<DemoUser, Page>();

beforeAll(async () => {
  browser = await launchBrowser();
  for (const who of ['pharmacist', 'analyst'] as const) {
    const { page } = await openUser(browser, productOfWorker().url);
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await signIn(page, who, '/dashboard');
    pages.set(who, page);
  }
});

afterAll(() => browser?.close());

interface State {
  /** Tag and name of the element with the focus. */
  readonly focus: string;
  readonly isNamed: boolean;
  /** Name of the topmost dialog; absent where none is open. */
  readonly dialog?: string;
  readonly isInDialog: boolean;
  readonly hasHeading: boolean;
}

function stateOf(page: Page): Promise<State> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => {
      const ids = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter((id) => id !== '');
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      return (
        element.ariaLabel ??
        [...ids.map((id) => document.getElementById(id)), ...labels, element]
          .map((each) => each?.textContent?.trim() ?? '')
          .find((text) => text !== '') ??
        ''
      );
    };
    const focused = document.activeElement ?? document.body;
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
      .filter((each) => each.checkVisibility())
      .at(-1);
    // Needs a name of its own: the text of the whole page is none.
    const isPage = focused.matches('body, main');
    const name = isPage ? (focused.ariaLabel ?? '') : nameOf(focused);
    return {
      focus: `${focused.tagName} ${name}`.slice(0, 60),
      isNamed: focused !== document.body && name !== '',
      ...(dialog !== undefined && { dialog: nameOf(dialog).slice(0, 60) }),
      isInDialog: dialog?.contains(focused) === true,
      hasHeading: dialog?.querySelector('h2, h3') != null,
    };
  });
}

/** Names of the usable buttons in sight, of rows those of the first row alone. */
function offered(page: Page): Promise<readonly string[]> {
  return page.locator('main button:visible').evaluateAll((all) => [
    ...new Set(
      all
        .filter((each) => !each.matches(':disabled, [aria-disabled="true"]'))
        .filter((each) => {
          const row = each.closest('tr, [role="row"], li');
          return (
            row === null || row.parentElement?.querySelector(':scope > :is(tr, [role="row"], li)') === row
          );
        })
        .map((each) => each.ariaLabel ?? each.textContent?.trim() ?? ''),
    ),
  ]);
}

/** Closes what has opened, as a user does, and discards what it asks about. */
async function close(page: Page): Promise<void> {
  for (let tries = 0; tries < 4 && (await stateOf(page)).dialog !== undefined; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(settled / 2);
    const discard = page.getByRole('button', { name: 'Discard', exact: true });
    if (await discard.isVisible()) await discard.press('Enter');
    await page.waitForTimeout(settled / 2);
  }
}

/** Presses a button by keys, closes what it opens, and tells where the focus was lost. */
async function faultsOf(page: Page, button: Locator, name: string): Promise<readonly string[]> {
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(settled);
  await page.waitForFunction(() => document.querySelector('.en-opening') === null);
  const pressed = await stateOf(page);
  if (pressed.dialog === undefined) return pressed.isNamed ? [] : [`${name}: ${pressed.focus}`];
  await page.waitForTimeout(settled);
  const open = await stateOf(page);
  await close(page);
  const closed = await stateOf(page);
  return [
    ...(open.isInDialog || open.dialog === undefined ? [] : [`${name}: ${open.focus} beside its dialog`]),
    ...(open.dialog === '' ? [`${name}: a dialog without a name`] : []),
    ...(open.hasHeading || open.dialog === undefined ? [] : [`${name}: a dialog without a heading`]),
    ...(closed.isNamed ? [] : [`${name}: ${closed.focus} after its dialog`]),
  ];
}

async function faultsOn(page: Page, path: string): Promise<readonly string[]> {
  await openScreen(page, path);
  const known = new Set<string>();
  const faults: string[] = [];
  const tabs = await page.locator('main [role="tab"]:visible').allTextContents();
  for (const tab of [undefined, ...tabs]) {
    if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).first().click();
    await page.waitForTimeout(settled);
    for (const name of await offered(page)) {
      if (name === '' || left.test(name) || known.has(name)) continue;
      known.add(name);
      const button = page.locator('main').getByRole('button', { name, exact: true }).first();
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      const before = page.url();
      faults.push(...(await faultsOf(page, button, name)));
      if (new URL(page.url()).pathname !== new URL(before).pathname) await openScreen(page, before);
    }
  }
  return faults;
}

describe.each(screens)('the screen of $name', ({ who, path }) => {
  it('keeps the focus on something with a name, whatever is pressed by keys, in dialogs and after them', async () => {
    const page = pages.get(who);
    if (page === undefined) throw new Error(`Nobody has signed in as ${who}.`);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await faultsOn(page, path)).toEqual([]);
  }, 400_000);
});
