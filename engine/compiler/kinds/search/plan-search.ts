import type { JSONPath } from 'jsonc-parser';
import type { RelatedRecords, SearchColumn, SearchIndex } from '../../../core/product/search-index.ts';
import type { Code } from '../../code/literal.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ColumnFile } from '../../files/search.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { isFileName } from '../../plan/names.ts';
import { isPathOf } from '../../plan/path-of-entity.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { PlanOf } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planStatistics } from './plan-statistics.ts';

type ColumnPlan = Omit<SearchColumn, 'of'> & {
  readonly of?: Omit<RelatedRecords, 'where'> & { readonly where?: Code | undefined };
};

/** Plans a search index, whose columns must name existing fields. */
export function planSearch(file: SourceFile<'search'>, plans: PlanContext): PlanOf<SearchIndex> {
  const { entity, columns: sources, hit, pageSize, sort, statistics: named = {} } = file.value;
  const found = isFileName({ file, at: ['entity'], name: entity, plans }, 'schema');
  const owner = found ? plans.entities.get(entity) : undefined;
  const columns = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, planColumn({ file, name, source, owner, plans })]),
  );
  const known = Object.keys(columns);
  const checkName = (name: string, at: JSONPath) => {
    if (known.includes(name)) return;
    const message = `"${name}" is not a column of this search index.`;
    reportUnknown(plans.diagnostics, file, { message, name, known, at });
  };
  for (const [index, name] of hit.entries()) checkName(name, ['hit', index]);
  for (const [index, { by }] of (sort ?? []).entries()) checkName(by, ['sort', index, 'by']);
  const statistics = planStatistics({ file, named, columns: sources, plans });
  const orders = (sort ?? []).map(({ by, descending }) => ({ by, descending: descending ?? false }));
  return {
    name: file.stem,
    source: file.path,
    descriptor: { name: file.stem, entity, columns, hit, pageSize: pageSize ?? 10, sort: orders, statistics },
  };
}

interface ColumnInput {
  readonly file: SourceFile;
  readonly name: string;
  readonly source: ColumnFile;
  /** Entity that is searched; undefined while missing or broken. */
  readonly owner: EntityPlan | undefined;
  readonly plans: PlanContext;
}

function planColumn(input: ColumnInput): ColumnPlan {
  const { source, owner, plans } = input;
  const { from = [], kind, few, of: related, missing } = source;
  const holder = related === undefined ? owner : plans.entities.get(related);
  for (const [index, pointer] of from.entries()) checkPath(input, holder, pointer, ['from', index]);
  const of = related === undefined ? undefined : planRelated(input, related);
  return {
    ...{ from, kind },
    ...(few === undefined ? {} : { few }),
    ...(of === undefined ? {} : { of }),
    ...(missing === undefined ? {} : { missing }),
  };
}

function planRelated(input: ColumnInput, entity: string): ColumnPlan['of'] {
  const { file, name, source, plans } = input;
  const { take = 'count', by, where } = source;
  const at = ['columns', name];
  const related = plans.entities.get(entity);
  if (isFileName({ file, at: [...at, 'of'], name: entity, plans }, 'schema')) checkBelongs(input, related);
  if (by !== undefined) checkPath(input, related, by, ['by']);
  const rest = by === undefined ? {} : { by };
  if (where === undefined || related === undefined) return { entity, take, ...rest };
  const location = { file, at: [...at, 'where'], source: where, wants: 'bool' as const };
  const code = compileExpression(
    { ...location, context: { item: related.type }, facts: plans.facts },
    plans.diagnostics,
  );
  return { entity, take, ...rest, where: code };
}

/**
 * Refuses to count rows of an entity without the record as its subject, since a save of a row must know which
 * record's count changes.
 */
function checkBelongs({ file, name, owner, plans }: ColumnInput, related: EntityPlan | undefined): void {
  if (related === undefined || owner === undefined || related.record?.subject === owner.name) return;
  const message = `Records of "${related.name}" do not belong to "${owner.name}".`;
  const help = `Name an entity whose x-record says "subject": "${owner.name}".`;
  const at = ['columns', name, 'of'];
  plans.diagnostics.report(file, { code: 'search/unrelated', message, help, at });
}

function checkPath(
  { file, name, plans }: ColumnInput,
  entity: EntityPlan | undefined,
  pointer: string,
  path: JSONPath,
): void {
  if (entity !== undefined) isPathOf(entity, pointer, { file, plans, at: ['columns', name, ...path] });
}
