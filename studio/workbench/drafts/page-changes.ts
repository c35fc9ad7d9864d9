import { type Code, code } from '../../../engine/compiler/code/literal.ts';
import { reportUncompilable } from '../../../engine/compiler/emit/emit-entities.ts';
import { entityDescriptor } from '../../../engine/compiler/emit/emit-entity.ts';
import { productMembers } from '../../../engine/compiler/emit/emit-product.ts';
import { pageCall } from '../../../engine/compiler/emit/page-call.ts';
import { entitiesNamedBy } from '../../../engine/compiler/emit/page-outlines.ts';
import {
  problemOfCompiling,
  validatorCode,
  validatorKey,
} from '../../../engine/compiler/emit/validator-code.ts';
import { planHidden } from '../../../engine/compiler/kinds/form/plan-hidden.ts';
import { kinds } from '../../../engine/compiler/kinds/kinds.ts';
import type { EntityPlan } from '../../../engine/compiler/plan/entity-plan.ts';
import { dataOf } from '../../../engine/compiler/plan/planned.ts';
import type { DescriptorTable, TablePlan } from '../../../engine/compiler/plan/schema-set-plan.ts';
import type { PlansOnDemand } from '../../../engine/compiler/plan-on-demand.ts';
import { isOfKind } from '../../../engine/compiler/source/source-file.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { ProductChange } from '../../../engine/core/product/product-change.ts';
import { difference } from './difference.ts';

/** Schema set that pages have, and the set to compare it with. */
export interface Compared {
  readonly base: PlansOnDemand;
  readonly draft: PlansOnDemand;
}

/** Changes of a part of the pages' data. */
export interface PartialChanges {
  readonly changes: readonly ProductChange[];
  /** Compared paths; others may have further changes. */
  readonly compared: readonly (readonly string[])[];
}

/** Finds the changes of files and of their entities, and plans nothing else. */
export function changesOfFiles(compared: Compared, paths: Iterable<string>): PartialChanges {
  const wanted = [...new Set(paths)];
  const plans = [compared.base, compared.draft];
  const names = [...new Set(wanted.flatMap((path) => plans.flatMap((each) => entitiesOfFile(each, path))))];
  return {
    changes: [
      ...memberChanges(compared),
      ...wanted.flatMap((path) => changesOfFile(compared, path)),
      ...names.flatMap((name) => changesOfEntity(compared, name)),
    ],
    compared: [
      ...Object.keys(productMembers(compared.base.context.sources)).map((member) => [member]),
      ...wanted.flatMap((path) => comparedOfFile(compared, path)),
      ...names.map((name) => ['entities', name]),
    ],
  };
}

function comparedOfFile({ base, draft }: Compared, path: string): PartialChanges['compared'] {
  const both = [descriptorsAt(base, path), descriptorsAt(draft, path)];
  return both.flatMap((known) => [...(known?.byName.keys() ?? [])].map((name) => [known?.table ?? '', name]));
}

/** Finds the changes of all data of pages. */
export function changesOfAll(compared: Compared): readonly ProductChange[] {
  const { base, draft } = compared;
  const sets = [base, draft].map(({ context }) => context.sources);
  const paths = new Set(sets.flatMap(({ files }) => files.map(({ path }) => path)));
  const [before, after] = [namedOnPages(base), namedOnPages(draft)];
  const names = new Set([...base.context.entities.keys(), ...draft.context.entities.keys()]);
  return [
    ...memberChanges(compared),
    ...[...paths].flatMap((path) => changesOfFile(compared, path)),
    ...[...names].flatMap((name) =>
      after.has(name) && !before.has(name) ? wholeEntity(compared, name) : changesOfEntity(compared, name),
    ),
  ];
}

function memberChanges({ base, draft }: Compared): readonly ProductChange[] {
  return difference(productMembers(base.context.sources), productMembers(draft.context.sources));
}

function changesOfFile({ base, draft }: Compared, path: string): readonly ProductChange[] {
  const [before, after] = [descriptorsAt(base, path), descriptorsAt(draft, path)];
  const table = before?.table ?? after?.table;
  if (table === undefined) return [];
  const names = new Set([...(before?.byName.keys() ?? []), ...(after?.byName.keys() ?? [])]);
  return [...names].flatMap((name) =>
    difference(before?.byName.get(name), after?.byName.get(name), [table, name]),
  );
}

interface FileDescriptors {
  readonly table: DescriptorTable;
  readonly byName: ReadonlyMap<string, unknown>;
}

/** Plans the descriptors of a file for pages; undefined for a file that is not part of pages. */
function descriptorsAt(plans: PlansOnDemand, path: string): FileDescriptors | undefined {
  const file = plans.context.sources.byPath.get(path);
  const kind = kinds.find(({ name }) => isOfKind(file, name));
  const home = kind?.descriptors?.home;
  if (kind === undefined || home === undefined || !isOfKind(file, kind.name)) return undefined;
  const { table } = home;
  if (home.for !== 'pages' && table !== 'calls') return undefined;
  const members = plans.descriptorsOf(file);
  return { table, byName: new Map(members.map((planned) => [planned.name, asOnPages(table, planned)])) };
}

function asOnPages(table: DescriptorTable, planned: TablePlan<DescriptorTable>): unknown {
  return table === 'calls' ? pageCall(dataOf(planned as TablePlan<'calls'>)) : planned.descriptor;
}

/** Lists the entities that a file describes or belongs to. */
function entitiesOfFile(plans: PlansOnDemand, path: string): readonly string[] {
  const file = plans.context.sources.byPath.get(path);
  if (file === undefined) return [];
  if (file.kind === 'schema' || file.kind === 'rules' || file.kind === 'migrations') return [file.stem];
  const { byName = new Map<string, unknown>() } = descriptorsAt(plans, path) ?? {};
  const yields = [...byName.values()].flatMap((descriptor) => getAt(descriptor, '/yields') ?? []);
  return [...byName.values(), ...yields].flatMap(entitiesNamedBy);
}

function namedOnPages(plans: PlansOnDemand): ReadonlySet<string> {
  const { files } = plans.context.sources;
  const shown = files.filter((file) => ['form', 'tab', 'card', 'screen'].includes(file.kind));
  return new Set(shown.flatMap(({ path }) => entitiesOfFile(plans, path)));
}

function changesOfEntity(compared: Compared, name: string): readonly ProductChange[] {
  const before = compared.base.context.entities.get(name);
  const after = compared.draft.context.entities.get(name);
  if (before === undefined || after === undefined) return wholeEntity(compared, name);
  const at = ['entities', name];
  const [described, next] = [describedEntity(before, compared.base), describedEntity(after, compared.draft)];
  // Compares member by member, so that an added or removed member changes neither the other members nor the
  // validator.
  const changes = Object.keys({ ...described, ...next }).flatMap((member) =>
    difference(described[member], next[member], [...at, member]),
  );
  if (validatorKey(before.schema) === validatorKey(after.schema)) return changes;
  return [...changes, { at: [...at, 'validate'], value: checkedValidator(after, compared) }];
}

function wholeEntity(compared: Compared, name: string): readonly ProductChange[] {
  const { draft } = compared;
  const entity = draft.context.entities.get(name);
  const at = ['entities', name];
  if (entity === undefined) return [{ at }];
  return [{ at, value: { ...describedEntity(entity, draft), validate: checkedValidator(entity, compared) } }];
}

/** Describes an entity without its validator. */
function describedEntity(entity: EntityPlan, plans: PlansOnDemand): Readonly<Record<string, unknown>> {
  const { rulesOf, sources } = plans.context;
  const stems = new Set(entity.uses.map(({ stem }) => stem));
  const forms = [...sources.of('form').values()].filter(({ value }) => stems.has(value.entity));
  const planned = forms.flatMap((file) => plans.descriptorsOf(file)) as readonly TablePlan<'forms'>[];
  const hidden = planHidden(planned, plans.context)(entity.name);
  const { validate: _validate, ...described } = entityDescriptor(entity, {
    ...rulesOf(entity.name),
    ...hidden,
  });
  return described;
}

/** Builds the validator; undefined, with a diagnostic, for a schema that does not compile. */
function checkedValidator(entity: EntityPlan, { draft }: Compared): Code | undefined {
  const problem = problemOfCompiling(entity.schema);
  if (problem === undefined) return validatorOf(entity);
  reportUncompilable(entity, problem, draft.context.diagnostics);
  return undefined;
}

const validators = new Map<string, { readonly key: string; readonly code: Code }>();

/**
 * Writes the validator as one expression, whose text is the same for schemas that differ only in annotations.
 */
function validatorOf({ name, schema }: EntityPlan): Code {
  const key = validatorKey(schema);
  const known = validators.get(name);
  if (known?.key === key) return known.code;
  const body = validatorCode(schema).replace('export const validate', 'const validate');
  const made = code(`(() => {\n${body}\nreturn validate;\n})()`);
  validators.set(name, { key, code: made });
  return made;
}
