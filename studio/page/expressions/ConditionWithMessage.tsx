import { useId, useRef, useState } from 'react';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import type { StudioState } from '../use-studio.ts';
import { ExpressionField } from './ExpressionField.tsx';

export interface ConditionWithMessageProps {
  readonly studio: StudioState;
  /**
   * File and path of the condition, or, before it exists, of another expression with the same names in scope.
   */
  readonly spot: { readonly path: string; readonly at: readonly string[] };
  readonly source: string;
  readonly label: string;
  /** Sentence that introduces the condition, with `{condition}` in its place. */
  readonly reads: string;
  /** Path of the question that a new condition begins with. */
  readonly first?: string;
  /** Existing message; undefined while there is no condition. */
  readonly message: string | undefined;
  /** Default message, also used in place of a blank one. */
  readonly usual: string;
  /** Called when the condition or the message changes; a blank condition removes both. */
  readonly onWrite: (when: string, message: string) => void;
}

/** Edits a condition by choosing its parts, and the message shown while the condition is true. */
export function ConditionWithMessage(props: ConditionWithMessageProps) {
  const { studio, spot, source, label, reads, first, usual, onWrite } = props;
  const id = useId();
  const [message, setMessage] = useState(props.message ?? usual);
  const when = useRef(source);
  const write = (text: string) => onWrite(when.current, text.trim() === '' ? usual : text);
  return (
    <div className="studio-with-message">
      <ExpressionField
        isChosen
        {...(first !== undefined && { first })}
        spot={{ studio, path: spot.path, pointer: pointerOf(spot.at) }}
        expression={{
          ...{ token: spot.at.at(-1) ?? '', label, reads, source, isThere: source !== '' },
          ...{ isRequired: false, isSentence: false, isListOfLines: true },
        }}
        onCommit={(text) => {
          when.current = text;
          write(message);
        }}
      />
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          What people read then
        </label>
        <TextBox
          id={id}
          className="en-input"
          maxLength={1000}
          value={message}
          onFocus={({ target }) => {
            if (message === usual) target.select();
          }}
          onText={(text) => {
            setMessage(text);
            if (when.current.trim() !== '') write(text);
          }}
        />
      </div>
    </div>
  );
}
