import type { DescriptorTable, SchemaSetPlan, TablePlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import {
  constantName,
  descriptorModule,
  type GeneratedFile,
  generatedFile,
  generatedPathOf,
} from './emit-files.ts';

/**
 * Names under which the descriptors of a kind are emitted: their table in the product, and their modules in
 * `generated/`.
 */
export interface DescriptorHome {
  /** Table of `Product` that holds the descriptors. */
  readonly table: DescriptorTable;
  /** Name of the descriptors' TypeScript type, and its file in `engine/core/product/`. */
  readonly type: string;
  readonly declaredIn: string;
  /** Suffix of the name of a descriptor's constant. */
  readonly suffix: string;
  /** Reader of the descriptors; the modules of pages leave out descriptors for the gateway. */
  readonly for: 'pages' | 'gateway';
}

/** Entry of product.ts for one descriptor: its table, its name and the constant that holds it. */
export interface ProductEntry {
  readonly table: string;
  readonly name: string;
  readonly constant: string;
  readonly path: string;
}

/** Emits the modules of all descriptors, one for each source file. */
export function emitDescriptors(
  plan: SchemaSetPlan,
  sources: SourceSet,
  homes: readonly DescriptorHome[],
): { readonly files: readonly GeneratedFile[]; readonly entries: readonly ProductEntry[] } {
  const files = homes.flatMap((home) => emitTable(home, plan[home.table], sources));
  const entries = homes.flatMap(({ table, suffix }) =>
    plan[table].map(({ name, source }) => ({
      table,
      name,
      constant: constantName(name, suffix),
      path: generatedPathOf(source),
    })),
  );
  return { files, entries };
}

function emitTable(
  home: DescriptorHome,
  plans: readonly TablePlan<DescriptorTable>[],
  sources: SourceSet,
): readonly GeneratedFile[] {
  return [...Map.groupBy(plans, ({ source }) => source)].map(([source, members]) => {
    const text = sources.byPath.get(source)?.text ?? '';
    return emitOnce({ home, source, text, members });
  });
}

interface Module {
  readonly home: DescriptorHome;
  readonly source: string;
  readonly text: string;
  readonly members: readonly TablePlan<DescriptorTable>[];
}

const emitted = new WeakMap<object, { readonly module: Module; readonly file: GeneratedFile }>();

/** Emits a module. Reuses the file of the last compilation while the plan objects are identical. */
function emitOnce(module: Module): GeneratedFile {
  const [first] = module.members;
  const known = first === undefined ? undefined : emitted.get(first);
  if (known !== undefined && isSameModule(known.module, module)) return known.file;
  const file = emitModule(module);
  if (first !== undefined) emitted.set(first, { module, file });
  return file;
}

function isSameModule(module: Module, other: Module): boolean {
  return (
    module.text === other.text &&
    module.members.length === other.members.length &&
    module.members.every((member, index) => member === other.members[index])
  );
}

function emitModule({ home: { type, declaredIn, suffix }, source, text, members }: Module): GeneratedFile {
  const path = generatedPathOf(source);
  const bodies = members.map(({ name, descriptor }) =>
    descriptorModule({ path, name: constantName(name, suffix), type, declaredIn, descriptor }),
  );
  return generatedFile({ path, sources: [{ path: source, text }], body: joinModules(bodies) });
}

/** Joins several descriptors of one file, which share their imports. */
function joinModules(bodies: readonly string[]): string {
  const lines = bodies.map((body) => body.split('\n'));
  const imports = new Set(lines.flatMap((body) => body.filter((line) => line.startsWith('import '))));
  const rest = lines.map((body) =>
    body
      .filter((line) => !line.startsWith('import '))
      .join('\n')
      .trim(),
  );
  return [[...imports].join('\n'), ...rest].join('\n\n');
}
