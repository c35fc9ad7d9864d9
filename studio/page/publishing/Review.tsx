import { riskSubjects } from '../../../engine/core/protocol/change-risk.ts';
import { messageOfError, useMessages } from '../../../engine/react/index.ts';
import { EffectsOnRights } from './EffectsOnRights.tsx';
import { Readiness } from './Readiness.tsx';
import type { ReviewState } from './use-review.ts';

/** Shows the possible harm of a waiting change, and whether every gateway could serve it. */
export function Review({ review, error, isFetching }: ReviewState) {
  const say = useMessages();
  if (error !== null) return <p className="en-help">{messageOfError(error, say('load-failed'))}</p>;
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
      <EffectsOnRights review={review} />
      <p className="en-help">
        {review.needsSecondPerson
          ? 'Another person than its author has to publish it.'
          : 'Its author may publish it alone.'}
      </p>
      <Readiness gateways={review.gateways} />
    </section>
  );
}
