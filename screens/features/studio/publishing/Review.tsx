import { riskSubjects } from '../../../../engine/core/protocol/change-risk.ts';
import { messageOfError, useMessages } from '../../../../engine/react/index.ts';
import type { ReviewState } from './use-review.ts';

type Reviewed = NonNullable<ReviewState['review']>;

/** What a waiting change may do harm to, and whether every gateway could serve it. */
export function Review({ review, error, isFetching }: ReviewState) {
  const say = useMessages();
  if (error !== null) return <p className="en-help">{messageOfError(error, say('answer.no-message'))}</p>;
  if (review === undefined)
    return isFetching ? <p className="en-help">Working out what the change reaches …</p> : null;
  return (
    <section className="studio-impact" aria-label="Risk and readiness">
      <h5>Risk: {riskSubjects[review.grade]}</h5>
      <details>
        <summary>By file</summary>
        <ul className="studio-counts">
          {review.files.map(({ path, grade }) => (
            <li key={path}>
              <code>{path}</code>: {riskSubjects[grade]}
            </li>
          ))}
        </ul>
      </details>
      <p className="en-help">
        {review.needsSecondPerson
          ? 'Somebody else than the author publishes it.'
          : 'Its author may publish it alone.'}
      </p>
      <div aria-live="polite">
        <Readiness gateways={review.gateways} />
      </div>
    </section>
  );
}

function Readiness({ gateways }: Pick<Reviewed, 'gateways'>) {
  const refused = gateways.filter(({ state }) => state === 'refused');
  const preparing = gateways.filter(({ state }) => state === 'preparing');
  if (refused.length > 0)
    return (
      <ul className="studio-counts">
        {refused.map(({ name, refusal }) => (
          <li key={name}>
            The gateway {name} cannot serve it: {refusal}
          </li>
        ))}
      </ul>
    );
  if (preparing.length === 0) return <p className="en-help">Every gateway is ready to serve it.</p>;
  return (
    <p className="en-help">
      {gateways.length - preparing.length} of {gateways.length} gateways are ready to serve it.
    </p>
  );
}
