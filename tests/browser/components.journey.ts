import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';
import { launchBrowser } from './harness/chromium.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser } from './harness/user.ts';

let browser: Browser;
let page: Page;
let complaints: readonly string[];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page, complaints } = await openUser(browser, productOfWorker().url));
  await page.goto('/components');
  await page.getByLabel('Several lines').first().waitFor();
  await page.getByText('Row 1').first().waitFor();
});

afterAll(() => browser?.close());

describe('the page of components in a browser', () => {
  it.each([
    ['light', 'normal'],
    ['dark', 'normal'],
    ['light', 'more'],
    ['dark', 'more'],
  ])('is readable in %s with %s contrast', async (scheme, contrast) => {
    await page.getByLabel('Colours').selectOption(scheme);
    await page.getByLabel('Contrast').selectOption(contrast);
    await page.screenshot({
      path: pictureOf(`components-${scheme}-${contrast}`),
      fullPage: true,
    });
    // Checks a table while it is loading, whose earlier rows have to stay readable.
    await page.evaluate(async () => {
      for (const frame of document.querySelectorAll('.en-table-frame'))
        frame.setAttribute('aria-busy', 'true');
      const dimming = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.all(dimming.map(({ finished }) => finished));
    });
    expect(await findBarriers(page)).toEqual([]);
  });

  it('has the time of this process [FAULT-83]', async () => {
    const before = Date.now();
    const now = await page.evaluate(() => Date.now());
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });

  const story = (name: string) => page.locator(`#${name}`);
  const dialog = (name: string) => page.getByRole('dialog', { name });

  /** Layers over the page, such as dialogs, each with the way to open it. */
  const layers: readonly (readonly [string, () => Promise<void>])[] = [
    [
      'a dialog',
      async () => {
        await story('dialog').getByRole('button', { name: 'Open the dialog' }).click();
        await dialog('A dialog').waitFor();
      },
    ],
    [
      'a question that could not be done',
      async () => {
        await story('question').getByRole('button', { name: 'Ask' }).click();
        await dialog('Remove this Sample').getByRole('button', { name: 'Yes, remove' }).click();
        await dialog('Remove this Sample').getByRole('alert').waitFor();
      },
    ],
    [
      'a conflict, field by field',
      async () => {
        await story('conflict').getByRole('button', { name: 'Edit the sample' }).click();
        const edited = dialog('Edit Sample');
        await edited.getByLabel(/^Text/).fill('My words');
        await edited.getByRole('button', { name: 'Save Sample' }).click();
        await edited.getByText('Choose what to keep').waitFor();
      },
    ],
    [
      'the history of a row',
      async () => {
        await story('tools').getByRole('button', { name: 'History Row 1' }).click();
        await dialog('History of Row 1').waitFor();
      },
    ],
    [
      'the choice of columns',
      async () => {
        await story('tools').getByRole('button', { name: 'Columns of Samples' }).click();
        await page.getByRole('checkbox', { name: 'Phone' }).waitFor();
      },
    ],
    [
      'a calendar',
      async () => {
        // Shows a month that includes days of the month before, whose contrast is measured.
        await story('widgets').getByLabel('Day', { exact: true }).fill('02/29/2028');
        await story('widgets').getByRole('button', { name: 'Choose Day from a calendar' }).click();
        await page.getByRole('dialog', { name: 'Calendar: Day' }).waitFor();
      },
    ],
    [
      'suggestions',
      async () => {
        await story('widgets').getByRole('combobox', { name: 'Looked up' }).fill('lat');
        await page.getByRole('option', { name: /Latex/ }).waitFor();
      },
    ],
    [
      'the menu of a card',
      async () => {
        await story('box').getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Empty', exact: true }).waitFor();
      },
    ],
  ];

  it.each(layers)('lays %s over it without a barrier, in light and dark', async (name, open) => {
    await page.getByLabel('Colours').selectOption('light');
    await page.getByLabel('Contrast').selectOption('normal');
    await open();
    for (const look of ['light', 'dark']) {
      await page.evaluate((theme) => {
        Object.assign(document.documentElement.dataset, { theme, mantineColorScheme: theme });
      }, look);
      await untilStill();
      await page.screenshot({ path: pictureOf(`components-${name.replaceAll(/\W+/g, '-')}-${look}`) });
      expect(await findBarriers(page)).toEqual([]);
    }
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { theme: 'light', mantineColorScheme: 'light' });
    });
    await leaveLayers();
  });

  it('keeps a list of suggestions to a height of 250 pixels [ENGINE-23]', async () => {
    await story('widgets').getByRole('combobox', { name: 'Looked up' }).fill('latex');
    await page.getByRole('option', { name: /Latex/ }).waitFor();
    const list = page.locator('.en-suggestions').filter({ visible: true });
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('250px');
    await leaveLayers();
  });

  /**
   * Waits until layers have faded in, since half transparent text has too little contrast. Ignores endless animations.
   */
  async function untilStill(): Promise<void> {
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
    );
  }

  /** Closes layers over the page with Escape, and discards typed text. */
  async function leaveLayers(): Promise<void> {
    const over = page.locator('[role="dialog"], [role="menu"], [role="option"]').filter({ visible: true });
    const discard = page.getByRole('button', { name: 'Discard', exact: true });
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await discard.isVisible()) || (await over.count()) === 0).toBe(true);
    if (await discard.isVisible()) await discard.click();
    await expect.poll(() => over.count()).toBe(0);
  }

  it('leaves out on paper what can only be pressed', async () => {
    const pressed = page.locator('.en-sort > svg, .en-facts-blank > summary').filter({ visible: true });
    expect(await pressed.count()).toBeGreaterThan(1);
    await page.emulateMedia({ media: 'print' });
    expect(await pressed.count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  });

  it('ticks boxes in the colour of the product, wherever they stand', async () => {
    const colours = () =>
      page
        .locator('input[type=checkbox]')
        .evaluateAll((boxes) => [...new Set(boxes.map((box) => getComputedStyle(box).accentColor))]);
    const accent = page.locator('.en-button-primary').first();
    await story('tools').getByRole('button', { name: 'Columns of Samples' }).click();
    await page.getByRole('checkbox', { name: 'Phone' }).waitFor();
    expect(await colours()).toEqual([await accent.evaluate((it) => getComputedStyle(it).backgroundColor)]);
    await page.keyboard.press('Escape');
  });

  it('sets a badge under its value, not under the title of its column, where a row is a card', async () => {
    await page.setViewportSize({ width: 390, height: 860 });
    const badge = story('tools').getByText('Noticed', { exact: true });
    const [from, cell] = [await badge.boundingBox(), await badge.locator('..').boundingBox()];
    expect((from?.x ?? 0) - (cell?.x ?? 0)).toBeGreaterThan(100);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  it('puts a row where the pointer lets go of it, and back by the keyboard', async () => {
    const rows = story('ordered').locator('tbody tr');
    const handle = story('ordered').getByRole('button', { name: 'Move First part', exact: true });
    const names = async () => (await rows.allInnerTexts()).map((text) => /\w+ part/.exec(text)?.[0]);
    expect(await names()).toEqual(['First part', 'Second part', 'Third part']);
    await handle.hover();
    await page.mouse.down();
    await rows.nth(2).hover();
    await page.mouse.up();
    await expect.poll(names).toEqual(['Second part', 'Third part', 'First part']);
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(names).toEqual(['First part', 'Second part', 'Third part']);
  });

  it('shows one row of a list and one step of a form at a time', async () => {
    const form = story('steps');
    const people = form.getByRole('group', { name: /^Person/ });
    expect(await people.getByLabel('Name').inputValue()).toBe('Ada');
    await form.getByRole('button', { name: 'Emil', exact: true }).click();
    expect(await people.getByLabel('Name').inputValue()).toBe('Emil');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('heading', { name: 'Step 2 of 3: How are they reached?' }).waitFor();
    expect(await people.count()).toBe(0);
    await form.getByRole('button', { name: 'Back' }).click();
  });

  it('takes the first press on a choice right after a wrong day was typed above it, whatever moves then', async () => {
    const form = story('widgets');
    await form
      .locator('.en-form-row', { has: page.getByLabel('Day', { exact: true }) })
      .evaluate((row) => row.style.setProperty('order', '-1'));
    const choice = form.getByRole('radio', { name: 'Green' });
    await choice.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await choice.boundingBox()) ?? {};
    await form.getByLabel('Day', { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('13/45/2028');
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    // Waits two frames between press and release, in which the page renders the message.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.mouse.up();
    await form.getByText('Not a day').waitFor();
    expect(await choice.isChecked()).toBe(true);
    expect(((await choice.boundingBox())?.y ?? 0) - y).toBeGreaterThan(10);
  });

  it('shows the days in a table of many columns whole', async () => {
    const hidden = await story('widgets')
      .getByLabel('Day', { exact: true })
      .evaluate((day) => {
        const control = day.parentElement;
        const row = document.createElement('tr');
        for (let column = 0; column < 12; column += 1) row.append(document.createElement('td'));
        for (const cell of row.cells) cell.append(control?.cloneNode(true) ?? '');
        const table = Object.assign(document.createElement('table'), { className: 'en-rows' });
        table.append(row);
        day.closest('form')?.append(table);
        const [first] = table.getElementsByTagName('input');
        if (first !== undefined) first.value = '12/28/2028';
        const cut = (first?.scrollWidth ?? 0) - (first?.clientWidth ?? 0);
        table.remove();
        return cut;
      });
    expect(hidden).toBe(0);
  });

  it('draws as many rows of a long table as are in sight', async () => {
    const table = story('long').getByRole('table');
    expect(await table.getAttribute('aria-rowcount')).toBe('401');
    expect(await table.getByRole('row').count()).toBeLessThan(100);
    await story('long')
      .getByRole('region', { name: 'Samples' })
      .evaluate((region) => {
        region.scrollTop = region.scrollHeight;
      });
    await table.getByRole('cell', { name: 'Row 400' }).waitFor();
  });

  it('can be read where the colours are those of the reader', async () => {
    await page.getByLabel('Colours').selectOption('light');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.screenshot({ path: pictureOf('components-forced-colors'), fullPage: true });
    expect(await findBarriers(page)).toEqual([]);
    const [chosen, other] = await Promise.all(
      ['First (3)', 'Third'].map((name) =>
        story('tabs')
          .getByRole('tab', { name })
          .evaluate((tab) => getComputedStyle(tab).borderBottomColor),
      ),
    );
    expect(chosen).not.toBe(other);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('moves nothing for whoever wants stillness', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seconds = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('.gallery *')].map((each) => getComputedStyle(each));
      const times = styles.flatMap(({ transitionDuration, animationDuration }) =>
        `${transitionDuration}, ${animationDuration}`.split(', ').map(Number.parseFloat),
      );
      return Math.max(...times);
    });
    expect(seconds).toBeLessThan(0.01);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('has no word of complaint: none of React in strict mode, none of the security policy', async () => {
    const policy = (await page.request.get('/components')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(complaints).toEqual([]);
  });

  it('keeps a failure to render inside of its box', async () => {
    await story('broken').getByRole('button', { name: 'Break it' }).click();
    await story('broken')
      .getByText('An error has occurred, and this component can not be rendered')
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await story('tabs').isVisible()).toBe(true);
  });
});

function pictureOf(name: string): string {
  return join(projectRoot, 'test-results', 'screens', `${name}.png`);
}
