import { printLiteral } from '../code/literal.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { ProductEntry } from './emit-descriptors.ts';
import { constantName, type GeneratedFile } from './emit-files.ts';
import { callTable, hasOwnCalls } from './page-calls.ts';
import { formTable, outlineTable } from './page-outlines.ts';
import type { PageParts, PartNames } from './page-parts.ts';
import { entityEntries, loadTable, productModule, productTable } from './product-module.ts';

export interface PartEmission {
  readonly plan: SchemaSetPlan;
  readonly sources: SourceSet;
  readonly entries: readonly ProductEntry[];
}

/** Emits the part that is fetched when a screen opens. */
export function screenPart(
  emission: PartEmission,
  { name, names }: PageParts['screens'][number],
): GeneratedFile {
  const { plan, entries } = emission;
  const path = partPath(name);
  const part = screenPartMembers({ path, plan, entries, names, isBase: false });
  return productModule({ path, type: 'ProductPart', entries: part.entries }, [
    `/** What the screen "${name}" shows, and outlines of what opens from it. */`,
    `export const ${partConstant(name)}: ProductPart = freeze({`,
    ...part.lines,
    ...(hasOwnCalls(emission, name) ? [callTable(emission, name)] : []),
    '});',
  ]);
}

/**
 * Emits the part fetched with the first form: value sets that only forms show, and workflows that start after a
 * save.
 */
export function laterPart({ entries }: Pick<PartEmission, 'entries'>): GeneratedFile {
  const tables = ['codes', 'workflows'];
  const shown = entries.filter(({ table }) => tables.includes(table));
  const others = ['entities', 'forms', 'tabs', 'cards', 'flows'].map((table) => `  ${table}: {},`);
  return productModule({ path: laterPath, type: 'ProductPart', entries: shown }, [
    '/** What no page shows before a form opens. */',
    'export const laterPart: ProductPart = freeze({',
    ...others,
    ...tables.map((table) => productTable(table, shown)),
    '});',
  ]);
}

export const laterPath = 'generated/pages/later.part.ts';

export function partPath(screen: string): string {
  return `generated/pages/${screen}.page.ts`;
}

export function partConstant(screen: string): string {
  return constantName(screen, 'Page');
}

interface PartInput {
  readonly path: string;
  readonly plan: SchemaSetPlan;
  readonly entries: readonly ProductEntry[];
  readonly names: PartNames;
  /** True for the base part, which every page loads and which outlines the entities of all other parts. */
  readonly isBase: boolean;
}

/** Builds the members of a part, and the imports of its module. */
export function screenPartMembers({ path, plan, entries, names, isBase }: PartInput): {
  readonly lines: readonly string[];
  readonly entries: readonly ProductEntry[];
} {
  const imported = (['tabs', 'cards', 'flows', 'workflows'] as const).flatMap((table) =>
    entries.filter((entry) => entry.table === table && names[table].has(entry.name)),
  );
  const forms = entries.filter(({ table, name }) => table === 'forms' && names.forms.has(name));
  const entities = [...plan.entities.values()].filter(({ name }) => names.entities.has(name));
  const outline = { path: 'engine/core/product/outline.ts', table: '', name: '' };
  const outlines = [
    ...(isBase || entities.length > 0 ? ['entityPlaceholder'] : []),
    ...(forms.length > 0 ? ['formOutline'] : []),
  ].map((constant) => ({ ...outline, constant }));
  const lines = [
    outlineTable(plan, names, isBase),
    loadTable(path, 'load', entityEntries('entities', entities)),
    formTable(plan, names),
    loadTable(path, 'loadForm', forms),
    ...['tabs', 'cards', 'flows', 'workflows'].map((table) => productTable(table, imported)),
    codeTable(plan, names),
  ];
  return { lines, entries: [...outlines, ...imported] };
}

/**
 * Writes the value sets into the part, since a module shared by several screens would cost a request of its
 * own.
 */
function codeTable({ codes }: SchemaSetPlan, names: PartNames): string {
  const lines = codes
    .filter(({ name }) => names.codes.has(name))
    .map(({ name, descriptor }) => `    ${JSON.stringify(name)}: ${printLiteral(descriptor, '    ')},\n`);
  return `  codes: {\n${lines.join('')}  },`;
}
