import { useState } from 'react';
import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import { Button, ConfirmDialog, useAccess, useEngine } from '../../../engine/react/index.ts';
import { FileDiffs } from '../Changes.tsx';
import { UnservedRelease } from '../history/UnservedRelease.tsx';
import { asSent, type StudioState } from '../use-studio.ts';
import { Comments } from './Comments.tsx';
import { Conversion } from './Conversion.tsx';
import { Examples } from './Examples.tsx';
import { Impact } from './Impact.tsx';
import { Review } from './Review.tsx';
import type { ChangesState, WaitingChange } from './use-changes.ts';
import { useReview } from './use-review.ts';

export interface PublishingProps {
  readonly studio: StudioState;
  readonly changes: ChangesState;
}

/** Shows the changes that wait for publication by line, and the conversion of records after earlier ones. */
export function Publishing({ studio, changes }: PublishingProps) {
  return (
    <>
      <UnservedRelease paths={changes.unserved} />
      <section aria-label="Changes to review">
        <h3>Changes to review</h3>
        {changes.changes.length === 0 && <p className="en-help">No change is waiting for review.</p>}
        {changes.changes.map((change) => (
          <Waiting key={change.id} {...{ studio, changes, change }} />
        ))}
      </section>
      <Conversion studio={studio} changes={changes} />
    </>
  );
}

function Waiting({ studio, changes, change }: PublishingProps & { readonly change: WaitingChange }) {
  const { user } = useEngine();
  const can = useAccess();
  // Revision that the user has confirmed, since a change submitted again has to be confirmed again.
  const [confirmed, setConfirmed] = useState<number>();
  const isOwn = change.author === user._id;
  const review = useReview(change);
  const mayPublish = can('studio.publish') && (!isOwn || review.review?.needsSecondPerson === false);
  const takeBack = async () => {
    await changes.withdraw(change);
    studio.take(change.title, change.files);
  };
  return (
    <article className="studio-change" aria-label={change.title}>
      <h4>{change.title}</h4>
      <p className="en-help">
        Sent by {change.authorName}, {formatDateTime(change.updatedAt)}
      </p>
      <Review {...review} />
      {can('studio.publish') && <Examples studio={studio} sent={asSent(change.files)} heading="h5" />}
      <FileDiffs files={change.files} heading="h5" />
      <Impact studio={studio} change={change} />
      <Comments {...{ studio, changes, change }} />
      <div className="studio-actions">
        {isOwn && <Button onClick={() => void studio.doing(takeBack)}>Take back into the draft</Button>}
        {isOwn && !mayPublish && <p className="en-help">Another person reviews and publishes it.</p>}
        {mayPublish && (
          <Button look="primary" onClick={() => setConfirmed(change.revision)}>
            Publish
          </Button>
        )}
      </div>
      {confirmed === change.revision && (
        <ConfirmDialog
          title={`Publish “${change.title}”?`}
          yes="Publish"
          no="Not yet"
          look="primary"
          failure="save-failed"
          act={() => changes.publish(change)}
          onClose={() => setConfirmed(undefined)}
        >
          Everybody works with it from then on, without a restart. Open pages follow, and input that is not
          saved yet stays. An earlier version can be served again at any time.
        </ConfirmDialog>
      )}
    </article>
  );
}
