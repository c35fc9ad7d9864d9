import { useState } from 'react';
import type { DraftConflict, KeptSide } from '../../engine/core/protocol/workbench.ts';
import { Button, Dialog, LeaveButton } from '../../engine/react/index.ts';
import { LineDiff } from './Changes.tsx';
import type { StudioState } from './use-studio.ts';

export interface ConflictsProps {
  readonly studio: StudioState;
  /** True if changes are submitted for publication, false if they are saved to files. */
  readonly publishes: boolean;
}

/** Shows the values that both the draft and another user have changed; the user chooses one of each pair. */
export function Conflicts({ studio, publishes }: ConflictsProps) {
  const { conflicts } = studio;
  const [choices, setChoices] = useState<readonly KeptSide[]>([]);
  const keptOf = (path: string, pointer: string) =>
    choices.find((each) => each.path === path && each.pointer === pointer)?.keep;
  const choose = (choice: KeptSide) =>
    setChoices([
      ...choices.filter(({ path, pointer }) => path !== choice.path || pointer !== choice.pointer),
      choice,
    ]);
  return (
    <Dialog
      title={publishes ? 'Published by somebody else meanwhile' : 'Changed in the files meanwhile'}
      onClose={studio.closeConflicts}
      draft={{ isTyped: choices.length > 0, forget: () => setChoices([]) }}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Back to the draft</LeaveButton>
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
        Nothing has been {publishes ? 'sent' : 'written'} yet. Everything else has been merged: choose which
        of these values to keep.
      </p>
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.path + conflict.pointer}
          {...{ conflict, publishes }}
          kept={keptOf(conflict.path, conflict.pointer)}
          onChoose={(keep) => choose({ path: conflict.path, pointer: conflict.pointer, keep })}
        />
      ))}
    </Dialog>
  );
}

interface ConflictProps extends Pick<ConflictsProps, 'publishes'> {
  readonly conflict: DraftConflict;
  readonly kept: KeptSide['keep'] | undefined;
  readonly onChoose: (keep: KeptSide['keep']) => void;
}

/** Shows both versions of a value and the original one; for a whole file, the lines that differ. */
function Conflict({ conflict, publishes, kept, onChoose }: ConflictProps) {
  const { path, pointer, location, base, mine = '', theirs = '' } = conflict;
  const isFile = pointer === '';
  const owners = { mine: 'Your draft', theirs: publishes ? 'What is published' : 'The file' };
  return (
    <fieldset className="studio-conflict">
      <legend>
        {location} <span className="studio-kind">{path}</span>
      </legend>
      {(['mine', 'theirs'] as const).map((keep) => (
        <label key={keep} className="studio-choice">
          <input type="radio" name={path + pointer} checked={kept === keep} onChange={() => onChoose(keep)} />
          <span>
            {owners[keep]}: {isFile ? fileIn(conflict[keep]) : <code>{conflict[keep] ?? 'removed'}</code>}
          </span>
        </label>
      ))}
      {isFile && mine !== '' && theirs !== '' && (
        <details className="studio-diff">
          <summary>From {owners.theirs.toLowerCase()} to your draft, line by line</summary>
          <LineDiff before={theirs} after={mine} />
        </details>
      )}
      {!isFile && base !== undefined && (
        <p className="en-help">
          Before both changes: <code>{base}</code>
        </p>
      )}
    </fieldset>
  );
}

function fileIn(text: string | undefined): string {
  return text === undefined || text === '' ? 'no such file' : 'the whole file';
}
