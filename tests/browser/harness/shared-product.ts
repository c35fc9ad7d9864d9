import { mkdtemp, rm } from 'node:fs/promises';
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
  }
}

/** Starts one product for all journeys, on a data folder of its own, and takes both away at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-journeys-'));
  await giveDatabase(dataDirectory);
  const product = await startProduct({ command: 'start', dataDirectory });
  project.provide('productUrl', product.url);
  project.provide('dataDirectory', dataDirectory);
  return async () => {
    await product.interrupt();
    await rm(dataDirectory, { recursive: true, force: true });
  };
}
