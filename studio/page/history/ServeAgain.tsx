import { ConfirmDialog, messageOfError, Panel, useMessages } from '../../../engine/react/index.ts';
import { Readiness } from '../publishing/Readiness.tsx';
import { useRollbackReview } from './use-rollback-review.ts';

export interface ServeAgainProps {
  /** Hash of the earlier version. */
  readonly hash: string;
  readonly act: () => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Confirms serving an earlier version again; shows the stored values that it cannot read, and the readiness
 * of every gateway.
 */
export function ServeAgain({ hash, act, onClose }: ServeAgainProps) {
  const { review, error } = useRollbackReview(hash);
  const say = useMessages();
  return (
    <ConfirmDialog
      title="Serve this version again?"
      yes="Serve again"
      no="Leave as it is"
      look="primary"
      failure="save-failed"
      act={act}
      onClose={onClose}
      isBlocked={error !== null}
    >
      <div className="studio-confirmed">
        <p>Everybody works with it from then on. Later versions stay in this list.</p>
        {error !== null && (
          <Panel tone="danger" role="alert">
            {messageOfError(error, say('save-failed'))}
          </Panel>
        )}
        {error === null && review === undefined && (
          <p className="en-help">Checking whether every gateway can serve it …</p>
        )}
        {review?.losses.map((loss) => (
          <p key={loss}>It does not find again: {loss}</p>
        ))}
        {review !== undefined && error === null && <Readiness gateways={review.gateways} />}
      </div>
    </ConfirmDialog>
  );
}
