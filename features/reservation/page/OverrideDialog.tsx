import { fillTemplate } from '../../../engine/core/text/template.ts';
import { ConfirmDialog, useProduct } from '../../../engine/react/index.ts';

export interface OverrideDialogProps {
  /** Name of the user who has reserved the patient; undefined while unknown. */
  readonly holder: string | undefined;
  readonly contextLine: string;
  readonly override: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms taking over another user's reservation. */
export function OverrideDialog({ holder, contextLine, override, onClose }: OverrideDialogProps) {
  const { messages } = useProduct();
  const text = messages['reservation.override-text'] ?? '';
  return (
    <ConfirmDialog
      title={messages['reservation.override-title'] ?? ''}
      contextLine={contextLine}
      yes="Yes, override"
      no="No, leave it"
      failure="save-failed"
      act={override}
      onClose={onClose}
    >
      <p>{fillTemplate(text, { email: holder ?? 'another user' })}</p>
    </ConfirmDialog>
  );
}
