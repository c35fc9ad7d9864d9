import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './running-product.ts';

/** Product shared by journeys that neither stop nor change it. */
export interface SharedProduct {
  readonly url: string;
  /** Path of the product's data folder, for commands on it. */
  readonly dataDirectory: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Products, one for each worker, so that simultaneous journeys do not see each other's changes. */
    readonly sharedProducts: readonly SharedProduct[];
    /** Data folder after a first start, to copy for a product of a journey's own. */
    readonly firstData: string;
    /** Output of the product's start in an empty folder, and the address at which it served. */
    readonly firstStart: { readonly url: string; readonly output: string };
  }
}

/** Starts a product for each worker, on a data folder of its own, and removes everything at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'regimen-journeys-'));
  const firstData = join(folder, 'first');
  // Stores the demonstration once, which takes half a minute, and copies it for each worker.
  const first = await startProduct({ command: 'start', dataDirectory: firstData });
  await first.interrupt();
  const products = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, number) => {
      const dataDirectory = join(folder, `shared-${number}`);
      cpSync(firstData, dataDirectory, { recursive: true });
      return { dataDirectory, ...(await startProduct({ command: 'start', dataDirectory })) };
    }),
  );
  project.provide(
    'sharedProducts',
    products.map(({ url, dataDirectory }) => ({ url, dataDirectory })),
  );
  project.provide('firstData', firstData);
  project.provide('firstStart', { url: first.url, output: first.output() });
  return async () => {
    await Promise.all(products.map((product) => product.interrupt()));
    await rm(folder, { recursive: true, force: true });
  };
}
