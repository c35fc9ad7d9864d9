import type { Browser, Page, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './harness/chromium.ts';
import { demoPatient, demoReview } from './harness/demo-patients.ts';
import { productOfWorker } from './harness/product-of-worker.ts';
import { findBarriers, openUser, signIn, takePicture, type User } from './harness/user.ts';

let browser: Browser;
let user: User;

beforeAll(async () => {
  browser = await launchBrowser();
  user = await openUser(browser, productOfWorker().url);
  await signIn(user.page, 'pharmacist', '/dashboard');
});

afterAll(() => browser?.close());

/** Reads the text that the page shows in place of the patient. */
async function failureOn(id: string): Promise<string> {
  await user.page.goto(`/dashboard/patient/${id}`);
  const panel = user.page.getByRole('main').getByRole('alert');
  await panel.waitFor();
  expect(await user.page.getByRole('tab').count()).toBe(0);
  return (await panel.textContent()) ?? '';
}

describe('the pages that nobody has to sign in for', () => {
  it.each(['/privacy', '/support'])('open at %s in the frame of whoever is signed in', async (path) => {
    await user.page.goto(path);
    await user.page.getByText('pharmacist@demo.test').waitFor();
    await user.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await user.page.getByText('There is no page at this address').count()).toBe(0);
  });
});

/**
 * Limits of each page: `last` are the last files to arrive; `requests` and `size` (kB of scripts and styles as sent)
 * are counted until the page is at rest; `steps` are the requests in sequence until `shown` is visible.
 */
const pages = [
  {
    path: '/dashboard',
    last: 'user-manager',
    requests: 20,
    size: 489,
    shown: 'main tbody tr:nth-child(2)',
    steps: 5,
  },
  {
    path: `/dashboard/patient/${demoPatient('EMTM', 5).id}`,
    last: 'review.forms',
    requests: 25,
    size: 601,
    shown: 'main tbody tr:nth-child(2)',
    steps: 4,
  },
  {
    path: '/dashboard/patient-import',
    last: 'user-manager',
    requests: 12,
    size: 521,
    shown: 'main input',
    steps: 5,
  },
  {
    path: '/dashboard/text-library',
    last: 'forms',
    requests: 13,
    size: 516,
    shown: 'main tbody tr:nth-child(2)',
    steps: 4,
  },
];

interface Fetched {
  readonly requests: number;
  readonly files: number;
  readonly size: number;
}

/** Counts requests and files once the page is at rest, including cached files. */
async function fetchedBy({ page }: User, last: string): Promise<Fetched> {
  await page.waitForFunction(
    (names) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const latest = Math.max(...entries.map(({ responseEnd }) => responseEnd));
      const isThere = (name: string) => entries.some((entry) => entry.name.includes(`/${name}-`));
      return names.every(isThere) && performance.now() - latest > 500;
    },
    ['ahead', last],
  );
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const files = entries.filter(({ name }) => name.includes('/assets/'));
    const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    // Counts a repeated request once, since the number of repetitions depends on the machine's speed.
    const addresses = new Set(entries.map(({ name }) => name));
    return { requests: addresses.size + 1, files: files.length, size: Math.round(bytes / 1_000) };
  });
}

/**
 * Counts the sequential requests until something is shown, the document included. Holds all responses until the page
 * has made every request that needs none of them, then releases them together, so that their duration does not matter.
 */
async function stepsUntilShown(page: Page, path: string, shown: string): Promise<number> {
  const held: Route[] = [];
  // Leaves the previous page, whose pending requests would be counted.
  await page.goto('about:blank');
  await page.route('**/*', (route) => void held.push(route));
  const opened = page.goto(path, { waitUntil: 'commit' });
  let steps = 0;
  try {
    while (steps === 0 || !(await isShownAtRest(page, shown, held))) {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.splice(0).map(answered));
      if (steps === 0) await opened;
      steps += 1;
    }
    return steps;
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function answered(route: Route): Promise<void> {
  const finished = route.request().response();
  await route.continue();
  await (await finished)?.finished();
}

/** Waits until the page shows the target or waits for a response; reports whether it shows the target. */
async function isShownAtRest(page: Page, shown: string, held: readonly Route[]): Promise<boolean> {
  const target = page.locator(shown).first();
  await expect.poll(async () => held.length > 0 || (await target.isVisible())).toBe(true);
  // Waits for the page to be idle twice, after which it has made every request that the responses cause.
  await page.evaluate((timeout) => {
    const idle = (then: () => void) => requestIdleCallback(then, { timeout });
    return new Promise<void>((resolve) => idle(() => idle(resolve)));
  }, 500);
  return target.isVisible();
}

/** Cumulative layout shift of the page so far (Layout Instability API): people notice 0.1. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[];
    observer.disconnect();
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

describe('what a page fetches', () => {
  // Takes the best of three attempts: on a busy machine, a late request can turn one step into two.
  it.each(pages)('takes $steps steps at $path, each of which waits for the one before', async (each) => {
    let steps = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && steps > each.steps; attempt += 1)
      steps = Math.min(steps, await stepsUntilShown(user.page, each.path, each.shown));
    expect(steps).toBeLessThanOrEqual(each.steps);
  });

  it.each(pages)('stays within its budget at $path', async ({ path, last, requests, size }) => {
    await user.page.goto(path);
    const fetched = await fetchedBy(user, last);
    expect(fetched.requests, `${fetched.requests} requests`).toBeLessThanOrEqual(requests);
    expect(fetched.size, `${fetched.size} kB`).toBeLessThanOrEqual(size);
  });

  it.each([
    ...pages.map(({ path }) => path),
    ...[`/chart/${demoPatient('EMTM', 5).id}`, '/dashboard/emergency', '/dashboard?view=member-search'],
    `/dashboard/patient/${demoReview().patient}/review/${demoReview().id}`,
  ])('is requested once in a loading of %s', async (path) => {
    const { page } = user;
    const sent: { readonly url: string; readonly at: number }[] = [];
    const note = (request: Request) => {
      if (request.method() === 'GET' && request.url().includes('/api/'))
        sent.push({ url: request.url(), at: performance.now() });
    };
    await page.goto('about:blank');
    page.on('request', note);
    await page.goto(path);
    await page.getByRole('main').waitFor();
    const isAtRest = () => performance.now() - (sent.at(-1)?.at ?? Number.POSITIVE_INFINITY) > 2_000;
    await expect.poll(isAtRest, { timeout: 20_000 }).toBe(true);
    page.off('request', note);
    // Ignores polled calls, which are requested again after ten seconds.
    const first = sent.filter(({ at }) => at - (sent[0]?.at ?? 0) < 9_500).map(({ url }) => url);
    expect(first.filter((url, index) => first.indexOf(url) < index)).toEqual([]);
  });

  it('is requested by its address while the program is on the way, and once only', async () => {
    const { page } = user;
    const { id } = demoPatient('EMTM', 5);
    const calls: string[] = [];
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname + search);
    };
    const reads = ['user/me', `patient?patientId=${id}`, `notes/list?patientId=${id}&newest=100`];
    const addresses = reads.map((read) => `/api/regimen/${read}`);
    await page.goto('about:blank');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/index-*.js', async (route) => {
      await released;
      await route.continue();
    });
    page.on('request', note);
    await page.goto(`/dashboard/patient/${id}`, { waitUntil: 'commit' });
    await expect.poll(() => calls).toEqual(expect.arrayContaining(addresses));
    release();
    await page.locator('main tbody tr:nth-child(2)').first().waitFor();
    await page.getByRole('region', { name: 'Patient' }).waitFor();
    page.off('request', note);
    await page.unrouteAll();
    expect(calls.filter((call) => addresses.includes(call)).sort()).toEqual(addresses.sort());
  });

  it('leaves its boxes where they are while it fills, on a slow connection', async () => {
    const { page } = user;
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, downloadThroughput: 500_000, uploadThroughput: 500_000, latency: 200 };
    await session.send('Network.clearBrowserCache');
    await session.send('Network.emulateNetworkConditions', slow);
    const [, patient = pages[0]] = pages;
    await page.goto(patient?.path ?? '');
    await fetchedBy(user, 'review.forms');
    await session.detach();
    expect(await layoutShift(page)).toBeLessThan(0.1);
  });

  it('is there before a dialog opens: no file is requested between the press and the form', async () => {
    const { page } = user;
    const [, patient = pages[0]] = pages;
    await page.goto(patient?.path ?? '');
    const { files } = await fetchedBy(user, 'review.forms');
    for (const name of ['Note', 'Medication']) {
      await page.getByRole('button', { name: `Add ${name}` }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
      expect((await fetchedBy(user, 'review.forms')).files).toBe(files);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});

describe('a connection that goes away while a page is open', () => {
  it('leaves a form that was never opened before usable, and loses nothing of what is typed', async () => {
    const { page } = user;
    await page.goto(`/dashboard/patient/${demoPatient('EMTM', 5).id}`);
    await page.getByRole('button', { name: 'Add Note' }).waitFor();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/forms-/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    await user.context.setOffline(true);
    await page.getByRole('button', { name: 'Add Note' }).click();
    await page.getByLabel(/^Title/).fill('Typed without a connection');
    await page.getByRole('button', { name: 'Save Note' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/cannot be reached/).waitFor();
    await user.context.setOffline(false);
    await page.getByRole('button', { name: 'Save Note' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Typed without a connection', exact: true }).waitFor();
  });
});

describe('a new release that takes the place of the one that the page came from', () => {
  it('is reported in the page although the files of the old one are gone', async () => {
    const { page } = user;
    await page.goto(`/dashboard/patient/${demoPatient('EMTM', 5).id}`);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/opened-/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    await page.route(/\/(assets|versions)\//, (route) => route.fulfill({ status: 404 }));
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'x-schema-hash': 'another' } });
    });
    await page.getByRole('tab', { name: /^Interactions/ }).click();
    await page.getByText('A new version of the application is running.').waitFor();
    await page.unrouteAll();
  });
});

describe('a patient that the user may not see', () => {
  it('looks exactly like one that does not exist, with a link back to the dashboard', async () => {
    const foreign = await failureOn(demoPatient('NORTH', 0).id);
    expect(foreign).toContain('This record does not exist, or you do not have access to it');
    await takePicture(user.page, '21-no-patient');
    expect(await findBarriers(user.page)).toEqual([]);
    expect(await failureOn('no-such-patient')).toBe(foreign);
    await user.page
      .getByRole('main')
      .getByRole('link', { name: /dashboard/i })
      .click();
    await user.page.waitForURL('**/dashboard');
  });

  it('is not among the hits of a search', async () => {
    const { last } = demoPatient('NORTH', 0);
    await user.page.goto('/dashboard');
    await user.page.getByRole('tab', { name: 'Member Search' }).click();
    await user.page.getByRole('textbox', { name: 'Name or phone number' }).fill(last);
    await user.page
      .getByText(/No members found|Showing/)
      .first()
      .waitFor();
    expect(await user.page.getByRole('row').filter({ hasText: 'NORTH' }).count()).toBe(0);
  });
});
