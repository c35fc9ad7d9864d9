import { useRef, useState } from 'react';
import type { ExchangedRow, SchemaText } from '../../../engine/core/protocol/workbench.ts';
import {
  Button,
  messageOfError,
  useDraftState,
  useEngine,
  useMessages,
} from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';
import { titlesOfNames } from '../file-titles.ts';
import { knownNames } from '../known-names.ts';
import { recordOwners } from '../new-record/record-spots.ts';
import type { StudioState } from '../use-studio.ts';
import { ExchangedRows } from './ExchangedRows.tsx';
import { ExchangeField } from './ExchangeField.tsx';
import { countOf, formatTitles } from './format-titles.ts';
import { type ImportedAs, ImportTarget, nowhere } from './ImportTarget.tsx';
import { type FormFile, readFormFile } from './read-form-file.ts';
import './exchange.css';

export interface ImportFormProps {
  readonly studio: StudioState;
  readonly onDone: (changed: readonly SchemaText[]) => void;
}

/** Target of an import, with the name of its file. */
type Placed = ImportedAs & { readonly of: string };

const nothing: Placed = { ...nowhere, of: '' };

/** Imports a form of another system into files of the draft, after showing the outcome of each row. */
export function ImportForm({ studio, onDone }: ImportFormProps) {
  const { client } = useEngine();
  const say = useMessages();
  const [file, setFile] = useState<FormFile>();
  const [rows, setRows] = useState<readonly ExchangedRow[]>();
  const [problem, setProblem] = useState<string>();
  const [{ of, ...into }, keep] = useDraftState<Placed>('studio.import', nothing);
  const latest = useRef(0);

  /** Reads the file and shows the outcome of its import; of several files chosen quickly, the last one counts. */
  async function choose(chosen: File | undefined): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    setFile(undefined);
    setRows(undefined);
    setProblem(undefined);
    if (chosen === undefined) return;
    try {
      const read = await readFormFile(chosen);
      if ('problem' in read) {
        if (turn === latest.current) setProblem(read.problem);
        return;
      }
      const command = { command: 'import' as const, ...read, name: trialName };
      const { imported = [] } = await makeCall(client, 'studio.run', { body: { command } });
      if (turn !== latest.current) return;
      setFile(read);
      setRows(imported);
      // Keeps the entries by file name, since a browser does not keep the file: the entries return when the same file
      // is chosen again.
      if (of !== chosen.name) keep({ ...into, of: chosen.name, name: nameFor(chosen.name) });
    } catch (error) {
      if (turn === latest.current) setProblem(messageOfError(error, say('save-failed')));
    }
  }

  async function add(): Promise<void> {
    if (file === undefined) return;
    const given = Object.entries(into).filter(([, value]) => value !== '');
    const command = { command: 'import' as const, ...file, name: into.name, ...Object.fromEntries(given) };
    const changed = await studio.run(command, `Import ${into.name}`);
    if (changed.length === 0) return;
    keep(undefined);
    onDone(changed);
  }

  return (
    <section className="studio-exchange" aria-label="Import a form">
      <h3>Import a form</h3>
      <ExchangeField
        title="File"
        help="An XLSForm (.xlsx), a data dictionary of REDCap (.csv), a FHIR Questionnaire or a JSON Schema (.json). Nothing is added before you have seen what becomes of it."
      >
        {(field) => (
          <input
            {...field}
            type="file"
            className="en-file"
            accept=".xlsx,.csv,.json"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </ExchangeField>
      <div role="alert">{problem !== undefined && <p className="en-error">{problem}</p>}</div>
      {file !== undefined && rows !== undefined && (
        <>
          <ExchangedRows
            rows={rows}
            summary={summaryOf(formatTitles[file.format], rows)}
            source="In the file"
            result="Field"
          />
          <ImportTarget
            target={into}
            known={{
              names: {
                ...knownNames(studio.files),
                // Offers only what keeps records of its own, since nothing else can own others.
                schema: recordOwners(studio.files).map(({ name }) => name),
              },
              titles: titlesOfNames(studio.files),
            }}
            onChange={(next) => keep({ ...next, of })}
          />
          <div className="studio-actions">
            <Button look="primary" disabled={into.name === ''} onClick={() => void add()}>
              Add to the draft
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function summaryOf(format: string, rows: readonly ExchangedRow[]): string {
  const fields = rows.filter(({ field }) => field !== undefined).length;
  return `${format}, ${countOf(rows.length, 'row')}: ${countOf(fields, 'field')}.`;
}

/** Placeholder name for a trial import, whose outcome does not depend on the name. */
const trialName = 'imported-form';

/** Converts `Home Visit (v2).xlsx` to `home-visit-v2`. */
function nameFor(fileName: string): string {
  const words = fileName.replace(/\.[^.]*$/, '').toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '');
}
