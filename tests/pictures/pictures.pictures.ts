import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser/harness/chromium.ts';
import { type RunningProduct, startProduct } from '../browser/harness/running-product.ts';
import { expectPicture, findOrphans } from './baselines.ts';
import { layers } from './layers.ts';
import { looks, moment, openLook, untilDrawn, untilLoaded } from './looks.ts';
import { screens } from './screens.ts';

let dataDirectory: string;
let product: RunningProduct;
let browser: Browser;
const drawn = new Set<string>();

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-pictures-'));
  product = await startProduct({ command: 'start', dataDirectory, beginsAt: moment });
  browser = await launchBrowser({ isForPictures: true });
});

afterAll(async () => {
  await browser?.close();
  await product?.interrupt();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** Collects all differing pictures of the list rather than only the first. */
class Differences {
  readonly #messages: string[] = [];

  async compare(name: string, take: () => Promise<Buffer>): Promise<void> {
    drawn.add(name);
    await this.note(name, () => expectPicture(name, take));
  }

  /** Keeps a failure for the end, so that later pictures are still compared. */
  async note(name: string, step: () => Promise<void>): Promise<void> {
    await step().catch((error: Error) => this.#messages.push(`${name}: ${error.message}`));
  }

  expectNone(): void {
    expect(this.#messages).toEqual([]);
  }
}

describe.each(looks)('the pictures in $name', (look) => {
  it('show every piece of the page of components as it was accepted', async () => {
    const page = await openLook(browser, product.url, look);
    const differences = new Differences();
    await page.goto('/components');
    await page.getByText('Row 1').first().waitFor();
    await untilDrawn(page);
    for (const piece of await piecesOf(page)) {
      const section = page.locator(`#${piece}`);
      await differences.compare(`components/${piece}-${look.name}`, () => section.screenshot(still));
    }
    for (const [name, open] of Object.entries(layers)) {
      await open(page);
      await untilDrawn(page);
      await differences.compare(`components/${name}-open-${look.name}`, () => page.screenshot(still));
      await page.goto('/components');
      await untilDrawn(page);
    }
    await page.context().close();
    differences.expectNone();
  });

  it('show the main screens as they were accepted', async () => {
    const page = await openLook(browser, product.url, look);
    const differences = new Differences();
    for (const { name, open } of screens) {
      await differences.note(name, async () => {
        await open(page);
        await untilLoaded(page);
      });
      await differences.compare(`screens/${name}-${look.name}`, () => page.screenshot(still));
    }
    await page.context().close();
    differences.expectNone();
  });
});

it('are those of something that is drawn', () => {
  expect(findOrphans(drawn)).toEqual([]);
});

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

function piecesOf(page: Page): Promise<readonly string[]> {
  return page.locator('.gallery-story').evaluateAll((sections) => sections.map(({ id }) => id));
}
