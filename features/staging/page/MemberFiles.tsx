import { useRef, useState } from 'react';
import '../../../engine/react/form/form.css';
import '../../../engine/react/parts/input.css';
import { ColumnFields } from './ColumnFields.tsx';
import { type Encoding, type FileHead, readHead, westernEncoding } from './read-head.ts';
import { StagedFiles } from './StagedFiles.tsx';
import './member-files.css';

interface ChosenFile {
  /** Key of the chosen file, new for each choice, so that a repeated choice of a file resets the form. */
  readonly key: string;
  readonly file: File;
  readonly head: FileHead;
}

/** Encodings to choose from for a file without a byte order mark. */
const encodings = [
  { value: 'utf-8', title: 'Unicode (UTF-8)' },
  { value: westernEncoding, title: 'Western European (Windows-1252)' },
] as const;

/** Sends files of members, after the user has assigned columns to fields. */
export function MemberFiles() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  async function choose(file: File | undefined, encoding?: Encoding): Promise<void> {
    setChosen(undefined);
    setProblem(undefined);
    if (file === undefined) return;
    const head = await readHead(file, encoding);
    if ('problem' in head) setProblem(head.problem);
    else setChosen({ key: crypto.randomUUID(), file, head });
  }

  function end(): void {
    setChosen(undefined);
    if (field.current === null) return;
    // Clears the input, so that choosing the file again raises an event.
    field.current.value = '';
    field.current.focus();
  }

  return (
    <div className="member-files">
      <div className="member-choice">
        <div className="en-field">
          <label className="en-label" htmlFor="member-file">
            File of members
          </label>
          <input
            ref={field}
            id="member-file"
            type="file"
            className="en-file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby="member-file-help"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <p id="member-file-help" className="en-help">
            Comma-separated values with a first line that names the columns. Nothing is sent before you have
            seen which column becomes which field.
          </p>
          <div role="alert">{problem !== undefined && <p className="en-error">{problem}</p>}</div>
        </div>
        {chosen !== undefined && encodings.some(({ value }) => value === chosen.head.encoding) && (
          <div className="en-field member-short">
            <label className="en-label" htmlFor="member-encoding">
              Character Encoding
            </label>
            <select
              id="member-encoding"
              className="en-input en-select"
              value={chosen.head.encoding}
              onChange={({ target }) =>
                void choose(chosen.file, encodings.find(({ value }) => value === target.value)?.value)
              }
            >
              {encodings.map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      {chosen !== undefined && (
        <ColumnFields key={chosen.key} file={chosen.file} head={chosen.head} onEnd={end} />
      )}
      <StagedFiles />
    </div>
  );
}
