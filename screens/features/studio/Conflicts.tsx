import { useState } from 'react';
import type { ConflictChoice } from '../../../engine/core/protocol/workbench.ts';
import { Button, Dialog } from '../../../engine/react/index.ts';
import type { StudioState } from './use-studio.ts';

export interface ConflictsProps {
  readonly studio: StudioState;
  /** What is changed is sent to be published; else it is written to the files. */
  readonly publishes: boolean;
}

/** Values that the draft and somebody else have both changed: one of the two is kept of each. */
export function Conflicts({ studio, publishes }: ConflictsProps) {
  const { conflicts } = studio;
  const [choices, setChoices] = useState<readonly ConflictChoice[]>([]);
  const keptOf = (path: string, pointer: string) =>
    choices.find((each) => each.path === path && each.pointer === pointer)?.keep;
  const choose = (choice: ConflictChoice) =>
    setChoices([
      ...choices.filter(({ path, pointer }) => path !== choice.path || pointer !== choice.pointer),
      choice,
    ]);
  return (
    <Dialog
      title={publishes ? 'Published by somebody else meanwhile' : 'Changed in the files meanwhile'}
      onClose={studio.closeConflicts}
      footer={
        <div className="en-dialog-buttons">
          <Button onClick={studio.closeConflicts}>Back to the draft</Button>
          <Button
            look="primary"
            disabled={choices.length < conflicts.length}
            onClick={() => void studio.resolve(choices)}
          >
            {publishes ? 'Send' : 'Save'}
          </Button>
        </div>
      }
    >
      <p>
        Nothing has been {publishes ? 'sent' : 'written'} yet. Everything else has been brought together:
        choose which of these values is kept.
      </p>
      {conflicts.map(({ path, pointer, mine, theirs }) => (
        <fieldset key={path + pointer} className="studio-conflict">
          <legend>
            {path} {pointer}
          </legend>
          {(['mine', 'theirs'] as const).map((keep) => (
            <label key={keep} className="studio-choice">
              <input
                type="radio"
                name={path + pointer}
                checked={keptOf(path, pointer) === keep}
                onChange={() => choose({ path, pointer, keep })}
              />
              <span>
                {keep === 'mine' ? 'Your draft:' : publishes ? 'What is published:' : 'The file:'}{' '}
                <code>{(keep === 'mine' ? mine : theirs) ?? 'removed'}</code>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
