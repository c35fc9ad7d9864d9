import { useId, useState } from 'react';
import type { ExpressionTrial } from '../../../engine/core/protocol/expression-look.ts';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, useDraftState } from '../../../engine/react/index.ts';
import type { ExpressionSpot } from './use-expression.ts';

interface KeepExampleProps {
  readonly spot: ExpressionSpot;
  readonly trial: ExpressionTrial;
}

/** Adds the record to the entity's examples, with a sentence that says what the example shows. */
export function KeepExample({ spot, trial }: KeepExampleProps) {
  const id = useId();
  const [title, setTitle] = useDraftState<string>(`studio.example.${spot.path}${spot.pointer}`, '');
  const [isAdding, setAdding] = useState(false);
  /** Keeps a sentence that could not be added. */
  async function add(): Promise<void> {
    setAdding(true);
    if (await keep(spot, trial, tidyText(title))) setTitle(undefined);
    setAdding(false);
  }
  return (
    <div className="studio-keep">
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          What the record shows
        </label>
        <TextBox
          id={id}
          className="en-input"
          maxLength={300}
          readOnly={isAdding}
          value={title}
          onText={setTitle}
        />
      </div>
      <Button disabled={isAdding || tidyText(title) === ''} onClick={() => void add()}>
        Keep as example
      </Button>
    </div>
  );
}

/** Adds an example as a step of the draft, to which the gateway adds the outcome of the rules. False on failure. */
export async function keep(spot: ExpressionSpot, trial: ExpressionTrial, title: string): Promise<boolean> {
  const { studio, path, pointer } = spot;
  const command = { command: 'keep-example', path, pointer, title, trial } as const;
  const changed = await studio.run(command, `Example “${title}”`);
  return changed.length > 0;
}
