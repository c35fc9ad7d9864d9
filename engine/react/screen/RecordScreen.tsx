import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { JsonObject } from '../../core/json.ts';
import type { ScreenDescriptor } from '../../core/product/screen.ts';
import type { Product } from '../../core/product.ts';
import { GatewayError, messageOfError } from '../data/gateway-error.ts';
import { callKey } from '../data/query-keys.ts';
import { useCall } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { AppLink } from '../parts/link.tsx';
import { Panel } from '../parts/Panel.tsx';
import { type OpenRecords, OpenRecordsContext } from '../provider/open-records.ts';
import { useProduct } from '../provider/use-product.ts';
import { useWords } from '../provider/use-words.ts';
import { ContextLineContext, type ContextLineOf } from '../tab/use-context-line.ts';
import { useOwner } from './use-owner.ts';

export interface RecordScreenProps {
  readonly record: NonNullable<ScreenDescriptor['record']>;
  /** The `_id` that the route names. */
  readonly id: string;
  readonly homePath: string;
  readonly contextLine?: ContextLineOf | undefined;
  readonly onRecord?: ((record: JsonObject | undefined) => void) | undefined;
  /** Rendered before the record is there, too: its tabs are closed until then. */
  readonly children: (isLoaded: boolean) => ReactNode;
}

/** Loads the record that a screen is about and gives it to everything inside. Keyed by the record's id. */
export function RecordScreen({ record, id, homePath, contextLine, onRecord, children }: RecordScreenProps) {
  const say = useWords();
  const product = useProduct();
  const cache = useQueryClient();
  const query = useMemo(() => ({ [parameterOf(product, record)]: id }), [product, record, id]);
  const answer = useCall<JsonObject>(record.call, { query });
  const { error, refetch } = answer;
  // What may not be seen any more does not stay on show.
  const data = isGone(error) ? undefined : answer.data;
  const owner = useOwner(record, data);
  const open = useMemo<OpenRecords>(() => {
    if (data === undefined) return {};
    return {
      // The record itself comes first: dialogs say whose it is by it.
      [record.entity]: {
        record: data,
        replace: (next) => cache.setQueryData(callKey(record.call, { query }), next),
        refresh: async () => void (await refetch()),
      },
      ...owner,
    };
  }, [data, record, query, cache, refetch, owner]);
  useEffect(() => {
    onRecord?.(data);
    return () => onRecord?.(undefined);
  }, [onRecord, data]);

  if (error !== null && data === undefined) {
    return (
      <LoadFailure
        message={messageOfError(error, say('screen.load-failed'))}
        homePath={homePath}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <OpenRecordsContext value={open}>
      <ContextLineContext value={contextLine}>
        <div className="en-screen">
          {children(data !== undefined)}
          {data === undefined && <Loading />}
        </div>
      </ContextLineContext>
    </OpenRecordsContext>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof GatewayError && (error.status === 403 || error.status === 404);
}

/** The query parameter that names the record. */
function parameterOf(product: Product, { call, param }: RecordScreenProps['record']): string {
  const store = product.calls[call]?.store;
  return store?.kind === 'get' ? store.by : param;
}

interface LoadFailureProps {
  readonly message: string;
  readonly homePath: string;
  readonly onRetry: () => void;
}

function LoadFailure({ message, homePath, onRetry }: LoadFailureProps) {
  const say = useWords();
  return (
    <Panel tone="danger" role="alert">
      <p>{message}</p>
      <div className="en-panel-buttons">
        <Button onClick={onRetry}>{say('loading.retry')}</Button>
        <AppLink to={homePath} className="en-button en-button-secondary">
          {say('back-home')}
        </AppLink>
      </div>
    </Panel>
  );
}
