import { useEffect, useState } from 'react';
import type { OutcomeCount } from '../../core/compare/row-outcomes.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { messageOfError } from '../client/call-error.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { ConfirmDialog } from '../modal/ConfirmDialog.tsx';
import { Loading } from '../parts/Loading.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useContextLine } from '../tab/dialog/use-context-line.ts';
import { StatusMark } from './StatusMark.tsx';
import type { Results, ResultsPreview } from './use-results.ts';

export interface CompleteDialogProps {
  readonly item: string;
  readonly source: DecideSource;
  readonly results: Results;
  readonly act: (idempotencyKey: string) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Renders the dialog that confirms the completion of a result, with the number of decisions and their consequences.
 */
export function CompleteDialog({ item, source, results, act, onClose }: CompleteDialogProps) {
  const say = useMessages();
  const { contextLine } = useContextLine();
  const { preview, error, retry } = usePreview(results);
  const isWaiting = results.preview !== undefined && preview === undefined;
  return (
    <ConfirmDialog
      title={say('decide.complete.title', { item: item.toLowerCase() })}
      contextLine={contextLine}
      yes={say('decide.complete.yes')}
      no={say('decide.complete.no')}
      look="primary"
      failure="save-failed"
      isBlocked={isWaiting || (preview?.conflicts ?? []).length > 0}
      act={act}
      onClose={onClose}
    >
      <Counts source={source} rows={results.rows} />
      {isWaiting && (error === undefined ? <Loading /> : <Loading error={error} onRetry={retry} />)}
      {preview !== undefined && <Outcomes {...preview} />}
    </ConfirmDialog>
  );
}

function usePreview({ preview: ask }: Results) {
  const say = useMessages();
  const [preview, setPreview] = useState<ResultsPreview>();
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const fallback = say('load-failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the dialog opens, and again by its button
  useEffect(() => {
    let isShown = true;
    setError(undefined);
    ask?.().then(
      (answer) => isShown && setPreview(answer),
      (reason) => isShown && setError(messageOfError(reason, fallback)),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  return { preview, error, retry: () => setAttempt(attempt + 1) };
}

/** Renders the number of rows with each status. */
function Counts({ source, rows }: { readonly source: DecideSource; readonly rows: readonly JsonObject[] }) {
  const say = useMessages();
  const { codes } = useProduct();
  const counts = (codes[source.codes]?.codes ?? [])
    .map((entry) => ({ entry, n: rows.filter((row) => row[source.status] === entry.code).length }))
    .filter(({ n }) => n > 0);
  if (counts.length === 0) return <p>{say('decide.complete.nothing')}</p>;
  return (
    <ul className="en-decide-counts">
      {counts.map(({ entry, n }) => (
        <li key={entry.code}>
          <StatusMark entry={entry} />
          {say('decide.complete.count', { n, status: entry.display.toLowerCase() })}
        </li>
      ))}
    </ul>
  );
}

/** Renders the outcomes of a completion by row name, or the conflicts that prevent it. */
function Outcomes({ outcomes, conflicts }: ResultsPreview) {
  const say = useMessages();
  if (conflicts.length > 0)
    return (
      <Panel tone="warning" role="alert">
        {conflicts.map((conflict) => (
          <p key={conflict}>{conflict}</p>
        ))}
      </Panel>
    );
  return (
    <>
      {outcomes.length > 0 && <p>{say('decide.complete.outcomes')}</p>}
      <dl className="en-decide-outcomes">
        {outcomes.map(({ title, rows }: OutcomeCount) => (
          <div key={title}>
            <dt>{say('decide.complete.outcome', { n: rows.length, title })}</dt>
            <dd>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name
                <bdi key={index}>{row}</bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
