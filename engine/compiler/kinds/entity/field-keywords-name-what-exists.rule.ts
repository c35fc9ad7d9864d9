import type { ReferenceKeyword } from '../../../core/json/json.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { pathsInFile, type SchemaLocation } from '../../resolve/walk-schema.ts';

/**
 * Requires that targets exist: access rules in `x-access`, a property of the rows in `x-key`, values of the enum in
 * `x-labels`, records in `x-keys` and `x-reference`.
 */
export function fieldKeywordsNameWhatExists(plans: PlanContext): void {
  for (const entity of plans.entities.values()) {
    for (const location of pathsInFile(entity.file.value)) {
      checkAccess(entity, location, plans);
      checkKey(entity, location, plans);
      checkLabels(entity, location, plans);
      for (const keyword of ['x-keys', 'x-reference'] as const)
        checkReference(entity, { ...location, keyword }, plans);
    }
  }
}

function checkAccess({ file }: EntityPlan, { schema, at }: SchemaLocation, plans: PlanContext): void {
  const access = Object.entries(schema['x-access'] ?? {});
  for (const [right, name] of access) isAccessName({ file, at: [...at, 'x-access', right], name, plans });
}

function checkKey(entity: EntityPlan, { schema, at, on }: SchemaLocation, plans: PlanContext): void {
  const key = schema['x-key'];
  if (typeof key !== 'string') return;
  const known = Object.keys(entity.schemas.get(`${on}/*`)?.properties ?? {});
  if (known.includes(key)) return;
  const message = `"${key}" is not a field of the rows.`;
  reportUnknown(plans.diagnostics, entity.file, { message, name: key, known, at: [...at, 'x-key'] });
}

function checkLabels({ file }: EntityPlan, { schema, at }: SchemaLocation, plans: PlanContext): void {
  const known = (schema.enum ?? []).map(String);
  for (const name of Object.keys(schema['x-labels'] ?? {})) {
    if (known.includes(name)) continue;
    const message =
      known.length === 0
        ? 'Labels are those of an "enum", and there is none here.'
        : `"${name}" is not a value of "enum".`;
    reportUnknown(plans.diagnostics, file, {
      message,
      name,
      known,
      at: [...at, 'x-labels', name],
      of: 'key',
    });
  }
}

/** Requires the entity, its list, and the id in the record or in the list's rows to exist. */
function checkReference(
  { file }: EntityPlan,
  { schema, at, keyword }: SchemaLocation & { readonly keyword: 'x-keys' | 'x-reference' },
  plans: PlanContext,
): void {
  const named = schema[keyword];
  const {
    entity: name,
    rows,
    by,
  }: Partial<ReferenceKeyword> = typeof named === 'string' ? { entity: named } : (named ?? {});
  const pointer = [...at, keyword];
  const nameAt = typeof named === 'string' ? pointer : [...pointer, 'entity'];
  if (name === undefined || !isFileName({ file, at: nameAt, name, plans }, 'schema')) return;
  const schemas = plans.entities.get(name)?.schemas ?? new Map();
  const wanted = {
    rows,
    by: by === undefined || by === '/_id' ? undefined : `${rows === undefined ? '' : `${rows}/*`}${by}`,
  };
  for (const [word, path] of Object.entries(wanted)) {
    if (path === undefined || schemas.has(path)) continue;
    const message = `"${path}" is not a field of "${name}".`;
    reportUnknown(plans.diagnostics, file, {
      message,
      name: path,
      known: [...schemas.keys()],
      at: [...pointer, word],
    });
    return;
  }
}
