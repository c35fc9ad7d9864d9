import { useEffect, useId, useRef } from 'react';
import { dialogMessages } from '../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { useMessages } from '../context/use-messages.ts';
import { Panel } from '../parts/Panel.tsx';
import type { Side } from './conflict.ts';

registerMessages(dialogMessages);

export interface ConflictChoice {
  readonly path: string;
  /** Side whose value the form currently has. */
  readonly chosen: Side;
  readonly title: string;
  /** Values as text. */
  readonly baseText: string;
  readonly mineText: string;
  readonly theirsText: string;
}

export interface ConflictPanelProps {
  /** Error with which the save was refused. */
  readonly error: Error;
  /** Fields for which the user chooses a value; empty where the item has been removed. */
  readonly fields: readonly ConflictChoice[];
  readonly isGone: boolean;
  readonly onChoose: (path: string, side: Side) => void;
}

/** Renders the changes of another user, so that this user chooses the value to keep for each field. */
export function ConflictPanel({ error, fields, isGone, onChoose }: ConflictPanelProps) {
  const say = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // Focuses the panel, since the pressed button works again only after a choice in the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refused save leads here anew
  useEffect(() => panel.current?.focus(), [error]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields of the form
    <div ref={panel} className="en-conflict" role="group" aria-labelledby={id} tabIndex={-1}>
      <Panel tone="warning">
        <p id={id}>{error.message}</p>
        {isGone && <p>{say('conflict.gone')}</p>}
        {fields.length > 0 && (
          <>
            <p>{say('conflict.choose')}</p>
            <table className="en-conflict-table">
              <thead>
                <tr>
                  <th scope="col">{say('conflict.field')}</th>
                  <th scope="col">{say('conflict.original')}</th>
                  <th scope="col">{say('conflict.mine')}</th>
                  <th scope="col">{say('conflict.theirs')}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <ChoiceRow key={field.path} field={field} onChoose={onChoose} />
                ))}
              </tbody>
            </table>
          </>
        )}
      </Panel>
    </div>
  );
}

interface ChoiceRowProps {
  readonly field: ConflictChoice;
  readonly onChoose: (path: string, side: Side) => void;
}

function ChoiceRow({ field, onChoose }: ChoiceRowProps) {
  const say = useMessages();
  const option = (side: Side, value: string) => (
    <label className="en-choice">
      <input
        type="radio"
        name={`conflict-${field.path}`}
        aria-label={say(`conflict.choice.${side}`, { field: field.title, value })}
        checked={field.chosen === side}
        onChange={() => onChoose(field.path, side)}
      />
      {value}
    </label>
  );
  return (
    <tr>
      <th scope="row">{field.title}</th>
      <td data-title={say('conflict.original')}>{field.baseText}</td>
      <td data-title={say('conflict.mine')}>{option('mine', field.mineText)}</td>
      <td data-title={say('conflict.theirs')}>{option('theirs', field.theirsText)}</td>
    </tr>
  );
}
