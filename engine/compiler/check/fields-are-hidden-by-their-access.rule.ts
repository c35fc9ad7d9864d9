import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer, pointerOf } from '../../core/json/pointer.ts';
import type { FormDescriptor, FormField } from '../../core/product/form.ts';
import type { Code } from '../code/literal.ts';
import { implies } from '../expressions/implies.ts';
import { readsUser } from '../expressions/reads.ts';
import { whereWritten } from '../kinds/form/group-conditions.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import type { Planned } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { Fix } from '../quick-fix.ts';
import type { SourceFile } from '../source/source-file.ts';
import { accessOfField } from './access-of-field.ts';

/**
 * Requires an access rule in the schema for each field that a form or a card hides from some users, or keeps some
 * users from changing.
 */
export function fieldsAreHiddenByTheirAccess(planned: SchemaSetPlan, plans: PlanContext): void {
  for (const { name, descriptor } of planned.forms) checkForm(name, descriptor, { planned, plans });
  for (const file of plans.sources.of('card').values()) checkCard(file, plans);
}

interface Around {
  readonly planned: SchemaSetPlan;
  readonly plans: PlanContext;
}

/**
 * Checks the fields of a form for a stored record. Skips any other form, since the access rules of fields apply
 * to stored records only.
 */
function checkForm(name: string, form: Planned<FormDescriptor>, { planned, plans }: Around): void {
  const file = plans.sources.of('form').get(name);
  const entity = plans.entities.get(form.entity);
  if (file === undefined || entity === undefined || form.yields !== undefined || !isStored(entity, plans))
    return;
  for (const [path, field] of Object.entries(form.fields)) {
    const hidden: HiddenField = {
      file,
      path,
      entity,
      plans,
      isRuled: isRuled(pathToPointer(path), entity, planned),
    };
    checkAccess(hidden, field);
    checkConditions(hidden, field);
  }
}

function isStored(entity: EntityPlan, { entities }: PlanContext): boolean {
  const keepers = [...entities.values()].filter(({ uses }) => uses.some(({ stem }) => stem === entity.name));
  return keepers.some(({ record }) => record !== undefined);
}

/** Reports whether an `error` rule of the entity refuses values of the field depending on the user. */
function isRuled(path: string, entity: EntityPlan, { rulesOf }: SchemaSetPlan): boolean {
  return rulesOf(entity.name).rules.some(
    ({ on, at, severity, test }) => on + at === path && severity === 'error' && readsUser(test),
  );
}

interface HiddenField {
  readonly file: SourceFile<'form'>;
  readonly path: string;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
  readonly isRuled: boolean;
}

function checkAccess({ file, path, entity, plans }: HiddenField, { access }: Planned<FormField>): void {
  if (access === undefined || isLocked({ entity, path, access, plans })) return;
  report(file, plans, {
    what: `"${path}" is hidden for the eye only: this form asks for "${access}", and the gateway answers the field to whoever may read the record.`,
    help: `Add "x-access": { "read": "${access}", "write": "${access}" } to the field in ${entity.file.path}.`,
    fix: lockOf(entity, path, { read: access, write: access }),
    at: ['fields', path, 'access'],
  });
}

interface Lock {
  readonly entity: EntityPlan;
  readonly path: string;
  readonly access: string;
  readonly plans: PlanContext;
}

function isLocked({ entity, path, access, plans }: Lock): boolean {
  if (!plans.facts.access.has(access)) return true;
  const rules = accessOfField(entity, pathToPointer(path), 'read');
  return rules.some((rule) => implies(rule, access, plans.facts.access));
}

function checkConditions(hidden: HiddenField, field: Planned<FormField>): void {
  const { file, path, entity, plans, isRuled: isRefused } = hidden;
  const asksUser = (condition: Code | undefined) => condition !== undefined && readsUser(condition);
  const isOpen = (kind: 'read' | 'write') => accessOfField(entity, pathToPointer(path), kind).length === 0;
  // Skips transient fields, which are never stored and so in no answer.
  const isAnswered = entity.schemas.get(pathToPointer(path))?.['x-transient'] !== true;
  if (asksUser(field.visibleWhen) && isAnswered && isOpen('read'))
    report(file, plans, {
      what: `"${path}" is hidden for the eye only: "visibleWhen" asks who the user is, and the gateway answers the field to whoever may read the record.`,
      help: `Add "x-access" with an access rule that says the same to the field in ${entity.file.path}.`,
      at: whereWritten('visibleWhen', path, file.value),
    });
  if (asksUser(field.enabledWhen) && isOpen('write') && !isRefused)
    report(file, plans, {
      what: `"${path}" is closed for the eye only: "enabledWhen" asks who the user is, and the gateway takes the field from whoever may save the record.`,
      help: `Add "x-access": { "write": … } with an access rule that says the same to the field in ${entity.file.path}.`,
      at: whereWritten('enabledWhen', path, file.value),
    });
  if (asksUser(field.choices?.where) && isOpen('write') && !isRefused)
    report(file, plans, {
      what: `Choices of "${path}" are hidden for the eye only: "where" asks who the user is, and the gateway takes all of them.`,
      help: `Write a rule at "${pathToPointer(path)}" that refuses them, with "unless" and the same condition.`,
      at: ['fields', path, 'choices', 'where'],
    });
}

function checkCard(file: SourceFile<'card'>, plans: PlanContext): void {
  const card = file.value;
  const entity = plans.entities.get(card.entity);
  if (entity === undefined) return;
  for (const [column, { facts }] of card.columns.entries())
    for (const [index, { field, access }] of facts.entries()) {
      if (field === undefined || access === undefined || isLocked({ entity, path: field, access, plans }))
        continue;
      report(file, plans, {
        what: `"${field}" is hidden for the eye only: the card asks for "${access}", and the gateway answers the field to whoever may read the record.`,
        help: `Add "x-access": { "read": "${access}" } to the field in ${entity.file.path}.`,
        fix: lockOf(entity, field, { read: access }),
        at: ['columns', column, 'facts', index, 'access'],
      });
    }
}

interface EyeOnly {
  readonly what: string;
  readonly help: string;
  readonly fix?: Fix | undefined;
  readonly at: JSONPath;
}

/** Builds the fix that adds the access rule to the field; undefined for a field in a referenced schema. */
function lockOf({ file }: EntityPlan, path: string, access: JsonObject): Fix | undefined {
  const pointer = path.split('.').flatMap((name) => ['properties', name]);
  const field = getAt(file.value, pointerOf(pointer));
  if (typeof field !== 'object' || field === null) return undefined;
  return { add: [...pointer, 'x-access'], value: access, in: file };
}

function report(file: SourceFile, { diagnostics }: PlanContext, { what, help, fix, at }: EyeOnly): void {
  diagnostics.report(file, { code: 'access/eye-only', message: what, help, fix, at });
}
