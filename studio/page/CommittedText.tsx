import { useEffect, useRef, useState } from 'react';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import { tidyText } from '../../engine/core/text/clean-text.ts';
import { useWhenLeft } from '../../engine/react/index.ts';
import { isEnter } from './is-enter.ts';

export interface CommittedTextProps {
  readonly text: string;
  readonly label: string;
  /** Called with the trimmed text; a blank text is ignored, and the present one kept. */
  readonly onChange: (text: string) => Promise<readonly SchemaText[]>;
  /** Number of lines of the input; by default a single line, in which Enter commits as well. */
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
  // Follows a text that another command wrote, unless the user has typed on.
  useEffect(() => {
    setTyped((now) => (now === undefined || tidyText(now) === handed.current ? undefined : now));
    handed.current = text;
  }, [text]);

  async function commit(): Promise<void> {
    const next = tidyText(typed ?? text);
    if (next === '') setTyped(undefined);
    if (next === '' || next === handed.current) return;
    handed.current = next;
    const changed = await onChange(next);
    // Hands a refused text over again the next time.
    if (changed.length === 0 && handed.current === next) handed.current = text;
  }

  useWhenLeft(() => void commit());
  const shared = { 'aria-label': label, value: typed ?? text, onBlur: () => void commit() };
  if (rows === undefined)
    return (
      <input
        {...shared}
        className="en-input"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => isEnter(event) && void commit()}
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
