import type { Plan } from '../plan/plan-set.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import {
  constantName,
  type DescriptorType,
  descriptorModule,
  type GeneratedFile,
  generatedFile,
  twinOf,
} from './emit-files.ts';

/** How one descriptor is found by product.ts: the table it stands in, its name and the constant that holds it. */
export interface Entry {
  readonly table: string;
  readonly name: string;
  readonly constant: string;
  readonly path: string;
}

interface Table {
  readonly table: string;
  readonly type: DescriptorType;
  readonly suffix: string;
  readonly plans: readonly Plan[];
}

/** The modules of forms, tabs, screens, calls, value sets, search indexes and access rules: one a source file. */
export function emitDescriptors(
  plan: SchemaSetPlan,
  sources: SourceSet,
): { readonly files: readonly GeneratedFile[]; readonly entries: readonly Entry[] } {
  const tables: readonly Table[] = [
    { table: 'forms', type: 'FormDescriptor', suffix: 'Form', plans: plan.forms },
    { table: 'tabs', type: 'TabDescriptor', suffix: 'Tab', plans: plan.tabs },
    { table: 'cards', type: 'CardDescriptor', suffix: 'Card', plans: plan.cards },
    { table: 'flows', type: 'FlowDescriptor', suffix: 'Flow', plans: plan.flows },
    { table: 'screens', type: 'ScreenDescriptor', suffix: 'Screen', plans: plan.screens },
    { table: 'calls', type: 'CallContract', suffix: 'Call', plans: plan.calls },
    { table: 'codes', type: 'ValueSet', suffix: 'Codes', plans: plan.codes },
    { table: 'searches', type: 'SearchIndex', suffix: 'Search', plans: plan.searches },
    { table: 'access', type: 'AccessRule', suffix: 'Access', plans: plan.access },
    { table: 'workflows', type: 'Workflow', suffix: 'Workflow', plans: plan.workflows },
    { table: 'documents', type: 'DocumentDescriptor', suffix: 'Document', plans: plan.documents },
  ];
  const files = tables.flatMap((table) => emitTable(table, sources));
  const entries = tables.flatMap(({ table, suffix, plans }) =>
    plans.map(({ name, source }) => ({
      table,
      name,
      constant: constantName(name, suffix),
      path: twinOf(source),
    })),
  );
  return { files, entries };
}

function emitTable({ type, suffix, plans }: Table, sources: SourceSet): readonly GeneratedFile[] {
  return [...Map.groupBy(plans, ({ source }) => source)].map(([source, members]) => {
    const path = twinOf(source);
    const bodies = members.map(({ name, descriptor }) =>
      descriptorModule({ path, name: constantName(name, suffix), type, descriptor }),
    );
    const text = sources.byPath.get(source)?.text ?? '';
    return generatedFile({ path, sources: [{ path: source, text }], body: joinModules(bodies) });
  });
}

/** Several descriptors of one file share their imports. */
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
