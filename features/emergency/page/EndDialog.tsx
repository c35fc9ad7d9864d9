import { ConfirmDialog } from '../../../engine/react/index.ts';

export interface EndDialogProps {
  /** Line that names the open patient. */
  readonly contextLine: string;
  readonly end: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms that the user ends their emergency access. */
export function EndDialog({ contextLine, end, onClose }: EndDialogProps) {
  return (
    <ConfirmDialog
      title="End Emergency Access"
      contextLine={contextLine}
      yes="End access"
      no="Go on reading"
      failure="save-failed"
      act={end}
      onClose={onClose}
    >
      <p>The patient is closed for you at once. To open the record again you need to give a reason again.</p>
    </ConfirmDialog>
  );
}
