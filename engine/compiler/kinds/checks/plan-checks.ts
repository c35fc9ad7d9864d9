import type { JSONPath } from 'jsonc-parser';
import type { Check, CheckedRows, CheckSet } from '../../../core/product/checks.ts';
import { anyType, type ExpressionType } from '../../expressions/types.ts';
import type { CheckedRowsFile, CheckFile } from '../../files/checks.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isFileName, isOneOf } from '../../plan/names.ts';
import { type Cel, type ExpressionLocation, planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Plans the checks of a file, with groups inlined and expressions compiled. */
export function planChecks(file: SourceFile<'checks'>, plans: PlanContext): PlanOf<CheckSet> | undefined {
  const { title, description, version, demonstration = false, entity: name, rows, terms } = file.value;
  if (!isFileName({ file, at: ['entity'], name, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(name);
  const row = entity === undefined ? anyType : rowTypeOf(entity, file, plans);
  const location = { file, plans, context: { self: entity?.type ?? anyType, item: row, other: row } };
  const rowName = planExpression(
    file.value.rowName,
    ['rowName'],
    { ...location, context: { item: row } },
    'string',
  );
  if (rowName === undefined) return undefined;
  const groups = groupsOf(name, plans);
  const checks = file.value.checks.map((check, index) =>
    planCheck(check, ['checks', index], groups, location),
  );
  return {
    name: file.stem,
    source: file.path,
    descriptor: {
      ...{ name: file.stem, title, description, version, isDemonstration: demonstration },
      ...{ entity: name, rows, terms, rowName, checks },
    },
  };
}

/** Finds the type of a row; reports a field that is no list of objects, and terms that are no list of texts. */
function rowTypeOf(entity: EntityPlan, file: SourceFile<'checks'>, plans: PlanContext): ExpressionType {
  const { rows, terms } = file.value;
  const fields = entity.type.is === 'object' ? entity.type.fields : {};
  const listed = fields[rows];
  const row = listed?.is === 'list' && listed.of.is === 'object' ? listed.of : undefined;
  if (row === undefined) {
    const known = Object.keys(fields).filter((name) => fields[name]?.is === 'list');
    const message = `"${rows}" is no list of rows in entity "${entity.name}".`;
    reportUnknown(plans.diagnostics, file, { message, name: rows, known, at: ['rows'] });
    return anyType;
  }
  const named = row.fields[terms];
  if (named?.is !== 'list' || named.of.is !== 'text') {
    const known = Object.keys(row.fields).filter((name) => row.fields[name]?.is === 'list');
    const message = `"${terms}" is not a list of texts of the rows "${rows}".`;
    reportUnknown(plans.diagnostics, file, { message, name: terms, known, at: ['terms'] });
  }
  return row;
}

type Groups = Readonly<Record<string, readonly string[]>>;

/** Collects the groups of terms from all files of checks of the entity. */
function groupsOf(entity: string, { sources }: PlanContext): Groups {
  const files = [...sources.of('checks').values()].filter(({ value }) => value.entity === entity);
  const groups = files.flatMap(({ value }) => Object.entries(value.groups ?? {}));
  return Object.fromEntries(groups.map(([name, { terms }]) => [name, terms]));
}

function planCheck(
  check: CheckFile,
  at: JSONPath,
  groups: Groups,
  location: ExpressionLocation,
): Planned<Check> {
  const { id, severity, atLeast, message, advice, source, row, other } = check;
  const names = other === undefined ? oneRow(location, atLeast) : location;
  const over = (cel: Cel | undefined, word: string, wants: 'bool' | 'string') =>
    planExpression(cel, [...at, word], names, wants);
  return {
    ...{ id, severity, message, advice, source, atLeast },
    row: rowsOf(row, [...at, 'row'], groups, location),
    other: other === undefined ? undefined : rowsOf(other, [...at, 'other'], groups, location),
    when: over(check.when, 'when', 'bool'),
    found: over(check.found, 'found', 'string'),
  };
}

/**
 * Builds the context of a check. A check of several rows together (`atLeast`) reads no `item`, since it has no
 * single row.
 */
function oneRow(
  { context, ...location }: ExpressionLocation,
  atLeast: number | undefined,
): ExpressionLocation {
  const { other: _other, item = anyType, ...whole } = context;
  return { ...location, context: atLeast === undefined ? { ...whole, item } : whole };
}

function rowsOf(
  rows: CheckedRowsFile,
  at: JSONPath,
  groups: Groups,
  location: ExpressionLocation,
): CheckedRows {
  if (rows === 'any') return 'any';
  if (rows.terms !== undefined) return rows.terms;
  const use = { ...location, at: [...at, 'group'], name: rows.group };
  isOneOf(use, Object.keys(groups), { noun: 'group of terms', code: 'name/unknown-group' });
  return groups[rows.group] ?? [];
}
