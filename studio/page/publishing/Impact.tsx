import { Button } from '../../../engine/react/index.ts';
import type { StudioState } from '../use-studio.ts';
import type { WaitingChange } from './use-changes.ts';
import { type ImpactState, useImpact } from './use-impact.ts';

export interface ImpactProps {
  readonly studio: StudioState;
  readonly change: WaitingChange;
}

/** Counts, on request, the stored records that a change makes invalid, converts, or leaves behind. */
export function Impact({ studio, change }: ImpactProps) {
  const { impact, count, cancel } = useImpact(change.id);
  if (impact === undefined) return null;
  const isRunning = impact.state === 'running';
  return (
    <section className="studio-impact" aria-label="Effect on stored records">
      <h5>Effect on stored records</h5>
      <div aria-live="polite">
        <ImpactSummary impact={impact} />
      </div>
      {impact.entities.map((each) => (
        <EntityImpact key={each.title} impact={each} />
      ))}
      <div className="studio-actions">
        {isRunning ? (
          <Button onClick={() => void studio.doing(cancel)}>Stop counting</Button>
        ) : (
          <Button onClick={() => void studio.doing(count)}>
            {impact.state === 'none' ? 'Count the records' : 'Count again'}
          </Button>
        )}
      </div>
    </section>
  );
}

type Counted = NonNullable<ImpactState['impact']>;

function ImpactSummary({ impact }: { readonly impact: Counted }) {
  const { state, looked, total, message, entities } = impact;
  if (state === 'none')
    return <p className="en-help">Nobody has counted yet which records the change would make invalid.</p>;
  if (state === 'failed') return <p className="en-help">{message}</p>;
  const counted = looked.toLocaleString('en-US');
  if (state === 'running')
    return (
      <p className="en-help">
        {counted} of {total.toLocaleString('en-US')} records checked
      </p>
    );
  return (
    <p className="en-help">
      {entities.length === 0 ? 'The change makes no stored record invalid.' : null} {counted} records checked.
    </p>
  );
}

function EntityImpact({ impact }: { readonly impact: Counted['entities'][number] }) {
  const { title, records, becomeInvalid, becomeValid, converted, left, findings } = impact;
  const of = `of ${records.toLocaleString('en-US')} records`;
  return (
    <>
      <h6>{title}</h6>
      <ul className="studio-counts">
        {becomeInvalid > 0 && (
          <li>
            <strong>{becomeInvalid.toLocaleString('en-US')}</strong> {of} become invalid
            <ul>
              {findings.map(({ field, code, count }) => (
                <li key={`${field} ${code}`}>
                  {field}: <code>{code}</code> ({count.toLocaleString('en-US')})
                </li>
              ))}
            </ul>
          </li>
        )}
        {left > 0 && (
          <li>
            <strong>{left.toLocaleString('en-US')}</strong> {of} have a value that cannot be converted, and
            stay as they are
          </li>
        )}
        {converted > 0 && (
          <li>
            {converted.toLocaleString('en-US')} {of} are converted by migrations
          </li>
        )}
        {becomeValid > 0 && (
          <li>
            {becomeValid.toLocaleString('en-US')} {of} become valid
          </li>
        )}
      </ul>
    </>
  );
}
