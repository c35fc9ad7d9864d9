import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { TabView } from '../../engine/react/box/TabView.tsx';
import { librarian, type RenderOptions, renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { type TestGateway, tokenFor } from '../../gateway/testing/open-test-gateway.ts';

// Loads the dialog's module first, which a browser has loaded by the time of the first dialog.
await import('../../engine/react/tab/dialog/RowDialog.tsx');

const run = promisify(execFile);
const home = 'http://library.test';

/**
 * Network between the page of a test and its gateway: the real gateway answers every request with Nora's rights.
 */
export function networkTo(gateway: () => TestGateway) {
  return setupServer(
    http.all(`${home}/*`, async ({ request }) => {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${tokenFor('nora')}`);
      const response = await gateway().fetch(new Request(request, { headers }));
      return new HttpResponse(await response.arrayBuffer(), response);
    }),
  );
}

/** Opens a tab of the compiled product beside open records. */
export function openTab(
  tab: string,
  product: Product,
  records: Readonly<Record<string, JsonObject>> = {},
  options: Pick<RenderOptions, 'cells'> = {},
) {
  return renderEngine(<TabView tab={tab} />, {
    product,
    user: { ...librarian, _id: 'nora', organizations: ['NORTH'] },
    home,
    records,
    ...options,
  });
}

/** Compiles the product in a process of its own and loads it; removes the folder after the tests. */
export async function compiledInPage(): Promise<Product> {
  const cache = join(process.cwd(), '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'holds-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await run(process.execPath, [join(process.cwd(), 'tests/language/emit-holds.ts'), folder]);
  return ((await import(join(folder, 'generated/product.ts'))) as { readonly product: Product }).product;
}
