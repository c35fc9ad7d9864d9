import { setTimeout as rest } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import './page-under-test.ts';
import type { SideName } from './side.ts';
import type { WorkName } from './works.ts';

export interface OpenSide {
  readonly name: SideName;
  /** Milliseconds from the call to the laid-out form, of the last of several mounts. */
  readonly mount: (work: WorkName) => Promise<number>;
  /** Milliseconds of processor time in scripts for each key, including later work that the key causes. */
  readonly keystroke: (work: WorkName, pace: Pace) => Promise<number>;
  /** Milliseconds of processor time in scripts for submits of an empty form, including later work. */
  readonly saves: (work: WorkName) => Promise<SaveTimes>;
  /** Divides the page's processor speed by this number from now on. */
  readonly slowDown: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Times of submits, in milliseconds of processor time in scripts. */
export interface SaveTimes {
  /**
   * Time of the first submit until the visible fields are marked and the first has the focus, for which people wait.
   */
  readonly inSight: number;
  /** Time of the first submit with all later work; `second` is that of the next submit. */
  readonly first: number;
  readonly second: number;
}

/** Rhythm of keys: as a person writes, or with a pause after each key in which the form commits the typed text. */
export type Pace = 'in a row' | 'each with a pause';

interface Rhythm {
  readonly keys: number;
  /** Milliseconds after each key, at eighty words a minute, or long enough for all later work of a side. */
  readonly rest: number;
  /** Milliseconds after the last key, longer than any side delays its work on the typed text, which then counts. */
  readonly end: number;
}

const rhythms: Readonly<Record<Pace, Rhythm>> = {
  'in a row': { keys: 8, rest: 150, end: 450 },
  'each with a pause': { keys: 3, rest: 600, end: 0 },
};

/** Opens a page for one side, on which measurements take turns with the other sides. */
export async function openSide(browser: Browser, url: string, name: SideName): Promise<OpenSide> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}?side=${name}`);
  await page.waitForFunction(() => window.bench !== undefined);
  const session = await page.context().newCDPSession(page);
  // Counts processor time, which other load of the machine hardly affects.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    name,
    mount: (work) => mountTime(page, work),
    keystroke: (work, pace) => keystrokeTime(page, session, { work, pace }),
    saves: (work) => saveTimes(page, session, work),
    async slowDown(rate) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    close: () => page.close(),
  };
}

async function mountTime(page: Page, work: WorkName): Promise<number> {
  const time = await page.evaluate((name) => window.bench?.open(name, false) ?? Number.NaN, work);
  await page.evaluate(() => window.bench?.close());
  await rest(50);
  return time;
}

interface Typing {
  readonly work: WorkName;
  readonly pace: Pace;
}

async function keystrokeTime(page: Page, session: CDPSession, { work, pace }: Typing): Promise<number> {
  await page.evaluate((name) => window.bench?.open(name, false), work);
  await rest(300);
  // Waits for the field: some sides show the lower part of a form a little later.
  await page.waitForFunction((name) => window.bench?.focus(name), work);
  const { keys, end } = rhythms[pace];
  await type(page, 1, pace);
  const before = await scriptTime(session);
  await type(page, keys, pace);
  await rest(end);
  const after = await scriptTime(session);
  const typed = await page.evaluate(() => window.bench?.typed());
  if (typed?.endsWith('x'.repeat(keys + 1)) !== true) throw new Error(`Typed, and found "${typed}".`);
  await page.evaluate(() => window.bench?.close());
  return (after - before) / keys;
}

async function type(page: Page, count: number, pace: Pace): Promise<void> {
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press('x');
    await rest(rhythms[pace].rest);
  }
}

async function saveTimes(page: Page, session: CDPSession, work: WorkName): Promise<SaveTimes> {
  await page.evaluate((name) => window.bench?.open(name, true), work);
  // Waits, since some sides show the lower part of a form a little later.
  await rest(1_500);
  const { inSight, whole: first } = await submitTime(page, session);
  const { whole: second } = await submitTime(page, session);
  await page.evaluate(() => window.bench?.close());
  return { inSight, first, second };
}

async function submitTime(
  page: Page,
  session: CDPSession,
): Promise<{ readonly inSight: number; readonly whole: number }> {
  const before = await scriptTime(session);
  await page.evaluate(async () => {
    window.bench?.submit();
    // Waits until the next frame has passed, after which sides set the focus.
    await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done));
    await new Promise((done) => setTimeout(done));
  });
  const seen = await scriptTime(session);
  await rest(600);
  return { inSight: seen - before, whole: (await scriptTime(session)) - before };
}

/** Milliseconds of processor time that the page has spent in scripts so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
}
