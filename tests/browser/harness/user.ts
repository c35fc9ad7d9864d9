import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { projectRoot } from '../../../tools/quality/process.ts';

export type DemoUser =
  | 'pharmacist'
  | 'analyst'
  | 'reviewer'
  | 'support'
  | 'clinical'
  | 'admin'
  | 'ecpn'
  | 'outsider'
  | 'discharges'
  | 'network';

/** Person with a browser session of their own. */
export interface User {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Problems reported by the browser: console errors, page errors, violations of the Content-Security-Policy. */
  readonly complaints: readonly string[];
}

/** Opens a separate browser context (own storage, own session) that records every problem. */
export async function openUser(browser: Browser, baseURL: string): Promise<User> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
  });
  // Limit well above the need of a loaded machine, and low enough for a failed test.
  context.setDefaultTimeout(20_000);
  // Longer limit for navigation, since a development server bundles the libraries before its first page.
  context.setDefaultNavigationTimeout(90_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  return { page, context, complaints };
}

/** Goes to a page that requires signing in, through the hosted login, and back to the page. */
export async function signIn(page: Page, user: DemoUser, path: string): Promise<void> {
  await page.goto(path);
  await fillLogin(page, user);
}

/** Signs in at the hosted login. */
export async function fillLogin(page: Page, user: DemoUser): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${user}@demo.test`);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const inside = page.getByText(`${user}@demo.test`);
  await inside
    .or(page.getByRole('dialog', { name: 'Terms of Use' }))
    .first()
    .waitFor();
  if (!(await inside.isVisible())) await acceptTerms(page);
  await inside.waitFor();
}

/** Accepts the terms of use, which the first sign-in shows before the page. */
export async function acceptTerms(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read and understood these terms of use' }).check();
  await page.getByRole('button', { name: 'Acknowledged and agreed' }).click();
}

/** Keeps a picture of the page for people to look at. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = join(projectRoot, 'test-results', 'screens');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** Serious and critical accessibility faults of the page in its present state, one line each. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults, RunOptions>(
    (options) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(options),
    { resultTypes: ['violations'] },
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
}

/** Lists elements that stand outside of the window and cannot be scrolled to in a frame of their own. */
export function findOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (overflowX !== 'visible' || clipPath !== 'none') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('body *')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { left, right, width, bottom } = each.getBoundingClientRect();
        return width > 0 && bottom > 0 && (right > innerWidth + 1 || left < -1) && !isScrolled(each);
      })
      .map((each) => `${each.tagName} ${each.className}`);
  });
}
