import { memoized } from '../../../core/compute/memoized.ts';
import type { Json, JsonSchemaObject } from '../../../core/json/json.ts';
import { pathToPointer, pointerOf } from '../../../core/json/pointer.ts';
import type { FormFile } from '../../files/form.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { fieldsOfLayout } from './fields-of-layout.ts';

/**
 * Requires every required field of an entity to be on one of its forms, unless a save, a flow, a tab or a card
 * fills it.
 */
export function requiredFieldsAreOnForms({ rulesOf }: SchemaSetPlan, plans: PlanContext): void {
  // Skips the check while any schema is broken, since that schema may use the entity as its rows.
  if (plans.sources.broken('schema').size > 0) return;
  const files = [...plans.sources.of('form').values()];
  const byEntity = Map.groupBy(files, ({ value }) => value.entity);
  for (const [name, [file, ...others]] of byEntity) {
    const entity = plans.entities.get(name);
    // Skips a form that names an unknown field, which may be a misspelling of the missing one.
    const isUnsure = [file, ...others].some(
      (each) => each !== undefined && plans.diagnostics.hasErrorsIn(each.path),
    );
    if (entity === undefined || file === undefined || isUnsure) continue;
    const derived = rulesOf(name).derived.map(({ at }) => at);
    const filled = [file, ...others].flatMap((form) => [...fieldsOn(form.value), ...given(form, plans)]);
    const missing = missingIn(entity, [...derived, ...filled], keysOfRows(entity, plans));
    for (const path of missing) reportMissing({ file, path, entity, plans });
  }
}

/** Lists the paths that the user or the form itself fills in. */
function fieldsOn({ layout, fields = {}, prefill = {}, initial = {} }: FormFile): readonly string[] {
  const derived = Object.entries(fields).filter(([, { derive }]) => derive !== undefined);
  const columns = Object.entries(fields).flatMap(([path, { rows }]) =>
    (rows?.columns ?? []).map((column) => `${path}.*.${column}`),
  );
  const paths = [
    ...fieldsOfLayout(layout).map(({ path }) => path),
    ...Object.keys(prefill),
    ...derived.map(([path]) => path),
    ...columns,
  ];
  return [...paths.map(pathToPointer), ...initialPaths(initial)];
}

/** Lists the paths filled by the flows, tabs and cards that open a form. */
function given({ stem }: SourceFile, { sources }: PlanContext): readonly string[] {
  const users = (['flow', 'tab', 'card'] as const).flatMap((kind) => [...sources.of(kind).values()]);
  const paths = users.flatMap(prefilledInFile).filter(({ form }) => form === stem);
  return paths.map(({ path }) => pathToPointer(path));
}

const prefilledInFile = memoized(({ value }: SourceFile) => prefilled(value));

function prefilled(value: unknown): readonly { readonly form: unknown; readonly path: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inParts = Object.values(value).flatMap(prefilled);
  if (!('form' in value && 'prefill' in value)) return inParts;
  const { form } = value;
  return [...Object.keys(value.prefill ?? {}).map((path) => ({ form, path })), ...inParts];
}

/** Lists the key fields of rows, which a table sets in each new row. */
function keysOfRows({ name, keyedArrays }: EntityPlan, { entities }: PlanContext): readonly string[] {
  const own = Object.entries(keyedArrays).map(([at, key]) => `${at}/*/${key}`);
  const asRow = [...entities.values()].flatMap((keeper) =>
    keeper.uses
      .filter(({ stem, on }) => stem === name && on.endsWith('/*'))
      .map(({ on }) => `/${keeper.keyedArrays[on.slice(0, -2)] ?? ''}`),
  );
  return [...own, ...asRow];
}

function initialPaths(value: Json, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value).flatMap(([key, child]) =>
    child === undefined ? [] : [at + pointerOf([key]), ...initialPaths(child, at + pointerOf([key]))],
  );
}

/** Lists the required paths that nothing fills. Looks into objects of which some field is filled. */
function missingIn(
  entity: EntityPlan,
  filled: readonly string[],
  keys: readonly string[],
  on = '',
): readonly string[] {
  const schema: JsonSchemaObject = (on === '' ? entity.schema : entity.schemas.get(on)) ?? {};
  const parts = [...Object.keys(schema.properties ?? {}).map((name) => on + pointerOf([name])), `${on}/*`];
  const missing = (schema.required ?? [])
    .map((name) => on + pointerOf([name]))
    .filter((path) => !keys.includes(path) && !isFilled(path, filled) && !isFilledBySave(entity, path));
  const inParts = parts.filter((path) => filled.some((each) => each.startsWith(`${path}/`)));
  return [...missing, ...inParts.flatMap((path) => missingIn(entity, filled, keys, path))];
}

function isFilled(path: string, filled: readonly string[]): boolean {
  return filled.some((each) => each === path || each.startsWith(`${path}/`));
}

/** Reports whether a save itself fills a path: with the stored type, a derived value or a default. */
function isFilledBySave(entity: EntityPlan, path: string): boolean {
  if (path === '/type' && entity.record !== undefined) return true;
  const schema = entity.schemas.get(path) ?? {};
  return ['default', 'x-computed'].some((word) => word in schema) || schema['readOnly'] === true;
}

interface Missing {
  readonly file: SourceFile;
  readonly path: string;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
}

function reportMissing({ file, path: pointer, entity, plans }: Missing): void {
  const path = pointer.slice(1).replaceAll('/', '.');
  const title = entity.schemas.get(pointer)?.title;
  plans.diagnostics.report(file, {
    code: 'form/required-not-asked',
    message: `The entity "${entity.name}" requires "${path}"${title === undefined ? '' : ` (${title})`}, and no form asks for it or fills it in.`,
    help: `Add "${path}" to "layout", or its value to "initial" or "prefill".`,
    fix: { add: ['layout', '-'], value: [path] },
    at: ['layout'],
    of: 'key',
  });
}
