import { useState } from 'react';
import { ColumnFields } from './ColumnFields.tsx';
import { type FileHead, readHead } from './read-head.ts';
import { StagedFiles } from './StagedFiles.tsx';
import './member-files.css';

interface ChosenFile {
  readonly file: File;
  readonly head: FileHead;
}

/** Sends files of members: which column becomes which field is chosen before anything is sent. */
export function MemberFiles() {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<string>();

  async function choose(file: File | undefined): Promise<void> {
    setChosen(undefined);
    setProblem(undefined);
    if (file === undefined) return;
    const head = await readHead(file);
    if ('problem' in head) setProblem(head.problem);
    else setChosen({ file, head });
  }

  return (
    <div className="member-files">
      <div className="en-field">
        <label className="en-label" htmlFor="member-file">
          File of members
        </label>
        <input
          // Another file of the same name is another file.
          key={chosen === undefined ? 'none' : 'chosen'}
          id="member-file"
          type="file"
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
      {chosen !== undefined && (
        <ColumnFields
          key={chosen.file.name}
          file={chosen.file}
          head={chosen.head}
          onEnd={() => setChosen(undefined)}
        />
      )}
      <StagedFiles />
    </div>
  );
}
