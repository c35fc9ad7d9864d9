import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { demoPatient } from '../../browser/harness/demo-patients.ts';
import { startProduct } from '../../browser/harness/running-product.ts';
import { openUser, signIn } from '../../browser/harness/user.ts';
import { median } from '../measure.ts';

const turns = 5;

/**
 * Milliseconds of a round trip: "Fast 3G" in the browsers' developer tools, and the value that measuring services use
 * for 3G.
 */
const roundTrips = [562.5, 150] as const;
const network = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Factor by which the processor is slowed, to the speed of the telephones and thin clients of a ward. */
const slowDown = 4;

const times = ['patient', 'rows', 'all'] as const;
type Times = Readonly<Record<(typeof times)[number], number>>;

/**
 * Measures a patient page with an empty cache on a slow connection and a slow processor, for a user who is signed in.
 */
export async function benchSlowPage(): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-slow-page-'));
  const product = await startProduct({ command: 'start', dataDirectory: folder });
  const browser = await launchBrowser();
  try {
    const { page } = await openUser(browser, product.url);
    await signIn(page, 'pharmacist', '/dashboard');
    const lines: string[] = [];
    for (const latency of roundTrips) {
      const taken: Times[] = [];
      for (let turn = 0; turn < turns; turn += 1) taken.push(await timesOf(page, latency));
      const shown = times.map(
        (time) => `${time} ${(median(taken.map((each) => each[time])) / 1000).toFixed(1)} s`,
      );
      lines.push(
        `patient page, Fast 3G with ${latency} ms a round trip, processor slowed 4 times: ${shown.join(', ')}`,
      );
    }
    return lines;
  } finally {
    await browser.close();
    await product.interrupt();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timesOf(page: Page, latency: number): Promise<Times> {
  // Leaves the previous page, whose pending work would be measured.
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', { ...network, latency });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const start = performance.now();
  const since = () => performance.now() - start;
  await page.goto(`/dashboard/patient/${demoPatient('EMTM', 5).id}`, { waitUntil: 'commit' });
  // Waits for each separately, since rows are shown before the card that names the patient.
  const [patient, rows] = await Promise.all([
    page.getByRole('region', { name: 'Patient' }).waitFor().then(since),
    page.locator('main tbody tr:nth-child(2)').first().waitFor().then(since),
  ]);
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  const all = since();
  // Ends the limits on network and processor.
  await session.detach();
  return { patient, rows, all };
}
