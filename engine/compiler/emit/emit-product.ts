import type { JsonObject } from '../../core/json/json.ts';
import { printLiteral } from '../code/literal.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import { emitEarlyReads } from './early-reads.ts';
import type { DescriptorHome, ProductEntry } from './emit-descriptors.ts';
import { type GeneratedFile, importPath } from './emit-files.ts';
import {
  laterPart,
  laterPath,
  partConstant,
  partPath,
  screenPart,
  screenPartMembers,
} from './emit-screen-parts.ts';
import { callTable } from './page-calls.ts';
import { type PageParts, pageParts, partTables } from './page-parts.ts';
import { entityEntries, loadTable, productModule, productTable } from './product-module.ts';

export interface ProductEmission {
  readonly plan: SchemaSetPlan;
  readonly sources: SourceSet;
  readonly hash: string;
  readonly homes: readonly DescriptorHome[];
  readonly entries: readonly ProductEntry[];
}

/**
 * Emits the frozen schema set: `generated/product.ts` whole, for gateway and commands; for browsers
 * `generated/page-product.ts`, a part per screen, a part for forms, and the first requests of the screens.
 */
export function emitProduct(emission: ProductEmission): readonly GeneratedFile[] {
  const parts = pageParts(emission.plan);
  return [
    ...parts.screens.map((screen) => screenPart(emission, screen)),
    ...(parts.screens.length === 0 ? [] : [laterPart(emission)]),
    pageProduct(emission, parts),
    emitEarlyReads(emission.plan, emission.sources.slug),
    wholeProduct(emission),
  ];
}

function pageProduct(emission: ProductEmission, parts: PageParts): GeneratedFile {
  const { plan, sources, hash, entries } = emission;
  const path = 'generated/page-product.ts';
  const { info, messages, defaults, constants, holidays } = productMembers(sources);
  const tables = baseTables(emission);
  const shown = entries.filter(({ table }) => tables.includes(table));
  const part = screenPartMembers({ path, plan, entries, names: parts.base, isBase: true });
  return productModule({ path, type: 'Product', entries: [...part.entries, ...shown] }, [
    '/** What the schema set describes, without what a screen brings when it opens. */',
    'export const pageProduct: Product = freeze({',
    `  hash: '${hash}',`,
    `  info: ${printLiteral(info, '  ')},`,
    ...part.lines,
    ...tables.map((table) => productTable(table, shown)),
    ...(parts.screens.length === 0 ? [] : [screenTable(path, parts), laterLine(path)]),
    callTable(emission),
    '  searches: {},',
    `  messages: ${printLiteral(messages, '  ')},`,
    `  defaults: ${printLiteral(defaults, '  ')},`,
    `  constants: ${printLiteral(constants, '  ')},`,
    `  holidays: ${printLiteral(holidays, '  ')},`,
    '});',
  ]);
}

/** Collects the members of a page's `Product` that are not tables of descriptors. */
export function productMembers({ byPath }: SourceSet): Readonly<Record<string, unknown>> {
  const {
    $schema: _schema,
    messages = {},
    constants,
    defaults = {},
    holidays = [],
    parts: _parts,
    functions: _functions,
    readBy: _readBy,
    base: _base,
    ...info
  } = (byPath.get('schemas/product.json')?.value ?? {}) as JsonObject;
  return {
    ...{ info, messages, defaults, holidays },
    constants: withoutWords(constants as JsonObject | undefined),
  };
}

/** Lists the tables that every page has in full. */
function baseTables({ homes }: ProductEmission): readonly string[] {
  const inParts: readonly string[] = [...partTables, 'forms'];
  return homes
    .filter((home) => home.for === 'pages' && !inParts.includes(home.table))
    .map(({ table }) => table);
}

function screenTable(path: string, { screens }: PageParts): string {
  const screenEntries = screens.map(({ name }) => {
    return { table: 'loadScreen', name, constant: partConstant(name), path: partPath(name) };
  });
  return loadTable(path, 'loadScreen', screenEntries);
}

function laterLine(path: string): string {
  return `  loadLater: async () => (await import('${importPath(path, laterPath)}')).laterPart,`;
}

function wholeProduct(emission: ProductEmission): GeneratedFile {
  const { plan, homes, entries } = emission;
  const path = 'generated/product.ts';
  const entities = entityEntries('entities', plan.entities.values());
  const bodies = entityEntries('bodies', plan.bodies);
  const page = { table: '', name: '', constant: 'pageProduct', path: 'generated/page-product.ts' };
  const onEveryPage = baseTables(emission);
  const tables = homes.map(({ table }): string => table).filter((table) => !onEveryPage.includes(table));
  const others = entries.filter(({ table }) => tables.includes(table));
  return productModule({ path, type: 'Product', entries: [...entities, ...bodies, ...others, page] }, [
    '/** Everything that the schema set describes. */',
    'export const product: Product = freeze({',
    '  ...pageProduct,',
    ...['load', 'loadForm', 'loadScreen', 'loadLater'].map((name) => `  ${name}: undefined,`),
    productTable('entities', entities),
    productTable('bodies', bodies),
    ...tables.map((table) => productTable(table, others)),
    '});',
  ]);
}

/** Drops the descriptions of constants, which belong to the data dictionary. */
function withoutWords(constants: JsonObject = {}): JsonObject {
  const entries = Object.entries(constants).map(([name, constant]) => {
    const { description: _words, 'x-origin': _origin, ...rest } = constant as JsonObject;
    return [name, rest] as const;
  });
  return Object.fromEntries(entries);
}
