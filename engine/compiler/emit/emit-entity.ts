import { code } from '../code/literal.ts';
import type { SourceKind } from '../files/kind-files.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { RulesPlan } from '../plan/rules-plan.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';
import {
  constantName,
  descriptorModule,
  type GeneratedFile,
  generatedFile,
  generatedPathOf,
  importPath,
} from './emit-files.ts';
import { typesCode } from './types-code.ts';
import { validatorCode } from './validator-code.ts';

/** Finds the path of an entity's descriptor. Its other files differ in the ending only. */
export function homeOf({ file, name }: EntityPlan): string {
  return file.kind === 'schema'
    ? generatedPathOf(file.path)
    : generatedPathOf(file.path).replace(/[^/]+$/, `${name}.body.ts`);
}

/** Names the constant of an entity's descriptor. */
export function entityConstant({ file, name }: EntityPlan): string {
  return constantName(name, file.kind === 'schema' ? 'Entity' : 'Body');
}

/** Emits what of an entity runs: its descriptor and its validator. */
export function emitEntity(
  entity: EntityPlan,
  rules: RulesPlan,
  sources: SourceSet,
): readonly GeneratedFile[] {
  const used = sourcesOfEntity(entity, sources);
  const path = homeOf(entity);
  const validatorPath = `${baseOf(entity)}.validator.js`;
  const imports = [
    `import type { StructuralValidator } from '${importPath(path, 'engine/core/product/entity.ts')}';`,
    `import { validate } from '${importPath(path, validatorPath)}';`,
  ];
  const body = descriptorModule({
    path,
    name: entityConstant(entity),
    type: 'Entity',
    declaredIn: 'entity',
    descriptor: entityDescriptor(entity, rules),
    imports,
  });
  const runtime = `import * as runtime from '${importPath(validatorPath, 'engine/core/validation/validator-runtime.ts')}';\n`;
  return [
    generatedFile({ path, sources: used, body }),
    generatedFile({ path: validatorPath, sources: used, body: runtime + validatorCode(entity.schema) }),
  ];
}

/** Emits what TypeScript reads of an entity: the types of its records, and the declaration of its validator. */
export async function emitEntityTypes(
  entity: EntityPlan,
  sources: SourceSet,
): Promise<readonly GeneratedFile[]> {
  const used = sourcesOfEntity(entity, sources);
  const [types, declared] = [`${baseOf(entity)}.types.ts`, `${baseOf(entity)}.validator.d.ts`];
  const validator = `import('${importPath(declared, 'engine/core/product/entity.ts')}').StructuralValidator`;
  return [
    generatedFile({
      ...{ path: declared, sources: used },
      body: `export declare const validate: ${validator};\n`,
    }),
    generatedFile({
      ...{ path: types, sources: used },
      body: await typesCode(entity.schema, typeNameOf(entity.name)),
    }),
  ];
}

/** Finds the beginning of the paths of an entity's files. */
function baseOf(entity: EntityPlan): string {
  return homeOf(entity).replace(/(?:\.schema)?\.ts$/, '');
}

/** Builds the descriptor of an entity, with the validator's name in place of the validator. */
export function entityDescriptor(entity: EntityPlan, rules: RulesPlan): Readonly<Record<string, unknown>> {
  return {
    name: entity.name,
    title: entity.title,
    description: entity.description,
    schema: entity.schema,
    validate: code('validate as StructuralValidator'),
    fields: entity.fields,
    rules: rules.rules,
    messages: rules.messages,
    keyedArrays: entity.keyedArrays,
    keyedMaps: unlessEmpty(entity.keyedMaps),
    references: unlessEmpty(entity.references),
    migrations: rules.migrations,
    aliases: unlessEmpty(entity.aliases),
    columnNames: unlessEmpty(entity.columnNames),
    spellings: unlessEmpty(entity.spellings),
    verbatim: unlessEmpty(entity.verbatim),
    derived: rules.derived.length === 0 ? undefined : rules.derived,
    hides: rules.hides,
    with: rules.with,
    readsSiblings: rules.readsSiblings ? true : undefined,
    transients: unlessEmpty(rules.transients),
    computed: unlessEmpty(rules.computed),
    record: entity.record,
  };
}

function unlessEmpty<Table extends object>(table: Table): Table | undefined {
  return Object.keys(table).length === 0 ? undefined : table;
}

/** Names a type: `coded-substance` → `CodedSubstance`. */
export function typeNameOf(stem: string): string {
  const name = constantName(stem, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Lists the source files of an entity: its own, and those of every schema and value set that it uses. */
export function sourcesOfEntity(entity: EntityPlan, sources: SourceSet): readonly SourceFile[] {
  const stems = [...new Set(entity.uses.map(({ stem }) => stem))];
  const others = stems.flatMap((stem) => filesNamed(sources, ['schema', 'rules', 'migrations'], stem));
  const sets = new Set(Object.values(entity.fields).flatMap(({ codes }) => codes ?? []));
  const codes = [...sets].flatMap((stem) => filesNamed(sources, ['codes'], stem));
  return [entity.file, ...inOrder(others.filter(({ path }) => path !== entity.file.path)), ...inOrder(codes)];
}

function filesNamed(sources: SourceSet, kinds: readonly SourceKind[], stem: string): readonly SourceFile[] {
  return kinds.flatMap((kind) => sources.of(kind).get(stem) ?? []);
}

function inOrder(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
