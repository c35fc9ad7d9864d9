import type { JSONPath } from 'jsonc-parser';
import type { DocumentDescriptor, DocumentRecords } from '../../../core/product/document.ts';
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
  return { entity: records.list, where, sort, by, latest: records.latest };
}

/** Finds the entity of the records; reports one whose records do not belong to the document's subject. */
function belonging({ list }: RecordsFile, at: JSONPath, location: DocumentLocation): EntityPlan | undefined {
  const { file, plans, entity } = location;
  if (!isFileName({ file, at: [...at, 'list'], name: list, plans }, 'schema')) return undefined;
  const found = plans.entities.get(list);
  if (found === undefined || found.record?.subject === entity.name) return found;
  plans.diagnostics.report(file, {
    code: 'document/unrelated',
    message: `Records of "${list}" do not belong to "${entity.name}".`,
    help: `Name an entity whose "x-record" has "subject": "${entity.name}".`,
    at: [...at, 'list'],
  });
  return undefined;
}

/** Finds the types of the records, by their names in expressions. */
export function recordTypes(
  document: DocumentFile,
  { plans }: Pick<DocumentLocation, 'plans'>,
): Readonly<Record<string, ExpressionType>> {
  const entries = Object.entries(document.with ?? {}).map(([name, { list, by, latest }]) => {
    const type = plans.entities.get(list)?.type ?? anyType;
    const isOne = by !== undefined || latest !== undefined;
    return [name, isOne ? type : ({ is: 'list', of: type } as const)] as const;
  });
  return Object.fromEntries(entries);
}
