import { fillTemplate } from '../../../engine/core/text/template.ts';
import { Button, Dialog, useProduct } from '../../../engine/react/index.ts';

export interface IdleWarningProps {
  readonly secondsLeft: number;
  readonly onLogOut: () => void;
}

/** Shows the time left. Any activity, including a press of its button, closes the warning. */
export function IdleWarning({ secondsLeft, onLogOut }: IdleWarningProps) {
  const { messages } = useProduct();
  return (
    <Dialog
      title={messages['sign-in.idle-title'] ?? ''}
      size="small"
      isQuestion
      onClose={() => {}}
      footer={
        <div className="en-dialog-buttons">
          <Button onClick={onLogOut}>{messages['sign-in.log-out']}</Button>
          <Button look="primary" data-autofocus>
            Stay logged in
          </Button>
        </div>
      }
    >
      <p>{fillTemplate(messages['sign-in.idle-text'] ?? '', { seconds: String(secondsLeft) })}</p>
    </Dialog>
  );
}
