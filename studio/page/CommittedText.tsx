import { useRef, useState } from 'react';
import { tidyText } from '../../engine/core/text/clean-text.ts';
import { useWhenLeft } from '../../engine/react/index.ts';
import { isEnter } from './is-enter.ts';

export interface CommittedTextProps {
  readonly text: string;
  readonly label: string;
  /** Called with the trimmed text; a blank text is ignored, and the present one kept. */
  readonly onChange: (text: string) => void;
  /** Number of lines of the input; by default a single line, in which Enter commits as well. */
  readonly rows?: number;
}

/**
 * Edits a text that joins the draft when the user leaves the input. Its `key` must contain the draft's
 * revision, so that an undo shows the earlier text.
 */
export function CommittedText({ text, label, onChange, rows }: CommittedTextProps) {
  const [typed, setTyped] = useState<string>();
  // Remembers the committed text, so that it is committed only once: `text` stays the former one until the
  // draft has answered.
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
