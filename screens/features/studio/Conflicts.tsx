import { useState } from 'react';
import type { ConflictChoice } from '../../../engine/core/protocol/workbench.ts';
import { Button, Dialog } from '../../../engine/react/index.ts';
import type { StudioState } from './use-studio.ts';

/** Values that the draft and the files have both changed: one of the two is kept of each. */
export function Conflicts({ studio }: { readonly studio: StudioState }) {
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
      title="Changed in the files meanwhile"
      onClose={studio.closeConflicts}
      footer={
        <>
          <Button onClick={studio.closeConflicts}>Back to the draft</Button>
          <Button
            look="primary"
            disabled={choices.length < conflicts.length}
            onClick={() => void studio.resolve(choices)}
          >
            Save
          </Button>
        </>
      }
    >
      <p>
        Nothing has been written yet. Everything else has been brought together: choose which of these values
        is kept.
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
                {keep === 'mine' ? 'Of the draft:' : 'Of the file:'}{' '}
                <code>{(keep === 'mine' ? mine : theirs) ?? 'removed'}</code>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}
