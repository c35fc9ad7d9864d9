import type { JSONPath } from 'jsonc-parser';
import { objectAt } from '../../core/json/pointer.ts';
import type { ExpressionType } from '../expressions/types.ts';
import type { CompanionFile, CompanionsFile } from '../files/tab.ts';
import { reportUnknown } from '../report-unknown.ts';
import type { SourceFile } from '../source/source-file.ts';
import { isCallName } from './names.ts';
import type { PlanContext } from './plan-set.ts';
import { writtenCall } from './written-call.ts';

/** Location of the companions that complete rows from other lists. */
export interface RowCompanionsLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
  readonly companions: CompanionsFile | undefined;
  readonly at: JSONPath;
  /** Columns of a row; undefined if unknown, for example of a missing search. */
  readonly columns: readonly string[] | undefined;
}

/** Plans the companions of rows; reports a missing call, parameter, column or property. */
export function planRowCompanions(location: RowCompanionsLocation): CompanionsFile | undefined {
  for (const [name, companion] of Object.entries(location.companions ?? {}))
    checkCompanion(location, companion, [...location.at, name]);
  return location.companions;
}

/** Finds the types of the companions in expressions over a row. */
export function rowCompanionTypes(
  companions: CompanionsFile | undefined,
  plans: PlanContext,
): Readonly<Record<string, ExpressionType>> {
  const types = Object.entries(companions ?? {}).flatMap(([name, { call }]) => {
    const type = plans.entities.get(entityOf(call, plans) ?? '')?.type;
    return type === undefined ? [] : [[name, type] as const];
  });
  return Object.fromEntries(types);
}

/** Lists the fields of companions that columns may name: the companion itself, or one of its fields. */
export function rowCompanionFields(
  companions: CompanionsFile | undefined,
  plans: PlanContext,
): readonly string[] {
  return Object.entries(rowCompanionTypes(companions, plans)).flatMap(([name, type]) => [
    name,
    ...(type.is === 'object' ? Object.keys(type.fields).map((field) => `${name}.${field}`) : []),
  ]);
}

function checkCompanion(location: RowCompanionsLocation, companion: CompanionFile, at: JSONPath): void {
  const { file, plans, columns } = location;
  const { call, ids, on, by, every } = companion;
  if (!isCallName({ file, at: [...at, 'call'], name: call, plans })) return;
  const parameters = Object.keys(writtenCall(call, plans)?.query ?? {});
  if (ids !== undefined)
    checkName(location, { name: ids, known: parameters, at: [...at, 'ids'] }, 'a parameter of the call');
  checkName(location, { name: on, known: columns ?? [on], at: [...at, 'on'] }, 'a column of the rows');
  const properties = plans.entities.get(entityOf(call, plans) ?? '')?.schema.properties;
  const known = ['_id', ...Object.keys(properties ?? { [by]: true })];
  checkName(location, { name: by, known, at: [...at, 'by'] }, 'a field of what the call lists');
  if (every !== undefined)
    checkName(
      location,
      { name: every, known: constantsOf(plans), at: [...at, 'every'] },
      'a constant of product.json',
    );
}

interface Named {
  readonly name: string;
  readonly known: readonly string[];
  readonly at: JSONPath;
}

function checkName({ file, plans }: RowCompanionsLocation, { name, known, at }: Named, what: string): void {
  if (known.includes(name)) return;
  reportUnknown(plans.diagnostics, file, { message: `"${name}" is not ${what}.`, name, known, at });
}

function constantsOf({ sources }: PlanContext): readonly string[] {
  const [product] = sources.of('product').values();
  return Object.keys(objectAt(product?.value, '/constants'));
}

function entityOf(call: string, plans: PlanContext): string | undefined {
  const listed = writtenCall(call, plans)?.answer.list;
  return typeof listed === 'string' ? listed : undefined;
}
