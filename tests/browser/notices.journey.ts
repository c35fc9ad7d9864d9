import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient, demoReview } from './harness/demo-patients.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { movedSince, rememberPlaces } from './harness/still-page.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

const { patient, id } = demoReview();
const pages = {
  patient: `/dashboard/patient/${demoPatient('EMTM', 0).id}`,
  dashboard: '/dashboard?view=member-search',
  queue: '/dashboard',
  review: `/dashboard/patient/${patient}/review/${id}`,
  import: '/dashboard/patient-import',
  studio: '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote',
};

/** Close code after which a page does not ask again: the notice that says so stays. */
const closed = 1000;

let browser: Browser;
let user: User;
let analyst: User;
/** Connections for live updates of the open page, which a test can end. */
let lines: WebSocketRoute[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  [user, analyst] = [await openHeard(), await openHeard()];
  await signIn(user.page, 'pharmacist', '/dashboard');
  await signIn(analyst.page, 'analyst', '/dashboard');
});

/** Opens a user whose connections for live updates a test can end. */
async function openHeard(): Promise<User> {
  const opened = await openUser(browser, productOfWorker().url);
  await opened.context.routeWebSocket(/\/live/, (line) => {
    line.connectToServer();
    lines.push(line);
  });
  return opened;
}

afterAll(() => browser?.close());

/** Opens a page and waits until it is at rest, with its live updates. */
async function open(page: Page, path: string): Promise<void> {
  lines = [];
  await page.goto(path);
  await page.locator('main :is(input, a, button):visible').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
}

/** Has a long notice come that stays, with a button. */
async function loseTheLine(page: Page): Promise<void> {
  for (const line of lines) await line.close({ code: closed });
  await page.locator('.en-notice[data-open]').waitFor({ state: 'attached' });
}

/** Names the controls that the lane of notices, or a part of it, lies over. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sought = 'button, a[href], input, select, textarea, summary, [role="tab"], [tabindex="0"]';
    const lane = document.querySelector('.en-notices');
    if (lane === null) return ['There is no lane.'];
    const parts = [lane, ...lane.querySelectorAll('.en-notice[data-open], button')].map((part) =>
      part.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(sought)]
      .filter((each) => !lane.contains(each) && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        // Content that is scrolled below the header is under it anyway.
        const isInHeader = each.closest('header') !== null;
        const isBelow = !isInHeader && top < (document.querySelector('header')?.offsetHeight ?? 0);
        const meets = (part: DOMRect) =>
          left < part.right - 0.5 &&
          right > part.left + 0.5 &&
          top < part.bottom - 0.5 &&
          bottom > part.top + 0.5;
        return width > 1 && !isBelow && parts.some(meets);
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? each.tagName);
  });
}

describe.each([
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('at $width px', ({ width, height }) => {
  it.each(Object.entries(pages))(
    'a notice on the page of %s covers no control and moves nothing',
    async (name, path) => {
      const { page } = name === 'studio' ? analyst : user;
      await page.setViewportSize({ width, height });
      await open(page, path);
      expect(await covered(page)).toEqual([]);
      expect(await rememberPlaces(page)).toBeGreaterThan(3);
      await loseTheLine(page);
      const lane = page.locator('.en-notices');
      expect(await lane.getByText('The connection for live updates is lost').isVisible()).toBe(true);
      expect(await lane.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
      await takePicture(page, `notice-${name}-${width}`);
      expect(await covered(page)).toEqual([]);
      expect(await movedSince(page)).toEqual([]);
      const box = await lane.boundingBox();
      expect(box?.y).toBeLessThan(50);
      // Stands at the end of the header, on a page about nobody before the user's name.
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width * 0.6);
    },
  );
});

describe('the history of notices', () => {
  it('has the whole text and the button of a notice that a window at 400 % shows as a sign', async () => {
    const { page } = user;
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, pages.patient);
    await loseTheLine(page);
    expect(await page.locator('.en-notice[data-open] > svg').isVisible()).toBe(true);
    expect(await covered(page)).toEqual([]);
    await page.getByRole('button', { name: 'Notices' }).click();
    const history = page.getByRole('dialog', { name: 'Notices' });
    await history.getByText(/What you save is still stored\.$/).waitFor();
    expect(await history.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('opens by keys and by a press on the text, has no barriers, and lies in the window', async () => {
    const { page } = user;
    for (const [width, colorScheme] of [
      [1280, 'dark'],
      [390, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await open(page, pages.patient);
      await loseTheLine(page);
      await page.locator('.en-notice[data-open]').click();
      const history = page.getByRole('dialog', { name: 'Notices' });
      await history.waitFor();
      const box = await history.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await takePicture(page, `notice-history-${width}-${colorScheme}`);
      expect(await findBarriers(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await history.waitFor({ state: 'detached' });
    }
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('counts what quiet holds back, until it is turned off', async () => {
    const { page } = user;
    const { page: colleague, context } = await openUser(browser, productOfWorker().url);
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, pages.patient);
    const bell = page.getByRole('button', { name: /^Notices/ });
    const quiet = async () => {
      await bell.click();
      const box = page.getByRole('checkbox', { name: /^Quiet/ });
      await box.click();
      await page.keyboard.press('Escape');
    };
    await quiet();
    expect(await bell.getAttribute('aria-label')).toBe('Notices, quiet');
    await signIn(colleague, 'support', pages.patient);
    await colleague
      .getByRole('button', { name: 'Reserve', exact: true })
      .and(colleague.locator(':enabled'))
      .click();
    await page.getByRole('button', { name: 'Notices, 1 not shown' }).waitFor();
    expect(await page.locator('.en-notice').count()).toBe(0);
    await quiet();
    await colleague.getByRole('button', { name: 'Release', exact: true }).click();
    await page.locator('.en-notice', { hasText: 'released by Sam Support' }).waitFor();
    await context.close();
  });
});
