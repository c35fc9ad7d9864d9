import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import { toCsv } from '../../../../engine/core/text/csv.ts';
import { foldText } from '../../../../engine/core/text/fold-text.ts';
import { Button, isFocusFree, saveFile } from '../../../../engine/react/index.ts';
import { CommandButtons } from '../../CommandButtons.tsx';
import { type CommandSteps, editOf } from '../../commands.ts';
import { commandsWithin } from '../../file-commands.ts';
import { parsedJson } from '../../parsed-json.ts';
import { movedRow } from '../../row-steps.ts';
import { SearchField } from '../../SearchField.tsx';
import { searchTerm } from '../../search-term.ts';
import type { DesignerProps } from '../designer.ts';
import { PageLinks, rowsOnPage } from '../PageLinks.tsx';
import { CodeRow } from './CodeRow.tsx';
import { cellText } from './cell-text.ts';
import { type EntrySteps, entryCode, stepsOfEntry } from './entry-steps.ts';
import { mentions } from './mentions.ts';
import { PasteDialog } from './PasteDialog.tsx';
import '../designers.css';

/** Shows the entries of a value set as rows to edit, paste, sort and retire. */
export function CodesGrid({ studio, file, onOpen }: DesignerProps) {
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(0);
  const [isPasting, setPasting] = useState(false);
  const set = useMemo(() => jsonObject(parsedJson(file.text)), [file.text]);
  const uses = useMemo(() => mentions(studio.files), [studio.files]);
  const wanted = useDeferredValue(searchTerm(typed));
  const entries = jsonItems(set['codes']).map(jsonObject);
  const columns = Object.keys(jsonObject(set['columns']));
  const found = entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => has(entry, wanted));
  const edit = (steps: CommandSteps, label: string) => studio.run(editOf(file.path, steps), label);
  const write = (codes: readonly Json[], label: string) =>
    edit([{ op: 'replace', path: '/codes', value: codes }], label);
  const editEntry = (code: string, steps: EntrySteps, label: string) =>
    edit(stepsOfEntry(code, steps), label);

  // Refocuses a moved row, since its element is inserted anew and thus loses the focus.
  const moved = useRef<Element>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text of the file may have another order
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isFocusFree() && moved.current instanceof HTMLElement) moved.current.focus();
    else if (activeElement !== moved.current) moved.current = undefined;
  }, [set]);

  function move(code: string, by: number): void {
    moved.current = document.activeElement ?? undefined;
    const steps: EntrySteps = (index, codes) => {
      const to = index + by;
      return to < 0 || to >= codes.length ? [] : [movedRow(['codes'], codes, { index, to })];
    };
    void editEntry(code, steps, `Move ${code}`);
  }

  return (
    <section className="studio-designer" aria-label="Value set">
      <div className="studio-actions">
        <SearchField
          label="Search"
          value={typed}
          onChange={setTyped}
          found={found.length === 1 ? '1 code' : `${found.length.toLocaleString('en-US')} codes`}
        />
        <Button onClick={() => setPasting(true)}>Paste from a spreadsheet</Button>
        <Button
          onClick={() =>
            saveFile(`${file.name}.csv`, new Blob([csvOf(entries, columns)], { type: 'text/csv' }))
          }
        >
          Export as CSV
        </Button>
      </div>
      <CommandButtons
        {...{ studio, about: file.path }}
        commands={useMemo(() => commandsWithin(file, studio.files), [file, studio.files])}
      />
      <p className="en-help">
        A code that is no longer wanted is retired: records that have it keep its words, and forms offer it no
        more. Mentions are places in other files that have the code in quotes, perhaps of another value set.
      </p>
      {found.length === 0 && <p className="en-help">{entries.length === 0 ? noCodes : noneFits}</p>}
      <div className="studio-grid-frame" data-fills="true" hidden={found.length === 0}>
        <table className="studio-grid" data-rows="inputs">
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Display</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">Retired</th>
              <th scope="col">Mentions</th>
              <th scope="col">Order</th>
            </tr>
          </thead>
          <tbody>
            {rowsOnPage(found, page).map(({ entry, index }) => (
              <CodeRow
                key={`${entryCode(entry)} ${numberAmong(entries, index)}`}
                {...{ entry, columns }}
                revision={studio.revision}
                mentions={uses.get(entryCode(entry)) ?? 0}
                onEdit={(steps, label) => editEntry(entryCode(entry), steps, label)}
                onMove={(by) => move(entryCode(entry), by)}
                onOpen={() => onOpen({ at: `/codes/${index}`, view: 'panel' })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <PageLinks count={found.length} page={page} onPage={setPage} />
      {isPasting && (
        <PasteDialog
          path={file.path}
          columns={jsonObject(set['columns'])}
          codes={set['codes']}
          onPaste={(codes, label) => void write(codes, label)}
          onClose={() => setPasting(false)}
        />
      )}
    </section>
  );
}

const noCodes = 'There is no code yet. Paste rows, or add them one by one in the panel.';
const noneFits = 'No code fits the search.';

/** Counts earlier entries with the same code, which a draft with errors may have. */
function numberAmong(entries: readonly JsonObject[], index: number): number {
  const { code } = entries[index] ?? {};
  return entries.slice(0, index).filter((each) => each['code'] === code).length;
}

function has(entry: JsonObject, wanted: string): boolean {
  return Object.values(entry).some((value) => foldText(String(value)).includes(wanted));
}

function csvOf(entries: readonly JsonObject[], columns: readonly string[]): string {
  const names = ['code', 'display', ...columns, 'deprecated'];
  return toCsv([names, ...entries.map((entry) => names.map((name) => cellText(entry[name])))]);
}
