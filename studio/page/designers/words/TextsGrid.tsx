import { useDeferredValue, useMemo, useState } from 'react';
import type { SchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import { Button, saveFile } from '../../../../engine/react/index.ts';
import { labelOf } from '../../label-of.ts';
import { Choice } from '../../preview/Choice.tsx';
import { SearchField } from '../../SearchField.tsx';
import { searchTerm } from '../../search-term.ts';
import type { StudioState } from '../../use-studio.ts';
import type { StudioAddress } from '../designer.ts';
import { PageLinks, rowsOnPage } from '../PageLinks.tsx';
import { TextsImport } from './TextsImport.tsx';
import { WordInput } from './WordInput.tsx';
import { repeats, textsIn, type Word } from './words.ts';
import { textsFile, wordEdits } from './words-file.ts';
import '../designers.css';

const onlyNames = ['all', 'repeated', 'untranslated'] as const;
const onlies = { all: 'All texts', repeated: 'In several places', untranslated: 'Untranslated' };

export interface TextsGridProps {
  readonly studio: StudioState;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Lists every text of the product to edit in one grid. */
export function TextsGrid({ studio, onOpen }: TextsGridProps) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const [only, setOnly] = useState<keyof typeof onlies>('all');
  const [isImporting, setImporting] = useState(false);
  const [page, setPage] = useState(0);
  // Texts just translated, which stay in the list of untranslated texts until the search changes.
  const [translated, setTranslated] = useState<ReadonlySet<string>>(new Set());
  const words = useMemo(() => textsIn(studio.files), [studio.files]);
  const counts = useMemo(() => repeats(words), [words]);
  const kinds = useMemo(() => [...new Set(words.map((word) => word.kind))].toSorted(), [words]);
  const wanted = useDeferredValue(searchTerm(typed));
  const found = words.filter(
    (word) =>
      (kind === '' || word.kind === kind) &&
      (only !== 'repeated' || (counts.get(word.text) ?? 0) > 1) &&
      (only !== 'untranslated' || word.text === '' || translated.has(keyOf(word))) &&
      foldText(`${word.text}\n${word.path}`).includes(wanted),
  );
  function write(word: Word, text: string): Promise<readonly SchemaText[]> {
    if (word.text === '') setTranslated(new Set([...translated, keyOf(word)]));
    return studio.run(wordEdits([{ ...word, text }]), `Words at ${word.at}`);
  }
  return (
    <section className="studio-designer" aria-label="Words">
      <div className="studio-actions">
        <SearchField
          label="Search"
          value={typed}
          onChange={setTyped}
          found={found.length === 1 ? '1 text' : `${found.length.toLocaleString('en-US')} texts`}
        />
        <Choice label="Kind" value={kind} onChoose={setKind}>
          <option value="">All</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </Choice>
        <Choice
          label="Only"
          value={only}
          onChoose={(next) => {
            setOnly(onlyNames.find((name) => name === next) ?? only);
            setTranslated(new Set());
          }}
        >
          {onlyNames.map((name) => (
            <option key={name} value={name}>
              {onlies[name]}
            </option>
          ))}
        </Choice>
        <Button onClick={() => saveFile('words.csv', new Blob([textsFile(found)], { type: 'text/csv' }))}>
          Export as CSV
        </Button>
        <Button onClick={() => setImporting(true)}>Import a CSV file</Button>
      </div>
      {found.length === 0 && <p className="en-help">No text fits the search and the choices above.</p>}
      <div className="studio-grid-frame" data-fills="true" hidden={found.length === 0}>
        <table className="studio-grid">
          <thead>
            <tr>
              <th scope="col">Words</th>
              <th scope="col">Kind</th>
              <th scope="col">Language</th>
              <th scope="col">Occurrences</th>
              <th scope="col">Place</th>
            </tr>
          </thead>
          <tbody>
            {rowsOnPage(found, page).map((word) => (
              <WordRow
                key={keyOf(word)}
                {...{ studio, word }}
                count={counts.get(word.text) ?? 1}
                onChange={(text) => write(word, text)}
                onOpen={() =>
                  onOpen({ file: word.path, at: word.at.slice(0, word.at.lastIndexOf('/')), view: 'panel' })
                }
              />
            ))}
          </tbody>
        </table>
      </div>
      <PageLinks count={found.length} page={page} onPage={setPage} />
      {isImporting && (
        <TextsImport
          words={words}
          onImport={(changed) => void studio.run(wordEdits(changed), `Import ${changed.length} texts`)}
          onClose={() => setImporting(false)}
        />
      )}
    </section>
  );
}

function keyOf({ path, at }: Word): string {
  return `${path} ${at}`;
}

interface WordRowProps {
  readonly studio: StudioState;
  readonly word: Word;
  readonly count: number;
  readonly onChange: (text: string) => Promise<readonly SchemaText[]>;
  readonly onOpen: () => void;
}

function WordRow({ studio, word, count, onChange, onOpen }: WordRowProps) {
  const { path, at, kind, language } = word;
  const address = `${path.slice(path.lastIndexOf('/') + 1)} ${at}`;
  return (
    <tr>
      <td>
        <WordInput key={studio.revision} label={`Words at ${address}`} {...{ studio, word, onChange }} />
      </td>
      <td>{labelOf(kind)}</td>
      <td>{language}</td>
      <td className="studio-number">{count}</td>
      <td className="studio-place">
        <button type="button" className="studio-crumb" onClick={onOpen}>
          {address}
        </button>
      </td>
    </tr>
  );
}
