import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openProfile } from './harness/chromium.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture } from './harness/user.ts';

// User of this test alone, since it ends the user's other sessions.
const user = 'outsider';
let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'regimen-profiles-'));
});

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the browser with a profile, does something on its first page, and closes the browser. */
async function withProfile<Result>(name: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await openProfile(join(folder, name), productOfWorker().url);
  try {
    return await work(context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

/** Expects the hosted login to ask for an e-mail, since no user is signed in. */
async function expectLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
}

describe('a session in a browser', () => {
  it('is not there for the next one who opens the browser, logged out or not [FAULT-75]', async () => {
    await withProfile('left', (page) => signIn(page, user, '/dashboard'));
    await withProfile('left', async (page) => {
      await page.goto('/dashboard');
      await expectLogin(page);
    });
    await withProfile('logged-out', async (page) => {
      await signIn(page, user, '/dashboard');
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('button', { name: 'Log In' }).waitFor();
    });
    await withProfile('logged-out', async (page) => {
      await page.goto('/dashboard');
      await expectLogin(page);
    });
  });

  it('is shared by a new tab without a detour, and ends in all tabs when nobody is there [FAULT-75] [AUTH-31]', async () => {
    const { page, context } = await openUser(browser, productOfWorker().url);
    await page.clock.install();
    await signIn(page, user, '/dashboard');
    const other = await context.newPage();
    const logins: string[] = [];
    other.on('framenavigated', (frame) => {
      if (frame.url().includes('/oidc/')) logins.push(frame.url());
    });
    await other.goto('/dashboard');
    await other.getByText(`${user}@demo.test`).waitFor();
    expect(logins).toEqual([]);
    // Waits until the page counts activity, which it begins after its first rendering.
    const watched = () => page.evaluate(() => localStorage.getItem('last-active'));
    await expect.poll(watched).not.toBeNull();
    await page.clock.fastForward('15:30');
    await page.getByText('You were logged out due to inactivity').waitFor();
    await other.getByText(/^You were logged out/).waitFor();
    await other.goto('/dashboard');
    await expectLogin(other);
    await context.close();
  });

  it('is listed under the own name, and can be ended from another device, which is logged out at once', async () => {
    const here = await openUser(browser, productOfWorker().url);
    const there = await openUser(browser, productOfWorker().url);
    await signIn(here.page, user, '/dashboard');
    await signIn(there.page, user, '/dashboard');
    await here.page.getByRole('link', { name: `${user}@demo.test` }).click();
    await here.page.getByRole('row', { name: /This session/ }).waitFor();
    const others = here.page.getByRole('row', { name: /Another session/ });
    await others.first().waitFor();
    await takePicture(here.page, 'sessions');
    expect(await findBarriers(here.page)).toEqual([]);
    await here.page.getByRole('button', { name: 'End All Others' }).click();
    await here.page.getByRole('button', { name: 'Yes, end them' }).click();
    await expect.poll(() => others.count()).toBe(0);
    await there.page.getByText('Your session has ended.').waitFor();
    await here.page.reload();
    await here.page.getByRole('row', { name: /This session/ }).waitFor();
    expect([...here.complaints]).toEqual([]);
    await here.context.close();
    await there.context.close();
  });
});
