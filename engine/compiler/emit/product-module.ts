import type { EntityPlan } from '../plan/entity-plan.ts';
import type { ProductEntry } from './emit-descriptors.ts';
import { entityConstant, homeOf } from './emit-entity.ts';
import { type GeneratedFile, generatedFile, importPath, importsOfExpressions } from './emit-files.ts';

export interface ProductModule {
  readonly path: string;
  /** Type of the module's export, in `engine/core/product/product.ts`. */
  readonly type: 'Product' | 'ProductPart';
  readonly entries: readonly ProductEntry[];
}

export function productModule(
  { path, type, entries }: ProductModule,
  lines: readonly string[],
): GeneratedFile {
  const text = lines.join('\n');
  const body = [
    `import { freeze } from '${importPath(path, 'engine/core/json/freeze.ts')}';`,
    `import type { ${type} } from '${importPath(path, 'engine/core/product/product.ts')}';`,
    ...importsOfExpressions(path, evaluated(text)),
    ...importsOf(path, entries),
    '',
    text,
  ].join('\n');
  // Hashes the body instead of the sources, so that a module with unchanged content is neither written nor
  // evaluated again.
  return generatedFile({ path, sources: [{ path, text: body }], origin: 'the whole schema set', body });
}

/**
 * Selects the lines that contain code of expressions. Other lines are data, in which any text may look like
 * code.
 */
function evaluated(text: string): string {
  return (text.match(/evaluate: .*/g) ?? []).join('\n');
}

function importsOf(path: string, entries: readonly ProductEntry[]): readonly string[] {
  const byPath = [...Map.groupBy(entries, (entry) => entry.path)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byPath.map(([from, members]) => {
    return `import { ${members.map(({ constant }) => constant).join(', ')} } from '${importPath(path, from)}';`;
  });
}

/** Lists the entries for the constants of whole entities. */
export function entityEntries(table: string, entities: Iterable<EntityPlan>): readonly ProductEntry[] {
  return [...entities].map((entity) => {
    return { table, name: entity.name, constant: entityConstant(entity), path: homeOf(entity) };
  });
}

export function productTable(table: string, entries: readonly ProductEntry[]): string {
  const members = entries.filter((entry) => entry.table === table);
  const lines = members.map(({ name, constant }) => `    ${JSON.stringify(name)}: ${constant},\n`);
  return `  ${table}: {\n${lines.join('')}  },`;
}

export function loadTable(
  path: string,
  word: 'load' | 'loadForm' | 'loadScreen',
  entries: readonly ProductEntry[],
): string {
  const lines = entries.map((entry) => {
    const module = `import('${importPath(path, entry.path)}')`;
    return `    ${JSON.stringify(entry.name)}: async () => (await ${module}).${entry.constant},\n`;
  });
  return `  ${word}: {\n${lines.join('')}  },`;
}
