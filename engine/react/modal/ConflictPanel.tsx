import { useEffect, useRef } from 'react';
import { Panel } from '../parts/Panel.tsx';
import type { CollidingField, Side } from './conflict.ts';

export interface ConflictChoice extends CollidingField {
  readonly title: string;
  /** Both values in words. */
  readonly mineText: string;
  readonly theirsText: string;
}

export interface ConflictPanelProps {
  readonly message: string;
  /** Empty when the item is gone. */
  readonly fields: readonly ConflictChoice[];
  readonly isGone: boolean;
  readonly choices: ReadonlyMap<string, Side>;
  readonly onChoose: (path: string, side: Side) => void;
}

/** What somebody else has changed meanwhile, and whose value goes on, field by field. */
export function ConflictPanel({ message, fields, isGone, choices, onChoose }: ConflictPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={panel} className="en-conflict">
      <Panel tone="warning">
        <p role="alert">{message}</p>
        {isGone && <p>It has been removed meanwhile. Save again to add it anew with what you typed.</p>}
        {fields.length > 0 && (
          <>
            <p>Choose what to keep, then save again. Nothing that you typed is lost.</p>
            <table className="en-conflict-table">
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Yours</th>
                  <th scope="col">Theirs</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <ChoiceRow
                    key={field.path}
                    field={field}
                    chosen={choices.get(field.path) ?? field.suggested}
                    onChoose={onChoose}
                  />
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
  readonly chosen: Side;
  readonly onChoose: (path: string, side: Side) => void;
}

function ChoiceRow({ field, chosen, onChoose }: ChoiceRowProps) {
  const option = (side: Side, owner: string, text: string) => (
    <label className="en-choice">
      <input
        type="radio"
        name={`conflict-${field.path}`}
        aria-label={`${field.title}, ${owner}: ${text}`}
        checked={chosen === side}
        onChange={() => onChoose(field.path, side)}
      />
      {text}
    </label>
  );
  return (
    <tr>
      <th scope="row">{field.title}</th>
      <td>{option('mine', 'yours', field.mineText)}</td>
      <td>{option('theirs', 'theirs', field.theirsText)}</td>
    </tr>
  );
}
