import { useId } from 'react';
import type { ExpressionTrial } from '../../../../engine/core/protocol/expression-look.ts';
import { Button, TextBox, useDraftState } from '../../../../engine/react/index.ts';
import type { ExpressionSpot } from './use-expression.ts';

interface KeepExampleProps {
  readonly spot: ExpressionSpot;
  readonly trial: ExpressionTrial;
}

/** Adds the record to the examples of the entity, with a sentence for what it shows. */
export function KeepExample({ spot, trial }: KeepExampleProps) {
  const id = useId();
  const [title, setTitle] = useDraftState<string>(`studio.example.${spot.path}${spot.pointer}`, '');
  return (
    <div className="studio-keep">
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          What the record shows
        </label>
        <TextBox id={id} className="en-input" maxLength={300} value={title} onText={setTitle} />
      </div>
      <Button
        disabled={title.trim() === ''}
        onClick={() => {
          void keep(spot, trial, title.trim());
          setTitle(undefined);
        }}
      >
        Keep as example
      </Button>
    </div>
  );
}

/** A step of the draft: the gateway adds what the rules say of the record. */
export async function keep(spot: ExpressionSpot, trial: ExpressionTrial, title: string): Promise<void> {
  const { studio, path, pointer } = spot;
  await studio.run({ command: 'keep-example', path, pointer, title, trial }, `Example “${title}”`);
}
