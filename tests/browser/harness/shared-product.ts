import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { giveDatabase } from '../../../gateway/testing/database-templates.ts';
import { startProduct } from './running-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the product that the journeys share which neither stop nor change it. */
    readonly productUrl: string;
    /** Its data folder, for what reaches it from the command line. */
    readonly dataDirectory: string;
    /** A data folder as the first start leaves it: to copy, for a product of one's own. */
    readonly firstData: string;
  }
}

/** Starts one product for all journeys, on a data folder of its own, and takes both away at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'regimen-journeys-'));
  const firstData = join(folder, 'first');
  const dataDirectory = join(folder, 'shared');
  // To store the demonstration takes half a minute: it is done once, and copied.
  await giveDatabase(firstData);
  await (await startProduct({ command: 'start', dataDirectory: firstData })).interrupt();
  await cp(firstData, dataDirectory, { recursive: true });
  const product = await startProduct({ command: 'start', dataDirectory });
  project.provide('productUrl', product.url);
  project.provide('dataDirectory', dataDirectory);
  project.provide('firstData', firstData);
  return async () => {
    await product.interrupt();
    await rm(folder, { recursive: true, force: true });
  };
}
