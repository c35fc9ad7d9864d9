import { Button, Dialog } from '../../engine/react/index.ts';
import { shortcuts } from './shortcuts.ts';

/** Lists the shortcuts of the keyboard. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Keyboard Shortcuts"
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <Button onClick={onClose} data-autofocus>
            Close
          </Button>
        </div>
      }
    >
      <dl className="shortcuts">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="shortcut">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
