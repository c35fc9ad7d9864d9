import { useId, useRef, useState } from 'react';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { useWhenLeft } from '../../engine/react/index.ts';
import type { StudioState } from './use-studio.ts';

/** Shows the text of the file, which joins the draft when the field loses focus. */
export function FileText({ studio, file }: { readonly studio: StudioState; readonly file: NamedSchemaText }) {
  const id = useId();
  const [text, setText] = useState(file.text);
  const written = useRef(file.text);
  function commit(): void {
    if (!studio.mayEdit || text === written.current) return;
    written.current = text;
    studio.write(file.path, text);
  }
  useWhenLeft(commit);
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {file.path}
      </label>
      <textarea
        id={id}
        className="en-input studio-text"
        spellCheck={false}
        value={text}
        readOnly={!studio.mayEdit}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
      />
    </div>
  );
}
