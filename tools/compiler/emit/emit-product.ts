import type { JsonObject } from '../../../engine/core/json.ts';
import type { SchemaSetPlan } from '../plan/plan-schema-set.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { Entry } from './emit-descriptors.ts';
import { constantName, type GeneratedFile, generatedFile, importPath, twinOf } from './emit-files.ts';
import { printLiteral } from './literal.ts';

const path = 'generated/product.ts';
const tables = ['entities', 'forms', 'tabs', 'screens', 'calls', 'codes', 'searches', 'access'];

export interface ProductEmission {
  readonly plan: SchemaSetPlan;
  readonly sources: SourceSet;
  readonly hash: string;
  readonly entries: readonly Entry[];
}

/** `generated/product.ts`: the whole schema set as one frozen value. */
export function emitProduct({ plan, sources, hash, entries }: ProductEmission): GeneratedFile {
  const all = [...entityEntries(plan), ...entries];
  const {
    $schema: _schema,
    messages,
    constants,
    holidays,
    ...info
  } = (sources.byPath.get('schemas/product.json')?.value ?? {}) as JsonObject;
  const body = [
    `import { freeze } from '${importPath(path, 'engine/core/freeze.ts')}';`,
    `import type { Product } from '${importPath(path, 'engine/core/product.ts')}';`,
    ...importsOf(all),
    '',
    '/** Everything that the schema set describes. */',
    'export const product: Product = freeze({',
    `  hash: '${hash}',`,
    `  info: ${printLiteral(info, '  ')},`,
    ...tables.map((table) => tableOf(table, all)),
    `  messages: ${printLiteral(messages ?? {}, '  ')},`,
    `  constants: ${printLiteral(constants ?? {}, '  ')},`,
    `  holidays: ${printLiteral(holidays ?? [], '  ')},`,
    '});',
  ].join('\n');
  return generatedFile({ path, sources: sources.files, origin: 'the whole schema set', body });
}

function entityEntries(plan: SchemaSetPlan): readonly Entry[] {
  return [...plan.entities.values()].map(({ name, file }) => {
    return { table: 'entities', name, constant: constantName(name, 'Entity'), path: twinOf(file.path) };
  });
}

function importsOf(entries: readonly Entry[]): readonly string[] {
  const byPath = [...Map.groupBy(entries, (entry) => entry.path)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byPath.map(([from, members]) => {
    return `import { ${members.map(({ constant }) => constant).join(', ')} } from '${importPath(path, from)}';`;
  });
}

function tableOf(table: string, entries: readonly Entry[]): string {
  const members = entries.filter((entry) => entry.table === table);
  const lines = members.map(({ name, constant }) => `    ${JSON.stringify(name)}: ${constant},\n`);
  return `  ${table}: {\n${lines.join('')}  },`;
}
