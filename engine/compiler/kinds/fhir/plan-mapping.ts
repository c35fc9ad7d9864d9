import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { pathToPointer } from '../../../core/json/pointer.ts';
import type { HeldWithin, ResourceMapping } from '../../../core/product/resource-mapping.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isConversionName, isFileName, isOneOf } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { PlanOf } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import { recordFields } from '../../resolve/record-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { resourceTypes } from './element-path.ts';
import { planParameters } from './plan-parameters.ts';
import { planMappingRows } from './plan-rows.ts';

/** Plans a mapping, whose fields and elements must exist. */
export function planMapping(
  file: SourceFile<'fhir'>,
  plans: PlanContext,
): PlanOf<ResourceMapping> | undefined {
  const { entity: name, resource, refuses, rows, stays = [] } = file.value;
  if (!isFileName({ file, at: ['entity'], name, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(name);
  const known = resourceTypes();
  const isKnown = isOneOf({ file, at: ['resource'], name: resource, plans }, known, {
    noun: 'resource of FHIR',
    code: 'fhir/unknown-resource',
  });
  if (entity === undefined || !isKnown) return undefined;
  if (refuses !== undefined) isConversionName({ file, at: ['refuses'], name: refuses, plans });
  for (const [index, path] of stays.entries())
    schemaOfField(path, entity, { file, plans, at: ['stays', index] });
  const within = entity.record === undefined ? holderOf(entity, plans) : undefined;
  const received = rows.flatMap(({ field, only }) =>
    only === 'in' && field !== undefined ? [pathToPointer(field)] : [],
  );
  const descriptor = {
    name: file.stem,
    entity: name,
    resource,
    within,
    rows: planMappingRows(rows, { file, plans, entity, resource }),
    stays: [
      ...stays.map((path) => `/${path.replaceAll('.', '/')}`),
      ...whatStays(entity, within?.key, plans).filter((at) => !received.includes(at)),
    ],
    fixed: fixedValues(entity),
    search: planParameters(file, plans),
    refuses,
  };
  return { name: file.stem, source: file.path, descriptor };
}

/** Finds where the records of another entity hold the values; the first of them. */
function holderOf({ name }: EntityPlan, { uses }: PlanContext): HeldWithin | undefined {
  const use = (uses.get(name) ?? []).find(({ user }) => user.record !== undefined);
  if (use === undefined) return undefined;
  const at = use.on.replace(/\/\*$/, '');
  const key = use.user.keyedArrays[at];
  return { entity: use.user.name, at, ...(key === undefined ? {} : { key }) };
}

/**
 * Lists the paths that never leave: the record's own properties, values that are not stored or that the gateway alone
 * writes, fixed ones, and places that other mappings take.
 */
function whatStays(entity: EntityPlan, key: string | undefined, plans: PlanContext): readonly string[] {
  const own = entity.record === undefined ? [] : Object.keys(recordFields(plans.sources, plans.diagnostics));
  const marked = [...entity.schemas].filter(([at, schema]) => at !== '' && mayNotLeave(schema));
  const elsewhere = [...plans.sources.of('fhir').values()].flatMap(({ value }) => {
    const other = plans.entities.get(value.entity);
    const holder = other === undefined || other.record !== undefined ? undefined : holderOf(other, plans);
    return holder?.entity === entity.name ? [holder.at] : [];
  });
  const all = [...own.map((name) => `/${name}`), ...marked.map(([at]) => at), ...elsewhere];
  return [...new Set(key === undefined ? all : [...all, `/${key}`])];
}

function mayNotLeave(schema: JsonSchemaObject): boolean {
  return (
    schema['x-transient'] !== undefined ||
    schema['x-computed'] !== undefined ||
    schema['x-written-by'] !== undefined ||
    schema.const !== undefined
  );
}

function fixedValues(entity: EntityPlan): ResourceMapping['fixed'] {
  const entries = [...entity.schemas].flatMap(([at, schema]) =>
    schema.const === undefined || at === '' || at.includes('/*') ? [] : [[at, schema.const] as const],
  );
  return Object.fromEntries(entries);
}
