import { useEffect, useId, useMemo } from 'react';
import { sentOf } from '../../core/forms/flow.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { FlowList } from '../../core/product/flow.ts';
import { entryOf } from '../client/entry-of.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useCall } from '../data/use-call.ts';
import { useTrouble } from '../data/use-trouble.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { RowOnShow } from '../table/row-action.ts';
import { RowComparison } from './RowComparison.tsx';
import type { OpenFlow } from './use-flow.ts';

export interface StepListProps {
  readonly open: OpenFlow;
  readonly list: FlowList;
  readonly picked: JsonObject | undefined;
  readonly onPick: ((row: JsonObject) => void) | undefined;
}

const noRows: readonly JsonObject[] = [];

/**
 * Renders the rows that a call answers. If the step requires it, the user picks one; a single row is picked
 * initially.
 */
export function StepList({ open, list, picked, onPick }: StepListProps) {
  const say = useMessages();
  const question = useQuestion(open, list);
  const answer = useCall<Rows>(list.call, question);
  const trouble = useTrouble(answer, question);
  const key = pathToPointer(list.key);
  const rowKey = (row: JsonObject) => String(getAt(row, key) ?? '');
  const rows = answer.data?.rows ?? answer.data?.hits ?? noRows;
  const group = useId();
  const pick = onPick !== undefined &&
    list.isPicked && {
      lead: ({ key: own, row, text }: RowOnShow) => (
        <label className="en-row-choice">
          <input
            type="radio"
            name={group}
            checked={picked !== undefined && rowKey(picked) === own}
            aria-label={say('flow.choose', { row: text })}
            onChange={() => onPick(row)}
          />
        </label>
      ),
    };
  const [only] = list.isPicked && !answer.isFetching && rows.length === 1 ? rows : [];
  useEffect(() => {
    if (only !== undefined && picked === undefined) onPick?.(only);
  }, [only, picked, onPick]);
  return (
    <section className="en-flow-list" aria-label={list.title}>
      <h3 className="en-flow-list-title">{list.title}</h3>
      {list.text !== undefined && <p className="en-flow-text">{list.text}</p>}
      <div role="status">
        {answer.data?.notice !== undefined && <p className="en-warning">{answer.data.notice}</p>}
      </div>
      <DataTable
        caption={list.title}
        table={list.table}
        rows={rows}
        rowKey={rowKey}
        empty={list.empty}
        isLoading={answer.isPending}
        isRefreshing={answer.isFetching}
        error={trouble}
        onRetry={() => void answer.refetch()}
        abilities={[pick || undefined]}
      />
      {list.compares !== undefined && rows.length > 0 && (
        <RowComparison open={open} list={list} compares={list.compares} rows={rows} rowKey={rowKey} />
      )}
    </section>
  );
}

interface Rows {
  readonly rows?: readonly JsonObject[];
  readonly hits?: readonly JsonObject[];
  /** Notice from the gateway about all rows. */
  readonly notice?: string;
}

/** Builds the arguments of the call: a query for GET, otherwise a body. */
function useQuestion({ memory, scopeOf }: OpenFlow, { call, sends }: FlowList) {
  const { methods } = entryOf(useProduct(), 'calls', call);
  const isQuery = methods.includes('GET');
  const { given } = memory.get();
  return useMemo(() => {
    const sent = sentOf(sends, scopeOf(given));
    return isQuery ? { query: sent as Readonly<Record<string, Json>> } : { body: sent };
  }, [isQuery, sends, scopeOf, given]);
}
