import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient } from './harness/demo-patients.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { openScreen, screens } from './harness/screens.ts';
import { type DemoUser, findBarriers, findOutside, openUser, signIn, takePicture } from './harness/user.ts';

const { id } = demoPatient('EMTM', 0);

let browser: Browser;
const pages = new Map<DemoUser, Page>();

beforeAll(async () => {
  browser = await launchBrowser();
  for (const who of ['pharmacist', 'analyst'] as const) {
    const { page } = await openUser(browser, productOfWorker().url);
    await signIn(page, who, '/dashboard');
    pages.set(who, page);
  }
});

afterAll(() => browser?.close());

async function open(who: DemoUser, path: string): Promise<Page> {
  const page = pages.get(who);
  if (page === undefined) throw new Error(`Nobody has signed in as ${who}.`);
  await page.setViewportSize({ width: 1280, height: 860 });
  await openScreen(page, path);
  return page;
}

/** Levels of the headings of a page or a dialog that a screen reader finds, with their texts. */
function headings(page: Page): Promise<readonly { readonly level: number; readonly text: string }[]> {
  return page.evaluate(() =>
    [...(document.querySelector('[role="dialog"]') ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => ({ level: Number(each.tagName.slice(1)), text: each.textContent ?? '' })),
  );
}

/** Lists headings that lie more than one level below the heading before them, the first below `above`. */
async function skipped(page: Page, above: number): Promise<readonly string[]> {
  let before = above;
  return (await headings(page)).flatMap(({ level, text }) => {
    const isSkipped = level > before + 1;
    before = level;
    return isSkipped ? [`${text} (h${level})`] : [];
  });
}

describe.each(screens)('the screen of $name', ({ who, name, path }) => {
  it('has one first heading, and skips no level below it', async () => {
    const page = await open(who, path);
    expect((await headings(page)).filter(({ level }) => level === 1)).toHaveLength(1);
    expect(await skipped(page, 0)).toEqual([]);
  });

  it('has nothing outside of a window of 390 px', async () => {
    const page = await open(who, path);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => findOutside(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('has a header of less than a fifth of a window at 400 %', async () => {
    const page = await open(who, path);
    await page.setViewportSize({ width: 320, height: 256 });
    const header = await page.locator('header.shell-header').boundingBox();
    expect(header?.height).toBeLessThanOrEqual(256 / 5);
  });

  it('has no barriers, light or dark', async () => {
    const page = await open(who, path);
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await takePicture(page, `dark-${name}`);
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });
});

describe('keys', () => {
  it('lead from the first Tab to each box of a page', async () => {
    const page = await open('pharmacist', `/dashboard/patient/${id}`);
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('Skip to the page');
    const boxes = await page
      .locator('main section.en-box')
      .evaluateAll((all) => all.map((box) => box.ariaLabel));
    for (const box of boxes) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(`Skip to ${box}`);
    }
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(boxes.at(-1));
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('tab');
  });

  it('are on a named page after a link that went with the page before', async () => {
    const page = await open('pharmacist', '/dashboard/patient-import');
    await page.getByRole('link', { name: 'Text Library' }).evaluate((link) => {
      link.addEventListener('click', () => link.blur());
    });
    await page.getByRole('link', { name: 'Text Library' }).click();
    await page.getByRole('heading', { level: 1, name: 'Text Library' }).waitFor({ state: 'attached' });
    const named = () =>
      page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.ariaLabel]);
    await expect.poll(named).toEqual(['MAIN', expect.stringMatching(/./)]);
  });
});

describe('dialogs', () => {
  it.each(['Add Medication', 'Add Note', 'Edit Profile'])(
    'begin with the second level and skip none: %s',
    async (name) => {
      const page = await open('pharmacist', `/dashboard/patient/${id}`);
      await page.getByRole('button', { name, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
      expect(await skipped(page, 1)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    },
  );
});

describe('forced colours', () => {
  it('leave the edges of controls, the chosen tab and the focus in sight', async () => {
    const page = await open('pharmacist', `/dashboard/patient/${id}`);
    await page.emulateMedia({ forcedColors: 'active' });
    await takePicture(page, 'forced-colours');
    const edge = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((each) => {
          const { borderBottomColor, borderBottomStyle, backgroundColor } = getComputedStyle(each);
          return borderBottomStyle !== 'none' && borderBottomColor !== backgroundColor;
        });
    for (const part of ['.en-button-secondary', '.en-input', '.en-tab[aria-selected="true"]', '.en-box'])
      expect(await edge(part), part).toBe(true);
    const chosen = page.getByRole('tab', { selected: true }).first();
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return [outlineStyle, Number.parseFloat(outlineWidth) >= 2];
    });
    expect(ring).toEqual(['solid', true]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
