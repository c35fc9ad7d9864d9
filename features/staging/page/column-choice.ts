import type { FileMapping } from '../../../engine/core/intake/mapping.ts';
import {
  columnsByNames,
  type NamedColumns,
  planRows,
  recordOfRow,
} from '../../../engine/core/intake/row-plan.ts';
import { fillablePaths } from '../../../engine/core/intake/target-fields.ts';
import type { JsonSchema } from '../../../engine/core/json/json.ts';
import { getAt, pathToPointer } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { labelAt } from '../../../engine/core/records/label.ts';
import { entityOf } from '../../../engine/core/validation/validate.ts';
import { importPreviewEntity } from '../../../generated/import-preview/import-preview.schema.ts';
import { stagedMembers } from '../../import/shared/staged-members.ts';
import type { FileHead } from './read-head.ts';

const { entity: stagedEntity, organizationAt, cameFromAt } = stagedMembers;

/** Columns by the path of the field that they fill. */
export type ChosenColumns = Readonly<Record<string, string>>;

export interface TargetField {
  readonly path: string;
  readonly title: string;
  readonly isRequired: boolean;
}

/** Adds the entity of staged lines to the product, since the first page load omits this entity. */
export function withStagedEntity(product: Product): Product {
  return { ...product, entities: { ...product.entities, [stagedEntity]: importPreviewEntity } };
}

/** JSON Pointers to fields that the gateway fills itself. */
const ownAffair = [organizationAt, cameFromAt];

/** Lists the fields that columns can fill, required ones first. */
export function targetFields(product: Product): readonly TargetField[] {
  const entity = entityOf(product, stagedEntity);
  const titleOf = (path: string) => labelAt(entity, pathToPointer(path));
  const paths = fillablePaths(entity).filter((path) => !ownAffair.includes(pathToPointer(path)));
  const fields = paths.map((path) => {
    const isAlone = paths.every((other) => other === path || titleOf(other) !== titleOf(path));
    const owner = titleOf(path.slice(0, Math.max(0, path.lastIndexOf('.'))));
    return {
      path,
      title: isAlone ? titleOf(path) : `${titleOf(path)} (${owner})`,
      isRequired: isRequired(entity.schema, path.split('.')),
    };
  });
  return [
    ...fields.filter(({ isRequired }) => isRequired),
    ...fields.filter(({ isRequired }) => !isRequired),
  ];
}

/** Reports whether a line without the field is rejected. */
function isRequired(schema: JsonSchema, [name = '', ...rest]: readonly string[]): boolean {
  if (typeof schema === 'boolean' || schema.required?.includes(name) !== true) return false;
  const inner = schema.properties?.[name];
  return rest.length === 0 || (inner !== undefined && isRequired(inner, rest));
}

/** Suggests a field for each column by its name. */
export function suggestedColumns({ columns }: FileHead, product: Product): NamedColumns {
  return columnsByNames(columns, { product, entity: stagedEntity });
}

/** Assigns a column to a field, and removes it from any other. */
export function withAssignedColumn(choice: ChosenColumns, path: string, column: string): ChosenColumns {
  const others = Object.entries(choice).filter(([to, name]) => to !== path && name !== column);
  return Object.fromEntries(column === '' ? others : [...others, [path, column]]);
}

export function fileMappingOf(choice: ChosenColumns): FileMapping {
  const columns = Object.entries(choice).map(([to, column]) => [column, { to }] as const);
  return { columns: Object.fromEntries(columns), constants: {} };
}

/** Previews the values of fields from the first rows; returns a message if columns are indistinguishable. */
export function previewOf(
  { columns, rows }: FileHead,
  choice: ChosenColumns,
  product: Product,
): { readonly samplesOf: (path: string) => readonly string[] } | { readonly problem: string } {
  const plan = planRows(columns, fileMappingOf(choice), { product, entity: stagedEntity });
  if ('problem' in plan) return plan;
  const read = rows.map((row) => recordOfRow(plan, row));
  return {
    samplesOf: (path) =>
      read.map((each) => ('record' in each ? String(getAt(each.record, pathToPointer(path)) ?? '') : '')),
  };
}
