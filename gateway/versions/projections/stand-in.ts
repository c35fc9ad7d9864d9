import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { SearchIndex, SearchTable } from '../../../engine/core/product/search-index.ts';

/** Parts of a product with unfinished tables. */
export interface Coming {
  /** Older, ready tables by the name of the search whose own table is not ready. */
  readonly searches: ReadonlyMap<string, SearchTable>;
  /** Names of the reports with unfinished tables. */
  readonly reports: ReadonlySet<string>;
}

/**
 * Builds a product that reads older tables in place of unfinished ones. Reads and writes only columns that both
 * have in the same form; marks columns that an analyst added, and reports with unfinished tables, as coming.
 */
export function standInFor(product: Product, { searches, reports }: Coming): Product {
  return {
    ...product,
    searches: mapped(product.searches, (index) => {
      const older = searches.get(index.name);
      return older === undefined ? index : withOlderTable(index, older);
    }),
    ...(product.reports === undefined
      ? {}
      : {
          reports: mapped(product.reports, (report) =>
            reports.has(report.name) ? { ...report, isComing: true as const } : report,
          ),
        }),
  };
}

function withOlderTable(index: SearchIndex, table: SearchTable): SearchIndex {
  const columns = Object.entries(index.columns);
  const isKept = (name: string) =>
    Object.hasOwn(table.columns, name) && isAlike(index.columns[name], table.columns[name]);
  const coming = columns.filter(([name]) => !isKept(name));
  return {
    ...index,
    table,
    columns: Object.fromEntries(columns.filter(([name]) => isKept(name))),
    hit: index.hit.filter(isKept),
    sort: index.sort.filter(({ by }) => isKept(by)),
    coming: Object.fromEntries(coming.map(([name]) => [name, index.statistics[name]?.title ?? name])),
  };
}

/**
 * Compares values in their JSON form, without the compiled functions of expressions, which their source texts
 * determine.
 */
function isAlike(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null)) as Json;
  return jsonEqual(plain(one), plain(other));
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
