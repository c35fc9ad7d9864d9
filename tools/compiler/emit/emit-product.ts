import type { JsonObject } from '../../../engine/core/json.ts';
import { getAt } from '../../../engine/core/pointer.ts';
import type { SchemaSetPlan } from '../plan/plan-schema-set.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { Entry } from './emit-descriptors.ts';
import { constantName, type GeneratedFile, generatedFile, importPath, twinOf } from './emit-files.ts';
import { printLiteral } from './literal.ts';

const tables = ['entities', 'forms', 'tabs', 'screens', 'calls', 'codes', 'searches', 'access'];

export interface ProductEmission {
  readonly plan: SchemaSetPlan;
  readonly sources: SourceSet;
  readonly hash: string;
  readonly entries: readonly Entry[];
}

/**
 * The schema set as one frozen value, twice: `generated/product.ts` with everything, for the gateway and the
 * commands, and `generated/page-product.ts` with only those entities that a page edits or lists, so that a
 * browser does not load the validators of what it never checks.
 */
export function emitProduct(emission: ProductEmission): readonly GeneratedFile[] {
  const onPages = entitiesOnPages(emission.plan);
  const entities = entityEntries(emission.plan);
  return [
    productModule(emission, {
      path: 'generated/product.ts',
      constant: 'product',
      says: 'Everything that the schema set describes.',
      entities,
    }),
    productModule(emission, {
      path: 'generated/page-product.ts',
      constant: 'pageProduct',
      says: 'What the schema set describes, with the entities that pages edit or list.',
      entities: entities.filter(({ name }) => onPages.has(name)),
    }),
  ];
}

interface ProductModule {
  readonly path: string;
  readonly constant: string;
  readonly says: string;
  readonly entities: readonly Entry[];
}

function productModule(
  { sources, hash, entries }: ProductEmission,
  { path, constant, says, entities }: ProductModule,
): GeneratedFile {
  const all = [...entities, ...entries];
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
    ...importsOf(path, all),
    '',
    `/** ${says} */`,
    `export const ${constant}: Product = freeze({`,
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

/** The entities of forms and tabs, the records that rows are kept in, and the records that screens are about. */
function entitiesOnPages({ forms, tabs, screens }: SchemaSetPlan): ReadonlySet<string> {
  const places = ['/entity', '/source/record', '/record/entity'];
  const named = [...forms, ...tabs, ...screens].flatMap(({ descriptor }) =>
    places.map((place) => getAt(descriptor, place)),
  );
  return new Set(named.filter((name) => typeof name === 'string'));
}

function entityEntries(plan: SchemaSetPlan): readonly Entry[] {
  return [...plan.entities.values()].map(({ name, file }) => {
    return { table: 'entities', name, constant: constantName(name, 'Entity'), path: twinOf(file.path) };
  });
}

function importsOf(path: string, entries: readonly Entry[]): readonly string[] {
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
