import type { JSONPath } from 'jsonc-parser';
import type { DocumentDescriptor, DocumentRecords } from '../../../core/product/document.ts';
import type { Reference } from '../../../core/product/entity.ts';
import { anyType, type ExpressionType } from '../../expressions/types.ts';
import type { DocumentFile, RecordsFile } from '../../files/document.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isFileName, isOneOf } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import type { DocumentLocation } from './document-location.ts';

/** Plans the records that a document reads besides its own. */
export function planRecords(
  document: DocumentFile,
  location: DocumentLocation,
): Planned<DocumentDescriptor>['with'] {
  const entries = Object.entries(document.with ?? {}).map(([name, records]) => {
    return [name, planOne(records, ['with', name], document, location)] as const;
  });
  return Object.fromEntries(entries);
}

function planOne(
  records: RecordsFile,
  at: JSONPath,
  document: DocumentFile,
  location: DocumentLocation,
): Planned<DocumentRecords> {
  const { file, plans } = location;
  const entity = belonging(records, at, location);
  const { by, sort, latest = [] } = records;
  if (by !== undefined)
    isOneOf({ file, at: [...at, 'by'], name: by, plans }, document.inputs ?? [], {
      noun: 'input',
      code: 'field/unknown',
    });
  if (entity !== undefined && sort !== undefined)
    schemaOfField(sort, entity, { file, plans, at: [...at, 'sort'] });
  if (entity !== undefined)
    for (const [index, path] of latest.entries())
      schemaOfField(path, entity, { file, plans, at: [...at, 'latest', index] });
  const context = { ...location.context, item: entity?.type ?? anyType };
  const where = planExpression(records.where, [...at, 'where'], { ...location, context }, 'bool');
  const reference = referenceIn(records, location.entity);
  const named = reference && { at: records.named ?? '', by: reference.by };
  return { entity: records.list, where, sort, by, named, latest: records.latest };
}

/** Finds the reference to a record of the entity, in the field that names it. */
function referenceIn({ list, named }: RecordsFile, { references }: EntityPlan): Reference | undefined {
  const reference = named === undefined ? undefined : references[named];
  return reference?.entity === list && reference.rows === undefined ? reference : undefined;
}

/** Finds the entity of the records; reports one that neither belongs to the document's record nor is named by it. */
function belonging(records: RecordsFile, at: JSONPath, location: DocumentLocation): EntityPlan | undefined {
  const { file, plans, entity } = location;
  const { list, named } = records;
  if (!isFileName({ file, at: [...at, 'list'], name: list, plans }, 'schema')) return undefined;
  const found = plans.entities.get(list);
  if (found === undefined || referenceIn(records, entity) !== undefined) return found;
  if (named !== undefined) return reportUnnamed({ list, named }, at, location);
  if (found.record?.subject === entity.name) return found;
  plans.diagnostics.report(file, {
    code: 'document/unrelated',
    message: `Records of "${list}" do not belong to "${entity.name}".`,
    help: `Name an entity whose "x-record" has "subject": "${entity.name}".`,
    at: [...at, 'list'],
  });
  return undefined;
}

function reportUnnamed(
  { list, named }: Required<Pick<RecordsFile, 'list' | 'named'>>,
  at: JSONPath,
  { file, plans, entity }: DocumentLocation,
): undefined {
  plans.diagnostics.report(file, {
    code: 'document/unrelated',
    message: `"${named}" of "${entity.name}" names no record of "${list}".`,
    help: `Name a field of "${entity.name}" whose "x-reference" is "${list}".`,
    at: [...at, 'named'],
  });
}

/** Finds the types of the records, by their names in expressions. */
export function recordTypes(
  document: DocumentFile,
  { plans }: Pick<DocumentLocation, 'plans'>,
): Readonly<Record<string, ExpressionType>> {
  const entries = Object.entries(document.with ?? {}).map(([name, { list, by, named, latest }]) => {
    const type = plans.entities.get(list)?.type ?? anyType;
    const isOne = by !== undefined || named !== undefined || latest !== undefined;
    return [name, isOne ? type : ({ is: 'list', of: type } as const)] as const;
  });
  return Object.fromEntries(entries);
}
