import { ConfirmDialog, Loading } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import type { StudioAddress } from '../designers/designer.ts';
import { changedFiles } from '../draft.ts';
import type { StudioState } from '../use-studio.ts';

export interface UndoPublicationProps {
  readonly studio: StudioState;
  readonly number: number;
  /** Name of the publication. */
  readonly name: string;
  readonly onOpen: (address: StudioAddress) => void;
  readonly onClose: () => void;
}

/**
 * Confirms reverting a single publication as a step of the draft; shows what changes, and what cannot be
 * reverted.
 */
export function UndoPublication({ studio, number, name, onOpen, onClose }: UndoPublicationProps) {
  const query = { from: number - 1, to: number, takesBack: true };
  const { data, error } = useCall('studio.compare', { query });
  // Recognizes an answer about an earlier served version, which another publication has replaced meanwhile.
  const isCurrent = data?.files.every(({ path, base }) => base === (studio.stored.get(path) ?? ''));
  const answer = isCurrent === true ? data : undefined;
  const files = answer?.files ?? [];
  const drafted = new Set(changedFiles(studio.draft).map(({ path }) => path));
  const isInDraft = files.some(({ path }) => drafted.has(path));
  return (
    <ConfirmDialog
      title={`Undo “${name}”?`}
      yes="Take back into the draft"
      no="Leave as it is"
      look="primary"
      failure="save-failed"
      act={async () => {
        studio.take(`Undo ${name}`, files);
        onOpen({ view: 'changes' });
      }}
      onClose={onClose}
      isBlocked={files.length === 0 || isInDraft}
    >
      <div className="studio-confirmed">
        <p>
          Only this publication is taken back: what was published later stays. It becomes a change in your
          draft, and nobody works with it before it is published.
        </p>
        {answer === undefined && <Loading error={error?.message} />}
        {answer !== undefined && files.length === 0 && <p>Nothing of it is left to be taken back.</p>}
        {isInDraft && (
          <p className="en-warning">
            Your draft has changes of the same files. Send them to be published, or discard them, before this.
          </p>
        )}
        <Sentences title="This is done" of={files.flatMap(({ changes }) => changes)} />
        <Sentences title="Changed again since, and stays as it is" of={answer?.kept ?? []} />
        <Sentences title="Records that were saved since lose" of={answer?.losses ?? []} />
        {files.length > 0 && (
          <p className="en-help">
            How many records hold a value that this would take away stands at the change once it is sent,
            before it is published.
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

function Sentences({ title, of: sentences }: { readonly title: string; readonly of: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <ul className="studio-counts">
        {sentences.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may have been done twice
          <li key={index}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
