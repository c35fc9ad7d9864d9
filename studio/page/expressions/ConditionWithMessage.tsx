import { useId, useRef, useState } from 'react';
import { pointerOf } from '../../../engine/core/json/pointer.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import type { StudioState } from '../use-studio.ts';
import { ExpressionField } from './ExpressionField.tsx';

export interface ConditionWithMessageProps {
  readonly studio: StudioState;
  /** File and path of the condition, or of one with the same names. */
  readonly spot: { readonly path: string; readonly at: readonly string[] };
  readonly source: string;
  readonly label: string;
  /** Sentence around `{condition}`. */
  readonly reads: string;
  /** Path of the question that a new condition begins with. */
  readonly first?: string;
  /** Sentence that stands there; undefined before there is a condition. */
  readonly message: string | undefined;
  /** Sentence to begin with, and in place of a blank one. */
  readonly usual: string;
  /** Callback for either of both: a blank condition takes both away. */
  readonly onWrite: (when: string, message: string) => void;
}

/** Edits a condition by choosing, and what people read while it holds. */
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
