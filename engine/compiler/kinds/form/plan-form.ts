import { schemaDefaults, schemaOfForm } from '../../../core/forms/opened-form.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { pathsOf } from '../../../core/product/field-paths.ts';
import type { FormDescriptor } from '../../../core/product/form.ts';
import { recordContext, rootType, subjectContext } from '../../plan/contexts.ts';
import { type EntityPlan, findField } from '../../plan/entity-plan.ts';
import { isFileName } from '../../plan/names.ts';
import type { DescriptorContext, PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { checkField } from './check-field.ts';
import type { FormLocation } from './form-location.ts';
import { planField } from './plan-field.ts';
import { checkSteps, planLayout } from './plan-layout.ts';
import { editedColumns } from './plan-rows.ts';
import { planConfirm, planPrefill, planPresets, planPreview, planYields } from './plan-words.ts';

/** Plans the descriptor of a form; undefined while its entity is missing or broken. */
export function planForm(
  file: SourceFile<'form'>,
  plans: DescriptorContext,
): PlanOf<FormDescriptor> | undefined {
  const form = file.value;
  if (!isFileName({ file, at: ['entity'], name: form.entity, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(form.entity);
  if (entity === undefined) return undefined;
  if (form.over !== undefined) isFileName({ file, at: ['over'], name: form.over, plans }, 'schema');
  const context = contextOf(entity, form.over, plans);
  const location: FormLocation = { file, form, entity, rules: plans.rulesOf(entity.name), plans, context };
  return { name: file.stem, source: file.path, descriptor: descriptorOf(location) };
}

function contextOf(entity: EntityPlan, over: string | undefined, plans: PlanContext) {
  const self = entity.type;
  return {
    self,
    root: rootType(entity, plans),
    old: self,
    user: plans.userType,
    siblings: { is: 'list' as const, of: self },
    ...subjectContext(entity, plans),
    ...(over === undefined ? {} : recordContext(over, plans)),
  };
}

function descriptorOf(location: FormLocation): Planned<FormDescriptor> {
  const { file, form, entity } = location;
  const { fields = {} } = form;
  const initial = initialOf(location);
  checkSteps(form.layout, ['layout'], location);
  const layout = form.layout.map((node, index) => planLayout(node, ['layout', index], location));
  for (const path of Object.keys(fields)) checkField(path, ['fields', path], location, 'key');
  const named = new Set([...pathsOf(layout), ...Object.keys(fields)]);
  for (const path of named) for (const column of editedColumns(path, location)) named.add(column);
  const paths = [...named].filter((path) => findField(entity, path) !== undefined);
  const planned = Object.fromEntries(paths.map((path) => [path, planField(path, location)]));
  return {
    name: file.stem,
    entity: entity.name,
    layout,
    fields: planned,
    initial: { ...defaultsShown(location, { layout, fields: planned, initial }), ...initial },
    prefill: planPrefill(location),
    isAutosaved: form.autosave,
    presets: planPresets(location),
    confirm: planConfirm(location),
    yields: planYields(location),
    preview: planPreview(location),
  };
}

/** Collects the defaults of the form's fields and initial values. */
function defaultsShown({ entity }: FormLocation, shown: Parameters<typeof schemaOfForm>[0]): JsonObject {
  const hasDefaults = Object.keys(schemaDefaults(entity.schema)).length > 0;
  return hasDefaults ? schemaDefaults(schemaOfForm(shown, entity.schema)) : {};
}

/** Builds the initial values of a new record, with its stored type, which a form file need not give. */
function initialOf({ form, entity }: FormLocation): JsonObject {
  return entity.record === undefined ? (form.initial ?? {}) : { type: entity.record.type, ...form.initial };
}
