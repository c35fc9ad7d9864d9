import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../../tools/quality/process.ts';
import { launchBrowser } from '../harness/chromium.ts';
import { recordsTasks } from '../harness/environment.ts';
import { productOfWorker } from '../harness/product-of-worker.ts';
import { openUser, signIn, takePicture } from '../harness/user.ts';
import { effortsOn } from './effort.ts';
import { type MeasuredTask, resultsPage } from './results-page.ts';
import { dayTasks } from './tasks.ts';

let browser: Browser;
let page: Page;
let efforts: Awaited<ReturnType<typeof effortsOn>>;
const measured: MeasuredTask[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  ({ page } = await openUser(browser, productOfWorker().url));
  await page.setViewportSize({ width: 1440, height: 900 });
  efforts = await effortsOn(page);
  await signIn(page, 'pharmacist', '/dashboard');
});

afterAll(async () => {
  await browser?.close();
  if (recordsTasks()) writeFileSync(join(projectRoot, 'docs/results/day-tasks.md'), resultsPage(measured));
});

describe.each(dayTasks)('$title', ({ title, from, most, before, prepare, work }) => {
  it.each(['pointer', 'keys'] as const)('takes no more presses by %s than its budget', async (name) => {
    await page.goto(typeof from === 'string' ? from : from[name]);
    await page.getByRole('tab').first().waitFor();
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    const hand = efforts[name]();
    const effort = await efforts
      .measure(() => work(page, hand))
      .catch(async (error: unknown) => {
        await takePicture(page, `failed-day-${title.replaceAll(/\W+/g, '-')}-${name}`);
        throw error;
      });
    measured.push({ title, hand: name, before: before?.[name], ...effort });
    expect(effort.presses).toBeLessThanOrEqual(most[name]);
  });
});
