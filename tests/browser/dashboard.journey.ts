import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { dialogTitled } from './harness/patient-page.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

let browser: Browser;
let user: User;
let page: Page;
/** Path of the patient in the second row. */
let second = '';

beforeAll(async () => {
  browser = await launchBrowser();
  user = await openUser(browser, productOfWorker().url);
  page = user.page;
});

afterAll(() => browser?.close());

const row = (index: number) => page.getByRole('table').getByRole('row').nth(index);

describe('a working day that begins on the dashboard', () => {
  const list = () => page.getByRole('navigation', { name: 'Priority Queues' });

  it('has the column that a queue is sorted by in sight beside the names, however many come before it', async () => {
    await signIn(page, 'pharmacist', '/dashboard');
    await list()
      .getByRole('button', { name: /^Many medications/ })
      .click();
    const table = page.getByRole('table', { name: 'Many medications' });
    const sorted = table.getByRole('columnheader', { name: 'Routine Medications' });
    await expect.poll(() => sorted.getAttribute('aria-sort')).toBe('descending');
    const edges = async () => {
      const region = await page.getByRole('region', { name: 'Many medications' }).boundingBox();
      const [name, head] = await Promise.all([
        row(1).getByRole('link').first().boundingBox(),
        sorted.boundingBox(),
      ]);
      const right = (box: typeof head) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
      return { name: (name?.x ?? 0) > (region?.x ?? 0), head: right(head) <= right(region) };
    };
    await expect.poll(edges).toEqual({ name: true, head: true });
    // Checks other widths, as beside an editor or in another window.
    for (const width of [1120, 1560, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expect.poll(edges).toEqual({ name: true, head: true });
    }
  });

  it('keeps the box to tick beside the name, rows of one height, and what a queue usually shows whole at 1280 px', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await list()
      .getByRole('button', { name: /^My consults/ })
      .last()
      .click();
    const table = page.getByRole('table', { name: 'My consults' });
    await table.getByRole('link').first().waitFor();
    const shape = () =>
      table.evaluate((element) => ({
        outside: element.clientWidth - (element.parentElement?.clientWidth ?? 0),
        heights: [...new Set([...element.querySelectorAll('.en-row')].map((each) => each.clientHeight))]
          .length,
      }));
    await expect.poll(shape).toEqual({ outside: 0, heights: 1 });
    await list()
      .getByRole('button', { name: /^Many medications/ })
      .click();
    const many = page.getByRole('table', { name: 'Many medications' });
    await many.getByRole('link').first().waitFor();
    const frozen = () =>
      many.evaluate((element) => {
        const scroller = element.parentElement;
        if (scroller === null) return [];
        scroller.scrollLeft = 9999;
        const left = scroller.getBoundingClientRect().left;
        return ['.en-mark', 'a[href]'].map((each) => {
          const at =
            element.querySelector('.en-row')?.querySelector(each)?.getBoundingClientRect().left ?? -1;
          return at > left && at < left + 60;
        });
      });
    await expect.poll(frozen).toEqual([true, true]);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  it('shows ten columns whole at 1280 px, and what can be done with selected rows in one line', async () => {
    const table = page.getByRole('table', { name: 'Many medications' });
    const shape = () =>
      table.evaluate((element) => ({
        columns: element.querySelectorAll('thead th').length,
        isWhole: element.clientWidth <= (element.parentElement?.clientWidth ?? 0),
        heights: new Set([...element.querySelectorAll('.en-row')].map((each) => each.clientHeight)).size,
      }));
    await expect.poll(shape).toEqual({ columns: 11, isWhole: true, heights: 1 });
    await table.getByRole('checkbox').nth(1).check();
    const bar = page.locator('.en-bulk-bar');
    await bar.waitFor();
    expect((await bar.boundingBox())?.height).toBeLessThan(48);
    await bar.getByRole('button', { name: 'More' }).press('Enter');
    await bar.getByRole('button', { name: 'Add Note' }).press('Enter');
    await dialogTitled(page, 'Add Note').waitFor();
    await page.keyboard.press('Escape');
    await dialogTitled(page, 'Add Note').waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('More');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
  });

  it('shows ten rows on a phone in 1,600 px, sorted by a list, with one line of actions and nothing outside', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sorted = page.getByRole('combobox', { name: 'Sort by' });
    expect(await sorted.locator('option:checked').textContent()).toBe('Routine Medications');
    await row(9).waitFor();
    const sizes = await page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      outside: [...document.querySelectorAll('main :is(a, button, input, select, td)')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth,
      ).length,
    }));
    expect(sizes.page).toBeLessThan(1600);
    expect(sizes.outside).toBe(0);
    const more = page.getByRole('button', { name: 'More', exact: true });
    const edit = page.getByRole('button', { name: 'Edit Priority Queue' });
    expect(await edit.isVisible()).toBe(false);
    await more.click();
    await edit.waitFor();
    await more.click();
    await sorted.selectOption('Age');
    await expect.poll(() => sorted.locator('option:checked').textContent()).toBe('Age');
    await takePicture(page, 'dashboard-queue-390px');
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  it('shows the own queues and those of the organization, with the rows of one', async () => {
    await list().getByRole('heading', { name: 'Your Queues' }).waitFor();
    await list().getByRole('heading', { name: 'EMTM Care Network' }).waitFor();
    await list()
      .getByRole('button', { name: /^My consults/ })
      .last()
      .click();
    await page.getByRole('table', { name: 'My consults' }).waitFor();
    await row(2)
      .getByRole('button', { name: /^Reserve/ })
      .waitFor();
    expect(new URL(page.url()).search).toBe('?queue=demo-queue-pharmacist-my-consults');
    second = (await row(2).getByRole('link').first().getAttribute('href')) ?? '';
    await takePicture(page, 'dashboard-queue');
    expect(await findBarriers(page)).toEqual([]);
  });

  it('opens the next free patient by a key, reserved, and comes back to the row', async () => {
    await page.keyboard.press('n');
    await page.waitForURL('**/dashboard/patient/**');
    await page.getByRole('button', { name: 'Release' }).waitFor();
    await page.goBack();
    await row(1)
      .getByRole('button', { name: /^Release/ })
      .waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex);
    await expect.poll(focused).toBe(1);
  });

  it('hears what a colleague does: the reservation in the row, the change as news', async () => {
    // Waits until times of calls are complete: the time zones of the places arrive later.
    await page
      .getByRole('table')
      .getByText(/\d[AP]M\s\w+$/)
      .first()
      .waitFor();
    const before = await page.getByRole('table').getByRole('row').allTextContents();
    const colleague = (await openUser(browser, productOfWorker().url)).page;
    await signIn(colleague, 'clinical', second);
    await colleague.getByRole('button', { name: 'Reserve' }).click();
    await row(2).getByText('clinical@demo.test').waitFor();
    await setStatus(colleague, 'Inactivate');
    const news = page.getByRole('button', { name: '1 change: show it' });
    await news.waitFor();
    const shown = await page.getByRole('table').getByRole('row').allTextContents();
    expect(shown.filter((_, index) => index !== 2)).toEqual(before.filter((_, index) => index !== 2));
    await takePicture(page, 'dashboard-news');
    await news.click();
    await news.waitFor({ state: 'detached' });
    await setStatus(colleague, 'Activate');
    await colleague.getByRole('button', { name: 'Release' }).click();
    expect(user.complaints).toEqual([]);
  });

  it('cuts no column beside the names of a zoomed queue that is sorted by its last column, and follows back', async () => {
    await list()
      .getByRole('button', { name: /^Many medications/ })
      .click();
    const table = page.getByRole('table', { name: 'Many medications' });
    await table.getByRole('columnheader').last().getByRole('button').click();
    await expect
      .poll(() => table.getByRole('columnheader').last().getAttribute('aria-sort'))
      .not.toBe('none');
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await expect.poll(() => table.evaluate(columnsInSight)).toEqual({ cut: [], isSortedSeen: true });
    }
  });
});

/** Finds column heads half hidden under the fixed column, and whether the head of the sorting column is visible. */
function columnsInSight(table: Element) {
  const room = table.parentElement?.getBoundingClientRect();
  const heads = [...table.querySelectorAll('th')].map((head) => ({
    title: head.textContent,
    isFixed: head.classList.contains('en-th-start'),
    isSorted: ['ascending', 'descending'].includes(head.ariaSort ?? ''),
    ...head.getBoundingClientRect().toJSON(),
  }));
  const edge = heads.find(({ isFixed }) => isFixed)?.right;
  return {
    cut: heads.filter(({ isFixed, left, right }) => !isFixed && left < edge - 1 && right > edge + 1),
    isSortedSeen: heads.some(
      ({ isSorted, left, right }) => isSorted && left >= edge - 1 && right <= (room?.right ?? 0) + 1,
    ),
  };
}

async function setStatus(at: Page, action: 'Inactivate' | 'Activate'): Promise<void> {
  await at.getByRole('button', { name: 'More', exact: true }).click();
  await at.getByRole('menuitem', { name: action, exact: true }).click();
  if (action === 'Activate') return;
  await dialogTitled(at, 'Inactivate Patient').getByRole('button', { name: 'Yes, inactivate' }).click();
  await dialogTitled(at, 'Inactivate Patient').waitFor({ state: 'detached' });
}
