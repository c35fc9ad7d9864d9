import { isJsonObject } from '../../../core/json/json.ts';
import type { RecordTraits } from '../../../core/product/entity.ts';
import { uniqueKeysOf } from '../../../core/product/unique-keys.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import { isPathOf } from '../../plan/path-of-entity.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import { type Fix, valueIn } from '../../quick-fix.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Requires the entity, access rule and paths named in `x-record` to exist. */
export function recordsNameWhatExists(plans: PlanContext): void {
  const byType = new Map<string, EntityPlan>();
  for (const entity of plans.entities.values()) {
    if (entity.record === undefined) continue;
    checkRecord(entity, entity.record, plans);
    reportRecordsOfNobody(entity, entity.record, plans);
    const { type } = entity.record;
    const first = byType.get(type);
    if (first === undefined) byType.set(type, entity);
    else reportSharedType(entity, first, { type, plans });
  }
}

/** Reports an entity whose records would be stored and read by nobody, since no organization has them. */
function reportRecordsOfNobody({ name, file }: EntityPlan, record: RecordTraits, plans: PlanContext): void {
  const { organizationAt, subject, handlersOnly } = record;
  if (organizationAt !== undefined || subject !== undefined || handlersOnly === true) return;
  plans.diagnostics.report(file, {
    code: 'record/of-nobody',
    message: `Records of "${name}" would be stored and shown to nobody: they say of no organization that they are its own.`,
    help: 'Name the field with their organization ("organizationAt": "/…"), or the entity they belong to ("subject": "…"). Write "handlersOnly": true where only handlers read them.',
    at: ['x-record'],
  });
}

/** Reports two entities with the same stored type, since each would read the records of the other. */
function reportSharedType(
  { file }: EntityPlan,
  first: EntityPlan,
  { type, plans }: { readonly type: string; readonly plans: PlanContext },
): void {
  plans.diagnostics.report(file, {
    code: 'name/duplicate',
    message: `Records of the type "${type}" are those of ${first.file.path} already.`,
    help: 'Write another "type", here and in the properties.',
    at: ['x-record', 'type'],
  });
}

function checkRecord(entity: EntityPlan, record: RecordTraits, plans: PlanContext): void {
  const { file } = entity;
  if (record.subject !== undefined) checkSubject(entity, record.subject, plans);
  if (record.access !== undefined)
    isAccessName({ file, at: ['x-record', 'access'], name: record.access, plans });
  if (record.organizationAt !== undefined)
    isPathOf(entity, record.organizationAt, { file, plans, at: ['x-record', 'organizationAt'] });
  for (const name of ['whoSet', 'shownAt'] as const)
    if (record.readers !== undefined)
      isPathOf(entity, record.readers[name], { file, plans, at: ['x-record', 'readers', name] });
  checkUniqueKeys(entity, record, plans);
  for (const [index, pointer] of (record.afterChange?.of ?? []).entries())
    isPathOf(entity, pointer, { file, plans, at: ['x-record', 'afterChange', 'of', index] });
  for (const [, path = ''] of (record.display ?? '').matchAll(/\{([^}]+)\}/g)) {
    schemaOfField(path, entity, { file, plans, at: ['x-record', 'display'] });
  }
}

/** Requires records to belong to records of another kind, and no kind to belong to itself by others. */
function checkSubject({ name, file }: EntityPlan, subject: string, plans: PlanContext): void {
  const at = ['x-record', 'subject'];
  if (!isFileName({ file, at, name: subject, plans }, 'schema')) return;
  const owners: string[] = [];
  let owner = plans.entities.get(subject);
  if (owner !== undefined && owner.record === undefined)
    plans.diagnostics.report(file, {
      code: 'record/subject-of-no-record',
      message: `Records of "${name}" cannot belong to "${subject}", which is no record of its own.`,
      help: 'Name the entity of the records that these ones are about.',
      at,
      of: 'value',
    });
  while (owner?.record?.subject !== undefined && !owners.includes(owner.name)) {
    owners.push(owner.name);
    if (owner.record.subject === name) {
      plans.diagnostics.report(file, {
        code: 'record/subject-of-itself',
        message: `Records of "${name}" would belong to themselves: ${[name, ...owners, name].join(' → ')}.`,
        help: 'Leave "subject" out of the kind of record that the others belong to.',
        at,
        of: 'value',
      });
      return;
    }
    owner = plans.entities.get(owner.record.subject);
  }
}

function checkUniqueKeys(entity: EntityPlan, record: RecordTraits, plans: PlanContext): void {
  const { file } = entity;
  for (const [index, key] of (record.unique ?? []).entries()) {
    const at = ['x-record', 'unique', index];
    if (typeof key === 'string') isPathOf(entity, key, { file, plans, at });
    else
      for (const name of ['at', 'within'] as const)
        isPathOf(entity, key[name], { file, plans, at: [...at, name] });
  }
  if (record.uniqueWithin === undefined) return;
  const at = ['x-record', 'uniqueWithin'];
  isPathOf(entity, record.uniqueWithin, { file, plans, at });
  const fix = scopesBesideKeys(file, record);
  plans.diagnostics.report(file, {
    code: 'schema/scope-of-all',
    message: `Every value of "unique" is unique only among records with the same "${record.uniqueWithin}".`,
    help: 'Write the scope into each value that it is for: { "at": …, "within": … }.',
    ...(fix !== undefined && { fix }),
    at,
    of: 'key',
  });
}

/**
 * Builds the fix that moves the scope of `uniqueWithin` into each unique key. Changes `x-record` as written in
 * the file, since the planned one has added members.
 */
function scopesBesideKeys(file: SourceFile, record: RecordTraits): Fix | undefined {
  const schema = valueIn(file);
  const written = isJsonObject(schema) ? schema['x-record'] : undefined;
  if (!isJsonObject(written)) return undefined;
  const { uniqueWithin: _, ...rest } = written;
  return {
    replace: ['x-record'],
    value: { ...rest, unique: uniqueKeysOf(record).map((key) => ({ ...key })) },
  };
}
