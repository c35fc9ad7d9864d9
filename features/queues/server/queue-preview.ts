import { searchRecords, visiblePlan } from '../../../gateway/calls/bindings/search.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { additionsOf, effectsOf } from '../../../gateway/search/effects.ts';
import {
  conditionGroups,
  type SearchConditionGroup,
} from '../../../gateway/search/request/condition-groups.ts';
import type { ReadCondition } from '../../../gateway/search/request/stored-condition.ts';
import type { IndexPlan } from '../../../gateway/search/table/plan.ts';
import type { AnswerOf, Handler } from '../../contracts/server/typed.ts';
import { knownSorting, type QueueRow, queuesOf, readConditions, sortingAsShown } from './stored-queue.ts';

/**
 * Previews a queue while it is edited: its total, first rows, how many each condition removes and each alternative
 * adds. Conditions that cannot be evaluated are left out and reported.
 */
export const queuePreview: Handler<'queue-preview'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const { index } = queuesOf(call, store);
    const { filters: sent = [], sorting = [] } = call.body;
    const plan = visiblePlan(call, index);
    const conditions = readConditions(call, plan, sent);
    const sort = knownSorting(sorting, plan);
    const groups = conditionGroups(sent, conditions);
    const filters = groups.map(({ written }) => written).filter((one) => one !== undefined);
    const { total, hits } = await searchRecords<QueueRow>(call, index, {
      body: { filters, sort: sortingAsShown(sort, plan) },
    });
    const columns = columnsOf(call, plan, [
      ...sort.map((order) => String(order.by)),
      // Adds columns for ranges alone, since any other condition has one value in every row.
      ...conditions.flatMap(({ filter }) => (filter?.kind === 'range' ? [filter.column.name] : [])),
    ]);
    return ok({ total, hits, columns, conditions: await withEffects(call, plan, conditions, groups) });
  },
};

async function withEffects(
  { database, user }: Call,
  plan: IndexPlan,
  conditions: readonly ReadCondition[],
  groups: readonly SearchConditionGroup[],
): Promise<AnswerOf<'queue.preview'>['conditions']> {
  const judged = groups.flatMap(({ members, filter }) => (filter === undefined ? [] : [{ members, filter }]));
  const query = { plan, filters: judged.map(({ filter }) => filter), organizations: user.organizations };
  const removed = await effectsOf(database, query);
  const removes = new Map<number, number>();
  const adds = new Map<number, number>();
  for (const [n, { members, filter }] of judged.entries()) {
    const finished = members.filter((index) => conditions[index]?.filter !== undefined);
    const [first = 0, ...alternatives] = finished;
    removes.set(first, removed[n] ?? 0);
    if (filter.kind !== 'any') continue;
    const [, ...brought] = await additionsOf(database, query, filter);
    for (const [m, index] of alternatives.entries()) adds.set(index, brought[m] ?? 0);
  }
  return conditions.map(({ problem }, index) => {
    if (problem !== undefined) return { problem };
    const [lost, brought] = [removes.get(index), adds.get(index)];
    if (lost !== undefined) return { removes: lost };
    return brought === undefined ? {} : { adds: brought };
  });
}

type Column = AnswerOf<'queue.preview'>['columns'][number];

/** Limit on columns, so that a row can be read at a glance. */
const mostColumns = 6;

/** Lists the columns: the name, and those that the queue sorts and filters by. */
function columnsOf({ product }: Call, { index }: IndexPlan, used: readonly string[]): readonly Column[] {
  const shown = [...new Set(used)].filter(
    (name) => index.hit.includes(name) && name !== 'lname' && name !== 'fname',
  );
  const columns = shown.flatMap((name) => {
    const { title, unit, codes } = index.statistics[name] ?? {};
    if (title === undefined) return [];
    const words = product.codes[codes ?? '']?.codes.map(({ code, display }) => [code, display] as const);
    return {
      ...{ name, title, kind: index.columns[name]?.kind ?? 'text' },
      ...(unit === undefined ? {} : { unit }),
      ...(words === undefined ? {} : { words: Object.fromEntries(words) }),
    };
  });
  return [{ name: 'name', title: 'Name', kind: 'name' }, ...columns].slice(0, mostColumns);
}
