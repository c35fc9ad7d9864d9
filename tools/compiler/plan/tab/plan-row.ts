import { pointerOf } from '../../../../engine/core/pointer.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import { subjectContext } from '../contexts.ts';
import type { EntityPlan } from '../plan-entity.ts';
import type { PlanContext } from '../plan-set.ts';
import type { JoinFile, RowPlan, TabFile, TabPlace } from './tab-place.ts';

/** What a row of the tab is: its entity and, where it is completed from another record, that part too. */
export function planRow(tab: TabFile, entity: EntityPlan, plans: PlanContext): RowPlan {
  const { join } = tab.source;
  const record = join === undefined ? undefined : plans.entities.get(join.record);
  if (join === undefined || record === undefined) return entity;
  const entry = `${join.at}/*`;
  const added = [...record.places]
    .filter(([at]) => at === entry || at.startsWith(`${entry}/`))
    .map(([at, schema]) => [pointerOf([join.as]) + at.slice(entry.length), schema] as const);
  return {
    type: completedType(entity.type, join, entryType(record.type, join.at)),
    places: new Map([...entity.places, ...added]),
  };
}

/** What expressions over a row may read: `item`, who is signed in, the record that it belongs to. */
export function rowContext({ row, entity, plans }: TabPlace): ExpressionContext {
  return { item: row.type, user: plans.userType, ...subjectContext(entity, plans) };
}

function completedType(
  type: ExpressionType,
  { as }: JoinFile,
  entry: ExpressionType | undefined,
): ExpressionType {
  if (type.is !== 'object' || entry === undefined) return type;
  return { ...type, name: `${type.name}_with_${as}`, fields: { ...type.fields, [as]: entry } };
}

/** The type of the entries of the map at a place; undefined where there is no map. */
function entryType(type: ExpressionType, at: string): ExpressionType | undefined {
  let current: ExpressionType | undefined = type;
  for (const step of at.slice(1).split('/')) {
    current = current?.is === 'object' ? current.fields[step] : undefined;
  }
  return current?.is === 'map' ? current.of : undefined;
}
