import type { Workflow } from '../../../../engine/core/product/workflow.ts';
import { Button } from '../../../../engine/react/index.ts';
import type { StudioState } from '../../use-studio.ts';
import { stateTitles } from './state-titles.ts';
import { type ReplayState, replayKey, useReplay } from './use-replay.ts';

export interface ReplayProps {
  readonly workflow: Workflow;
  /** SHA-256 of the compiled draft. */
  readonly hash: string;
  readonly studio: StudioState;
}

/** Replays the past steps of stored records with the draft; shows counts only, and no data of a record. */
export function Replay({ workflow, hash, studio }: ReplayProps) {
  const { replayed, start, stop } = useReplay(workflow.name, hash);
  return (
    <section aria-label="Replay">
      <h3 className="studio-heading">Replay</h3>
      <p className="en-help">
        Repeats the steps that records have taken in the last 90 days, as far as you may read them, by the
        draft. Nothing is changed.
      </p>
      <div className="studio-actions">
        {replayed?.isRunning === true ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button onClick={() => void studio.doing(start)}>
            {replayed === undefined ? 'Replay the last 90 days' : 'Replay again'}
          </Button>
        )}
        <span role="status">{replayed !== undefined && summaryOf(replayed)}</span>
      </div>
      {replayed !== undefined && replayed.rows.length > 0 && (
        <Differences rows={replayed.rows} workflow={workflow} />
      )}
    </section>
  );
}

function Differences({ rows, workflow }: Pick<ReplayState, 'rows'> & Pick<ReplayProps, 'workflow'>) {
  const titles = stateTitles(workflow);
  const title = (state: string) => titles[state] ?? state;
  return (
    <div className="studio-grid-frame">
      <table className="studio-grid">
        <caption className="studio-caption">Steps that end elsewhere by the draft</caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">By the draft</th>
            <th scope="col">Steps</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={replayKey(each)}>
              <th scope="row">{each.row === '' ? 'none' : each.row}</th>
              <td>{title(each.from)}</td>
              <td>{title(each.to)}</td>
              <td>{each.now === '' ? 'refused' : title(each.now)}</td>
              <td>{each.count.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function summaryOf({ isRunning, steps, unknown, rows }: ReplayState): string {
  const elsewhere = rows.reduce((sum, { count }) => sum + count, 0);
  const begun = isRunning ? 'So far ' : '';
  const unrepeated = 'be repeated: what they read is no longer known.';
  if (steps === 0) return isRunning ? 'No step found so far.' : 'No record took a step that you may read.';
  if (steps === unknown && !isRunning)
    return `None of the ${steps.toLocaleString('en-US')} steps can ${unrepeated}`;
  const left = unknown === 0 ? '' : ` ${unknown.toLocaleString('en-US')} cannot ${unrepeated}`;
  return `${begun}${elsewhere.toLocaleString('en-US')} of ${(steps - unknown).toLocaleString('en-US')} steps end elsewhere.${left}`;
}
