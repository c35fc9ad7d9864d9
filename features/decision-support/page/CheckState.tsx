import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import { Button, Panel } from '../../../engine/react/index.ts';
import type { ListDecision } from './use-decision.ts';

/** Shows when and by whom the list was checked, and whether that check still counts. */
export function CheckState({ decision }: { readonly decision: ListDecision }) {
  const { checked, state, failure, retry } = decision;
  if (checked === undefined) return null;
  return (
    <div className="ds-state">
      <p role="status">
        <strong>{words[state]}</strong> Checked {formatDateTime(checked.checkedAt)}.
      </p>
      <Button onClick={retry} disabled={state === 'computing' || state === 'outdated'}>
        Check again
      </Button>
      {failure !== undefined && state === 'failed' && (
        <Panel tone="danger" role="alert">
          <p>{failure}</p>
        </Panel>
      )}
      <ul className="ds-providers">
        {checked.providers.map(({ name, version, message, state: its }) => (
          <li key={name} className={its === 'failed' ? 'ds-provider-failed' : undefined}>
            <strong>{name}</strong>
            {version !== undefined && ` ${version}`}
            {message !== undefined && `: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const words = {
  computing: 'Checking…',
  current: 'Current.',
  outdated: 'Out of date: the record may have changed since. Checking again…',
  failed: 'Not up to date.',
} as const;
