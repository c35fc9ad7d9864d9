import { setTimeout as rest } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import './page-under-test.ts';
import type { SideName } from './side.ts';
import type { WorkName } from './works.ts';

export interface OpenSide {
  readonly name: SideName;
  /** Milliseconds from the call to the laid-out form, of the latest of some mounts. */
  readonly mount: (work: WorkName) => Promise<number>;
  /** Milliseconds of script for each key, with all that follows it. */
  readonly keystroke: (work: WorkName) => Promise<number>;
  /** Milliseconds of script of a first and a second submit of an empty form. */
  readonly saves: (work: WorkName) => Promise<readonly [number, number]>;
  readonly close: () => Promise<void>;
}

/** Milliseconds between keys: eighty words a minute. */
const betweenKeys = 150;

const keys = 8;

/** Longer than any side waits before it works on what was typed: that work counts. */
const afterTyping = 500;

/** A page of its own for one side; the sides take turns on it. */
export async function openSide(browser: Browser, url: string, name: SideName): Promise<OpenSide> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}?side=${name}`);
  await page.waitForFunction(() => window.bench !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return {
    name,
    mount: (work) => mountTime(page, work),
    keystroke: (work) => keystrokeTime(page, session, work),
    saves: (work) => saveTimes(page, session, work),
    close: () => page.close(),
  };
}

async function mountTime(page: Page, work: WorkName): Promise<number> {
  const time = await page.evaluate((name) => window.bench?.open(name, false) ?? Number.NaN, work);
  await page.evaluate(() => window.bench?.close());
  await rest(50);
  return time;
}

async function keystrokeTime(page: Page, session: CDPSession, work: WorkName): Promise<number> {
  await page.evaluate((name) => window.bench?.open(name, false), work);
  await rest(300);
  if (!(await page.evaluate((name) => window.bench?.focus(name), work)))
    throw new Error(`The field that is typed into is not there: ${work}.`);
  await type(page, 2);
  const before = await scriptTime(session);
  await type(page, keys);
  await rest(afterTyping);
  const after = await scriptTime(session);
  const typed = await page.evaluate(() => window.bench?.typed());
  if (typed?.endsWith('x'.repeat(keys + 2)) !== true) throw new Error(`Typed, and found "${typed}".`);
  await page.evaluate(() => window.bench?.close());
  return (after - before) / keys;
}

async function type(page: Page, count: number): Promise<void> {
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press('x');
    await rest(betweenKeys);
  }
}

async function saveTimes(
  page: Page,
  session: CDPSession,
  work: WorkName,
): Promise<readonly [number, number]> {
  await page.evaluate((name) => window.bench?.open(name, true), work);
  await rest(300);
  const first = await submitTime(page, session);
  const second = await submitTime(page, session);
  await page.evaluate(() => window.bench?.close());
  return [first, second];
}

async function submitTime(page: Page, session: CDPSession): Promise<number> {
  const before = await scriptTime(session);
  await page.evaluate(() => window.bench?.submit());
  await rest(600);
  return (await scriptTime(session)) - before;
}

/** Milliseconds that the page has spent in script so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
