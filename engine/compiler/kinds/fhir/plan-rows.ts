import type { JSONPath } from 'jsonc-parser';
import { isPrimitive } from '../../../core/fhir/sayable.ts';
import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { pathToPointer } from '../../../core/json/pointer.ts';
import { schemaType } from '../../../core/json/schema-type.ts';
import type { MappedCodes, MappingRow, ResourceElement } from '../../../core/product/resource-mapping.ts';
import { anyType } from '../../expressions/types.ts';
import type { RowFile } from '../../files/fhir.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isConversionName, isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { codesOfSchema } from '../../resolve/codes-of-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { hasElements, walkElement } from './element-path.ts';

export interface RowsContext {
  readonly file: SourceFile<'fhir'>;
  readonly plans: PlanContext;
  readonly entity: EntityPlan;
  /** Type of FHIR that the elements begin at. */
  readonly resource: string;
  /** Pointer to the item whose fields the rows name; absent for those of the record. */
  readonly on?: string;
  readonly at?: JSONPath;
}

/** Plans the rows of a mapping, or those of the items of a list. */
export function planMappingRows(
  rows: readonly RowFile[],
  context: RowsContext,
): readonly Planned<MappingRow>[] {
  const at = context.at ?? ['rows'];
  const taken = rows.flatMap(({ field, others }) =>
    typeof others === 'string' && field !== undefined ? [field] : [],
  );
  return rows.map((row, index) => {
    const planned = planRow(row, [...at, index], context);
    const isRead = taken.some((field) => row.field?.startsWith(`${field}.`) === true);
    return isRead && row.others === undefined ? { ...planned, others: false as const } : planned;
  });
}

function planRow(row: RowFile, at: JSONPath, context: RowsContext): Planned<MappingRow> {
  const { file, plans, entity } = context;
  const { only, constant, references, values, others } = row;
  const schema = row.field === undefined ? undefined : schemaOf(row.field, [...at, 'field'], context);
  const element = row.element === undefined ? undefined : elementOf(row, at, context, schema);
  if (typeof others === 'string') isConversionName({ file, at: [...at, 'others'], name: others, plans });
  if (references !== undefined)
    isFileName({ file, at: [...at, 'references'], name: references, plans }, 'schema');
  const item = references === undefined ? anyType : (plans.entities.get(references)?.type ?? anyType);
  const when = planExpression(
    row.when,
    [...at, 'when'],
    { file, plans, context: { self: context.on === undefined ? entity.type : anyType, item } },
    'bool',
  );
  const value = planExpression(
    row.value,
    [...at, 'value'],
    { file, plans, context: { self: entity.type } },
    'string',
  );
  const codes = codesOf(row, schema, at, context);
  if (element !== undefined && row.rows === undefined)
    checkTypes({ row, schema, codes, element, at }, context);
  const field = row.field === undefined ? undefined : pathToPointer(row.field);
  const inner =
    row.rows === undefined || element === undefined
      ? undefined
      : planMappingRows(row.rows, {
          ...context,
          resource: element.type,
          on: `${context.on ?? ''}${field ?? ''}/*`,
          at: [...at, 'rows'],
        });
  return { field, element, only, constant, value, references, codes, values, others, when, rows: inner };
}

function schemaOf(
  path: string,
  at: JSONPath,
  { file, plans, entity, on = '' }: RowsContext,
): JsonSchemaObject | undefined {
  const found = entity.schemas.get(on + pathToPointer(path));
  if (found !== undefined) return found;
  const known = [...entity.schemas.keys()]
    .filter((each) => each.startsWith(`${on}/`) && !each.slice(on.length).includes('/*'))
    .map((each) => each.slice(on.length + 1).replaceAll('/', '.'));
  const message = `"${path}" is not a field of entity "${entity.name}".`;
  reportUnknown(plans.diagnostics, file, { message, name: path, known, at });
  return undefined;
}

function elementOf(
  row: RowFile,
  at: JSONPath,
  { file, plans, resource }: RowsContext,
  schema: JsonSchemaObject | undefined,
): ResourceElement | undefined {
  const walked = walkElement({ type: resource, path: resource }, row.element ?? '');
  if ('message' in walked) {
    plans.diagnostics.report(file, { code: 'fhir/unknown-element', ...walked, at: [...at, 'element'] });
    return undefined;
  }
  const last = walked.steps.at(-1);
  const isList =
    row.rows !== undefined ||
    row.references !== undefined ||
    Array.isArray(row.constant) ||
    (schema !== undefined && schemaType(schema) === 'array');
  const isAll = last?.isList === true && last.index === undefined && isList;
  return isAll ? { ...walked, isAll } : walked;
}

function codesOf(
  { codes, column, system, values }: RowFile,
  schema: JsonSchemaObject | undefined,
  at: JSONPath,
  { file, plans }: RowsContext,
): MappedCodes | undefined {
  const set = codes ?? codesOfSchema(schema);
  if (set === undefined || values !== undefined) return undefined;
  if (codes !== undefined && !isFileName({ file, at: [...at, 'codes'], name: codes, plans }, 'codes'))
    return undefined;
  const known = Object.keys(plans.sources.of('codes').get(set)?.value.columns ?? {});
  if (column !== undefined && !known.includes(column)) {
    const message = `"${column}" is not a column of the value set "${set}".`;
    reportUnknown(plans.diagnostics, file, { message, name: column, known, at: [...at, 'column'] });
  }
  return { set, column, system };
}

interface RowTypes {
  readonly row: RowFile;
  readonly schema: JsonSchemaObject | undefined;
  readonly codes: MappedCodes | undefined;
  readonly element: ResourceElement;
  readonly at: JSONPath;
}

/** Types of FHIR that hold a number. */
const numbers = ['decimal', 'integer', 'unsignedInt', 'positiveInt'];

/** Refuses a row whose element could never hold the field, since all of it would go into the addition unseen. */
function checkTypes({ row, schema, codes, element, at }: RowTypes, { file, plans }: RowsContext): void {
  if (schema === undefined || row.values !== undefined) return;
  const { type } = element;
  const report = (message: string, help: string) =>
    plans.diagnostics.report(file, { code: 'fhir/unlike', message, help, at: [...at, 'element'] });
  if (codes !== undefined) {
    if (!['CodeableConcept', 'Coding', 'code', 'string', 'uri', 'id'].includes(type))
      report(`An element of type ${type} holds no code.`, 'Choose an element that holds one.');
    return;
  }
  if (hasElements(type)) {
    const help = 'Name one of its parts, or give the rows of its items.';
    report(`"${row.element}" has parts (${type}), and the field is one value.`, help);
    return;
  }
  const items = schemaType(schema) === 'array' ? schema.items : schema;
  const given = typeof items === 'object' ? schemaType(items) : undefined;
  const wanted =
    type === 'boolean' ? ['boolean'] : numbers.includes(type) ? ['number', 'integer'] : ['string'];
  if (isPrimitive(type) && given !== undefined && !wanted.includes(given))
    report(
      `An element of type ${type} cannot hold a field of type ${given}.`,
      'Choose another element, or say each value by "values".',
    );
}
