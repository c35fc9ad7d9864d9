import { useState } from 'react';
import { useOwnKey } from '../../engine/react/context/use-own-key.ts';
import { Dialog, LeaveButton } from '../../engine/react/index.ts';
import { productTexts } from '../static/product-texts.ts';
import { chooseDensity, isComfortable } from './density.ts';

/** Key or combination with its action. */
interface Shortcut {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Keyboard shortcuts of every page, shown on the help sheet. */
const shortcuts: readonly Shortcut[] = [
  { keys: ['?'], does: 'Shows this list' },
  { keys: ['/'], does: 'Goes to the search of the page; opens its tab first if need be' },
  { keys: ['Ctrl', 'K'], does: 'Finds a page, a tab, an action, a record or a list by its name' },
  ...productTexts.keys,
  { keys: ['Alt', 'S'], does: 'Saves the open form' },
  {
    keys: ['Ctrl', 'Z'],
    does: 'Takes back the last change in an open form, or a removal while that is offered',
  },
  { keys: ['Ctrl', 'Y'], does: 'Does again what was taken back in a form; so does Ctrl+Shift+Z' },
  { keys: ['Ctrl', 'P'], does: 'Prints the page once all its rows and tabs for paper are here' },
  { keys: ['Esc'], does: 'Closes the open dialog, menu or list; asks before anything typed is lost' },
  { keys: ['F6'], does: 'Goes to the next box of the page; with Shift to the one before' },
  { keys: ['←', '→'], does: 'Go to the tab beside, when a tab has the focus' },
  { keys: ['Home', 'End'], does: 'Go to the first and the last tab' },
  { keys: ['↑', '↓'], does: 'Go from a tab to what adds a row, into the rows and along them' },
  { keys: ['↑', '↓', 'Enter'], does: 'Choose from a list of suggestions or a menu' },
  { keys: ['Alt'], does: 'Shows keys beside what they press, while it is held' },
  { keys: ['Tab'], does: 'Goes to the next field or button; with Shift to the one before' },
];

function isCharacter(key: string): boolean {
  return /^[!-~]$/.test(key);
}

/** Choice whether keys that write one character act, which the user makes. */
export interface LetterKeys {
  readonly areOn: boolean;
  readonly turn: (areOn: boolean) => void;
}

interface HelpSheetProps {
  readonly letters: LetterKeys;
  readonly onClose: () => void;
}

/**
 * Lists the keyboard shortcuts, and asks whether single characters act, which speech input may write by mistake, and how
 * large things are.
 */
export function HelpSheet({ letters, onClose }: HelpSheetProps) {
  const key = useOwnKey('density');
  const [isAiry, setAiry] = useState(() => isComfortable(key));
  return (
    <Dialog
      title="Keyboard Shortcuts"
      onClose={onClose}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton data-autofocus>Close</LeaveButton>
        </div>
      }
    >
      <label className="shortcut-choice">
        <input
          type="checkbox"
          checked={letters.areOn}
          onChange={({ target }) => letters.turn(target.checked)}
        />
        Single characters act, such as J, K and ?
      </label>
      <label className="shortcut-choice">
        <input
          type="checkbox"
          checked={isAiry}
          onChange={({ target }) => {
            setAiry(target.checked);
            chooseDensity(key, target.checked);
          }}
        />
        Larger letters, rows and buttons
      </label>
      <dl className="shortcuts">
        {shortcuts
          .filter(({ keys }) => letters.areOn || !keys.every(isCharacter))
          .map(({ keys, does }) => (
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
