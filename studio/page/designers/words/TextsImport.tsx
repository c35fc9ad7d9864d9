import { useId, useState } from 'react';
import { Mistakes } from '../Mistakes.tsx';
import { ToDraftDialog } from '../ToDraftDialog.tsx';
import type { Word } from './words.ts';
import { type TextsRead, textsRead } from './words-file.ts';

export interface TextsImportProps {
  readonly words: readonly Word[];
  readonly onImport: (changed: readonly Word[]) => void;
  readonly onClose: () => void;
}

/** Asks for an exported file with changed texts, checked before anything changes. */
export function TextsImport({ words, onImport, onClose }: TextsImportProps) {
  const id = useId();
  const [read, setRead] = useState<TextsRead>({ changed: [], problems: [] });
  const { changed, problems } = read;
  return (
    <ToDraftDialog
      title="Import words"
      isReady={changed.length > 0 && problems.length === 0}
      onAccept={() => onImport(changed)}
      onClose={onClose}
    >
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          CSV file
        </label>
        <p className="en-help">A file that was exported here, with the columns file, place and words.</p>
        <input
          id={id}
          className="en-file"
          type="file"
          accept=".csv,.tsv,text/csv"
          onChange={({ target }) =>
            void target.files?.[0]?.text().then((text) => setRead(textsRead(text, words)))
          }
        />
      </div>
      <p role="status">{changed.length === 1 ? '1 text changes.' : `${changed.length} texts change.`}</p>
      <Mistakes problems={problems} />
    </ToDraftDialog>
  );
}
