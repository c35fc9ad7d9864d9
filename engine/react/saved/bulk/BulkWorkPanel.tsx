import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { JsonObject } from '../../../core/json/json.ts';
import type { BulkAction, BulkWork, TabDescriptor } from '../../../core/product/tab.ts';
import { messageOfError } from '../../client/call-error.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useAccess } from '../../context/use-access.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useCall } from '../../data/use-call.ts';
import { notify } from '../../notifications/notify.ts';
import { Button } from '../../parts/Button.tsx';
import { type SearchRun, searchBody } from '../search-body.ts';
import './bulk.css';
import { BulkDialog } from './BulkDialog.tsx';
import { JobList } from './JobList.tsx';
import type { JobEntry } from './jobs.ts';

export interface BulkWorkPanelProps {
  readonly tab: TabDescriptor;
  readonly bulk: BulkWork;
  readonly run: SearchRun;
  /** Number of rows that the search finds altogether. */
  readonly total: number;
  readonly marked: ReadonlySet<string>;
  /** Element with the tools above the rows, which the bar replaces; undefined until rendered. */
  readonly element: Element | undefined;
  readonly onMark: (keys: readonly string[]) => void;
}

/** Milliseconds between reads of the progress while a job runs. */
const everyWhileRunning = 2_000;

/** Renders actions on the selected rows, and below the rows the progress of jobs started with this search. */
export function BulkWorkPanel({ tab, bulk, run, total, marked, element, onMark }: BulkWorkPanelProps) {
  const { client } = useEngine();
  const say = useMessages();
  const can = useAccess();
  const [chosen, setChosen] = useState<{ readonly name: string; readonly action: BulkAction }>();
  const [isRunning, setRunning] = useState(false);
  const jobs = useCall<{ readonly rows: readonly JobEntry[] }>(bulk.list, {
    query: { tab: tab.name, search: run.search },
    ...(isRunning ? { pollEvery: everyWhileRunning } : {}),
  });
  const rows = jobs.data?.rows ?? [];
  const runs = rows.some(({ waiting }) => waiting > 0);
  if (runs !== isRunning) setRunning(runs);

  const begin = async (content: JsonObject | undefined, idempotencyKey: string) => {
    const about = { tab: tab.name, action: chosen?.name ?? '', search: run.search };
    const body = { ...about, ids: [...marked], ...(content && { content }) };
    await client.call(bulk.start, { body, idempotencyKey });
    notify({ kind: 'info', message: say('bulk.begun', { title: chosen?.action.title ?? '' }) });
    onMark([]);
    await jobs.refetch();
  };
  const markAll = async () => {
    try {
      const answer = await client.call(bulk.ids, { body: searchBody(run) });
      onMark((answer as unknown as { readonly ids: readonly string[] }).ids);
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('load-failed')) });
    }
  };
  const count = marked.size;
  return (
    <>
      <JobList tab={tab} bulk={bulk} jobs={rows} onChanged={() => void jobs.refetch()} />
      {count > 0 &&
        element !== undefined &&
        createPortal(
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
          <div className="en-bulk-bar" role="group" aria-label={say('bulk.bar')}>
            <strong role="status">
              {count === 1
                ? say('bulk.selected-one')
                : say('bulk.selected', { count: count.toLocaleString('en-US') })}
            </strong>
            <Button look="quiet" onClick={() => onMark([])}>
              {say('bulk.none')}
            </Button>
            <Button look="quiet" disabled={count >= total} onClick={() => void markAll()}>
              {say('bulk.all', { count: total.toLocaleString('en-US') })}
            </Button>
            {Object.entries(bulk.actions).map(
              ([name, action]) =>
                can(action.access) && (
                  <Button key={name} onClick={() => setChosen({ name, action })}>
                    {action.title}
                  </Button>
                ),
            )}
          </div>,
          element,
        )}
      {chosen !== undefined && (
        <BulkDialog
          tab={tab.name}
          name={chosen.name}
          action={chosen.action}
          count={count}
          begin={begin}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
