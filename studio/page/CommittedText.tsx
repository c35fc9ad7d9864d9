import { useRef, useState } from 'react';
import { tidyText } from '../../engine/core/text/clean-text.ts';
import { useWhenLeft } from '../../engine/react/index.ts';
import { isEnter } from './is-enter.ts';

export interface CommittedTextProps {
  readonly text: string;
  readonly label: string;
  /** Takes the tidied text; a blank one is ignored, and the present one kept. */
  readonly onChange: (text: string) => void;
  /** Lines of the box; a single line without them, which Enter commits as well. */
  readonly rows?: number;
}

/**
 * Edits a text that joins the draft when the user leaves it. Needs a key with the draft's revision, so that an undo
 * shows what it brought back.
 */
export function CommittedText({ text, label, onChange, rows }: CommittedTextProps) {
  const [typed, setTyped] = useState<string>();
  // Hands a text over once: until the draft has answered, `text` is still the former one.
  const handed = useRef(text);

  function commit(): void {
    const next = tidyText(typed ?? text);
    if (next === '') setTyped(undefined);
    else if (next !== handed.current) {
      handed.current = next;
      onChange(next);
    }
  }

  useWhenLeft(commit);
  const shared = { 'aria-label': label, value: typed ?? text, onBlur: commit };
  if (rows === undefined)
    return (
      <input
        {...shared}
        className="en-input"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => isEnter(event) && commit()}
      />
    );
  return (
    <textarea
      {...shared}
      className="en-input studio-words"
      rows={rows}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
