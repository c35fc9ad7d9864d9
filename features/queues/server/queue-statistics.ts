import type { SearchColumn, Statistic } from '../../../engine/core/product/search-index.ts';
import { displayRecord } from '../../../engine/core/records/display.ts';
import { visiblePlan } from '../../../gateway/calls/bindings/search.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import { Selection } from '../../../gateway/search/selection.ts';
import type { IndexPlan } from '../../../gateway/search/table/plan.ts';
import { kindOf } from '../../../gateway/store/kinds/kinds.ts';
import type { Handler, RowOf } from '../../contracts/server/typed.ts';
import { type Queues, queuesOf } from './stored-queue.ts';

/** Limit on values, since a longer list is no longer read. */
const mostValues = 200;

/** Lists the statistics by which the user can narrow a queue, each with its options and, where known, its values. */
export const queueStatistics: Handler<'queue-statistics'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, store) {
    const queues = queuesOf(call, store);
    const plan = visiblePlan(call, queues.index);
    const rows: Row[] = [];
    const usual = usualColumns(call, queues);
    for (const [name, statistic] of Object.entries(plan.index.statistics)) {
      const column = plan.index.columns[name];
      if (column === undefined) continue;
      const { title, unit, options } = statistic;
      rows.push({
        name,
        title,
        kind: column.kind,
        isUsual: usual.has(name),
        options: options.map(({ code, display }) => ({ code, display })),
        ...(unit === undefined ? {} : { unit }),
        values: await valuesOf(call, plan, { name, statistic, column }),
      });
    }
    return ok({ rows });
  },
};

/** Lists the columns of the tab that shows the queues, which serve queues without columns of their own. */
function usualColumns({ product }: Call, { kind }: Queues): ReadonlySet<string> {
  const tab = Object.values(product.tabs).find(
    ({ source }) => source.kind === 'saved' && source.searches.entity === kind.name,
  );
  const shown = (tab?.table.columns ?? []).filter(({ isShown }) => isShown !== false);
  return new Set(shown.map(({ field }) => field));
}

type Row = RowOf<'queue.statistics'>;
type Values = Row['values'];

interface ShownStatistic {
  readonly name: string;
  readonly statistic: Statistic;
  readonly column: SearchColumn;
}

async function valuesOf(call: Call, plan: IndexPlan, shown: ShownStatistic): Promise<Values> {
  const { statistic } = shown;
  if (statistic.codes !== undefined) return codesOf(call, statistic.codes);
  if (statistic.of !== undefined) return recordsOf(call, statistic.of);
  if (statistic.yearsDownTo !== undefined) return yearsDownTo(call, statistic.yearsDownTo);
  return shown.column.kind === 'text' ? storedValues(call, plan, shown) : [];
}

function codesOf({ product }: Call, name: string): Values {
  return (product.codes[name]?.codes ?? []).map(({ code, display }) => ({ value: code, display }));
}

async function recordsOf({ product, database, user }: Call, entity: string): Promise<Values> {
  const kind = kindOf(product, entity);
  const records = await listRecords(database, { kind, scope: user });
  return records
    .map(({ id, document }) => ({ value: id, display: displayRecord(kind.traits.display, document) || id }))
    .toSorted((a, b) => a.display.localeCompare(b.display));
}

function yearsDownTo({ today }: Call, last: number): Values {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: Math.max(0, first - last + 1) }, (_, n) => ({
    value: first - n,
    display: String(first - n),
  }));
}

/** Reads the values of a column in records within the user's scope. */
async function storedValues(
  { database, user }: Call,
  plan: IndexPlan,
  { name }: ShownStatistic,
): Promise<Values> {
  const column = plan.columns[name];
  if (column?.isFew !== true) return [];
  const whole = {
    database,
    plan,
    organizations: user.organizations,
    conditions: [],
    values: [],
  };
  const found = await new Selection(whole).differentValues(column.shown, mostValues);
  const values = [...new Set(found.map(({ value }) => String(value)))];
  return values.toSorted((a, b) => a.localeCompare(b)).map((value) => ({ value, display: value }));
}
