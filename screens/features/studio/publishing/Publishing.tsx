import { useState } from 'react';
import { Button, ConfirmDialog, useAccess, useEngine } from '../../../../engine/react/index.ts';
import { FileDiffs } from '../Changes.tsx';
import type { StudioState } from '../use-studio.ts';
import { Conversion } from './Conversion.tsx';
import { Impact } from './Impact.tsx';
import { Review } from './Review.tsx';
import type { ChangesState, WaitingChange } from './use-changes.ts';
import { useReview } from './use-review.ts';

export interface PublishingProps {
  readonly studio: StudioState;
  readonly changes: ChangesState;
}

/** What waits to be published, line by line, and what was published, to go back to. */
export function Publishing({ studio, changes }: PublishingProps) {
  return (
    <>
      <section aria-label="Changes to review">
        <h3>Changes to review</h3>
        {changes.changes.length === 0 && <p className="en-help">No change is waiting for review.</p>}
        {changes.changes.map((change) => (
          <Waiting key={`${change.id} ${change.revision}`} {...{ studio, changes, change }} />
        ))}
      </section>
      <Conversion studio={studio} changes={changes} />
      <Published changes={changes} />
    </>
  );
}

function Waiting({ studio, changes, change }: PublishingProps & { readonly change: WaitingChange }) {
  const { user } = useEngine();
  const can = useAccess();
  const [isAsking, setAsking] = useState(false);
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
        Sent by {change.authorName}, {timeOf(change.updatedAt)}
      </p>
      <FileDiffs files={change.files} heading="h5" />
      <Review {...review} />
      <Impact studio={studio} change={change} />
      <div className="studio-actions">
        {isOwn && <Button onClick={() => void studio.doing(takeBack)}>Take back into the draft</Button>}
        {isOwn && !mayPublish && <p className="en-help">Another person reviews and publishes it.</p>}
        {mayPublish && (
          <Button look="primary" onClick={() => setAsking(true)}>
            Publish
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Publish “${change.title}”?`}
          yes="Publish"
          no="Not yet"
          look="primary"
          failure="save-failed"
          act={() => changes.publish(change)}
          onClose={() => setAsking(false)}
        >
          Everybody works with it from then on, without a restart. Open pages follow, and input that is not
          saved yet stays. An earlier version can be served again at any time.
        </ConfirmDialog>
      )}
    </article>
  );
}

function Published({ changes }: Pick<PublishingProps, 'changes'>) {
  const can = useAccess();
  const [confirmed, setConfirmed] = useState<string>();
  return (
    <section aria-label="Published">
      <h3>Published</h3>
      {changes.publications.length === 0 && (
        <p className="en-help">Nothing has been published yet: the release is served.</p>
      )}
      <ul className="studio-links">
        {changes.publications.map((each) => (
          <li key={each.number}>
            <span className="studio-published">
              {each.number}. {each.title ?? 'An earlier version was served again'}
              <span className="studio-kind">
                {' '}
                {each.changedBy !== undefined && `changed by ${each.changedBy}, `}
                published by {each.authorName}, {timeOf(each.publishedAt)}
              </span>
            </span>
            {each.hash === changes.served
              ? each.number === changes.publications[0]?.number && <span className="studio-mark">served</span>
              : can('studio.publish') && <Button onClick={() => setConfirmed(each.hash)}>Serve again</Button>}
          </li>
        ))}
      </ul>
      {changes.release !== undefined && changes.release !== changes.served && can('studio.publish') && (
        <Button onClick={() => setConfirmed(changes.release)}>Serve the release again</Button>
      )}
      {confirmed !== undefined && (
        <ConfirmDialog
          title="Serve this version again?"
          yes="Serve again"
          no="Leave as it is"
          look="primary"
          failure="save-failed"
          act={() => changes.rollBack(confirmed)}
          onClose={() => setConfirmed(undefined)}
        >
          Everybody works with it from then on. Later versions stay in this list.
        </ConfirmDialog>
      )}
    </section>
  );
}

function timeOf(instant: string): string {
  return new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
