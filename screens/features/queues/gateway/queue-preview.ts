import { searchRecords, visiblePlan } from '../../../../gateway/calls/bindings/search.ts';
import { type Call, ok } from '../../../../gateway/context/call.ts';
import { effectsOf } from '../../../../gateway/search/effects.ts';
import type { IndexPlan } from '../../../../gateway/search/plan.ts';
import type { ReadCondition } from '../../../../gateway/search/stored-condition.ts';
import type { AnswerOf, Handler, PatientHit } from '../../contracts/gateway/typed.ts';
import { knownSorting, queueIndex, readConditions } from './stored-queue.ts';

/**
 * What a queue would find while it is edited: how many, the first of them, and how many each condition removes. A
 * condition that cannot be judged is left out, and said so.
 */
export const queuePreview: Handler<'queue-preview'> = {
  isWrite: false,
  async answer(call) {
    const { filters: sent = [], sorting = [] } = call.body;
    const plan = visiblePlan(call, queueIndex);
    const conditions = readConditions(call, plan, sent);
    const sort = knownSorting(sorting, plan);
    const filters = conditions.flatMap(({ written }) => (written === undefined ? [] : [written]));
    const { total, hits } = await searchRecords<PatientHit>(call, queueIndex, { filters, sort });
    const columns = columnsOf(call, plan, [
      ...sort.map((order) => String(order.by)),
      // What is the same in every row says nothing.
      ...conditions.flatMap(({ filter }) => (filter?.kind === 'range' ? [filter.column.name] : [])),
    ]);
    return ok({ total, hits, columns, conditions: await withEffects(call, plan, conditions) });
  },
};

async function withEffects({ database, user }: Call, plan: IndexPlan, conditions: readonly ReadCondition[]) {
  const judged = conditions.flatMap(({ filter }) => filter ?? []);
  const effects = await effectsOf(database, { plan, filters: judged, organizations: user.organizations });
  const removed = new Map(judged.map((filter, n) => [filter, effects[n] ?? 0]));
  return conditions.map(({ filter, problem }) => {
    if (filter === undefined) return problem === undefined ? {} : { problem };
    return { removes: removed.get(filter) ?? 0 };
  });
}

type Column = AnswerOf<'queue.preview'>['columns'][number];

/** More of them are not read at one glance. */
const mostColumns = 6;

/** The name, and what the queue sorts and filters by. */
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
