import { resolve } from 'node:path';
import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { libraryTexts } from '../../engine/compiler/library.fixture.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { type CallHandler, ok } from '../../gateway/records/context/call.ts';
import { openTestGateway, type TestGateway } from '../../gateway/testing/open-test-gateway.ts';

/** Schema set of the compiler's tests, a library, extended by readers who sign in and reserve books. */
export const holdsTexts: ReadonlyMap<string, string> = new Map([
  ...libraryTexts,
  ...(await readSources(resolve(import.meta.dirname, '../fixtures/holds'))),
]);

/** Handler with an empty response, for the library's own calls. */
const nothing: CallHandler = { isWrite: true, answer: async () => ok({}) };

/** Opens a gateway in memory with the readers and authors of `holdsRecords`. */
export async function openHolds(product: Product): Promise<TestGateway> {
  const gateway = await openTestGateway({ product, handlers: { offers: nothing, order: nothing } });
  await gateway.load(holdsRecords);
  return gateway;
}

/** Adds files to the schema set of the tests, or changes some. */
export function withFiles(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map([...holdsTexts, ...Object.entries(files)]);
}

/** Compiles the texts and loads the product; throws the diagnostics if there are errors. */
export async function productOf(texts: ReadonlyMap<string, string> = holdsTexts) {
  const { diagnostics, files } = await compileSources(texts);
  const errors = errorsAmong(diagnostics);
  if (errors.length > 0) throw new Error(formatDiagnostics(errors));
  return loadProduct(files);
}

/** Formats the compiler's diagnostics of the texts, as a terminal shows them. */
export async function diagnosed(texts: ReadonlyMap<string, string>): Promise<string> {
  return formatDiagnostics((await compileSources(texts)).diagnostics);
}

function reader(id: string, branch: string, roles: readonly string[]): LoadRecord {
  const names = { email: `${id}@library.test`, firstName: id, lastName: 'Reader' };
  const rights = { roles, permissions: [], organizations: [branch] };
  return { entity: 'reader', record: { _id: id, id, auth0Id: id, ...names, ...rights } };
}

function author(id: string, branch: string, name: JsonObject): LoadRecord {
  return { entity: 'author', record: { _id: id, name, branch } };
}

/** Readers of the tests: Nora (a librarian) and Rita work in the north, Saul (a librarian) in the south. */
export const holdsRecords: readonly LoadRecord[] = [
  reader('nora', 'NORTH', ['librarian']),
  reader('rita', 'NORTH', []),
  reader('saul', 'SOUTH', ['librarian']),
  author('austen', 'NORTH', { first: 'Jane', last: 'Austen' }),
  author('bronte', 'NORTH', { first: 'Emily', last: 'Brontë' }),
  author('woolf', 'SOUTH', { first: 'Virginia', last: 'Woolf' }),
];
