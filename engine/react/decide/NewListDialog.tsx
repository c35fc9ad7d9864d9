import { type ReactNode, useId, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { stringOrEmpty } from '../../core/json/string-values.ts';
import type { DecideSource, NewList } from '../../core/product/decide.ts';
import { messageOfError } from '../client/gateway-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Dialog } from '../modal/Dialog.tsx';
import { useDraftState } from '../modal/use-draft-state.ts';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useContextLine } from '../tab/dialog/use-context-line.ts';
import { useDecideQuery } from './use-decide-query.ts';

export interface NewListDialogProps {
  readonly source: DecideSource;
  readonly newList: NewList;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

interface ReadRow {
  readonly row: JsonObject;
  readonly isKept: boolean;
}

interface ReadAnswer {
  readonly rows: readonly JsonObject[];
  readonly notes: readonly string[];
  readonly leftOut?: readonly LeftOut[];
}

/** A line of the text that is part of no row. */
interface LeftOut {
  readonly text: string;
  readonly why: string;
}

/** Reads a list out of a text; what was read is shown, corrected and confirmed before it is stored. */
export function NewListDialog({ source, newList, onAdded, onClose }: NewListDialogProps) {
  const say = useMessages();
  const { client, user } = useEngine();
  const { contextLine } = useContextLine();
  const { type, subject } = useDecideQuery(source);
  const [text, setText] = useDraftState<string>(`decide.new.${newList.save}.${subject ?? ''}`, '');
  const leave = () => {
    setText(undefined);
    onClose();
  };
  const [from, setFrom] = useState('');
  const [read, setRead] = useState<readonly ReadRow[]>();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const kept = (read ?? []).filter(({ isKept }) => isKept).map(({ row }) => row);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(messageOfError(error, say('save-failed'))));
    setBusy(false);
  }

  async function readText(): Promise<void> {
    const answer = (await client.call(newList.read, { body: { text } })) as ReadAnswer;
    setRead(answer.rows.map((row) => ({ row, isKept: true })));
    setLeftOut(answer.leftOut ?? []);
    setNotes(answer.rows.length === 0 ? [...answer.notes, say('decide.read.none')] : answer.notes);
  }

  async function add(): Promise<void> {
    const { firstName, lastName, email } = user;
    const body = {
      ...{ type, ...source.initial, [newList.from.field]: from, [source.rows]: kept },
      ...(subject === undefined ? {} : { subject }),
      performedBy: { firstName, lastName, email },
    };
    await client.call(newList.save, { body, idempotencyKey: crypto.randomUUID() });
    onAdded();
    leave();
  }

  return (
    <Dialog
      title={newList.title}
      contextLine={contextLine}
      onClose={leave}
      isBusy={isBusy}
      footer={
        <div className="en-dialog-buttons">
          <Button
            look={read === undefined ? 'primary' : 'secondary'}
            disabled={isBusy || text.trim() === ''}
            onClick={() => void run(readText)}
          >
            {say('decide.read')}
          </Button>
          {read !== undefined && (
            <Button
              look="primary"
              disabled={isBusy || from === '' || kept.length === 0}
              onClick={() => void run(add)}
            >
              {say('decide.read.add', { n: kept.length })}
            </Button>
          )}
        </div>
      }
    >
      <div className="en-decide-new">
        <Sources newList={newList} value={from} onChange={setFrom} />
        <Labelled label={say('decide.read.text')}>
          {(id) => (
            <textarea
              id={id}
              className="en-input"
              rows={6}
              value={text}
              placeholder={newList.hint}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Labelled>
        {failure !== undefined && (
          <Panel tone="danger" role="alert">
            <p>{failure}</p>
          </Panel>
        )}
        {notes.map((note) => (
          <Panel key={note} tone="warning" role="status">
            <p>{note}</p>
          </Panel>
        ))}
        {read !== undefined && read.length > 0 && (
          <ReadRows newList={newList} rows={read} onChange={setRead} />
        )}
        {leftOut.length > 0 && <LeftOutLines lines={leftOut} />}
      </div>
    </Dialog>
  );
}

function Sources({
  newList,
  value,
  onChange,
}: {
  readonly newList: NewList;
  readonly value: string;
  readonly onChange: (code: string) => void;
}) {
  const say = useMessages();
  const { codes } = useProduct();
  const choices = codes[newList.from.codes]?.codes ?? [];
  return (
    <Labelled label={newList.from.title}>
      {(id) => (
        <select id={id} className="en-input" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{say('select.placeholder')}</option>
          {choices
            .filter(({ code }) => !newList.notFrom.includes(code))
            .map(({ code, display }) => (
              <option key={code} value={code}>
                {display}
              </option>
            ))}
        </select>
      )}
    </Labelled>
  );
}

interface ReadRowsProps {
  readonly newList: NewList;
  readonly rows: readonly ReadRow[];
  readonly onChange: (rows: readonly ReadRow[]) => void;
}

function ReadRows({ newList, rows, onChange }: ReadRowsProps) {
  const say = useMessages();
  const wordsOf = (row: JsonObject) => stringOrEmpty(row[newList.words ?? '']);
  const change = (index: number, next: Partial<ReadRow>) =>
    onChange(rows.map((each, position) => (position === index ? { ...each, ...next } : each)));
  return (
    <fieldset className="en-decide-read">
      <legend>{say('decide.read.rows')}</legend>
      {rows.map(({ row, isKept }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that were read have no other identity, and keep their order
        <div key={index} className="en-decide-read-row">
          <input
            type="checkbox"
            checked={isKept}
            aria-label={say('decide.read.keep', { row: row[newList.fields[0]?.field ?? ''] })}
            onChange={({ target }) => change(index, { isKept: target.checked })}
          />
          {newList.fields.map(({ field, title }) => (
            <input
              key={field}
              dir="auto"
              className="en-input"
              aria-label={`${title} ${index + 1}`}
              placeholder={title}
              value={String(row[field] ?? '')}
              onChange={({ target }) => change(index, { row: { ...row, [field]: target.value } })}
            />
          ))}
          {wordsOf(row) !== '' && (
            <p className="en-decide-read-words" dir="auto">
              {say('decide.read.words', { words: wordsOf(row) })}
            </p>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** The lines that are part of no row, by their reasons: nothing that was pasted disappears. */
function LeftOutLines({ lines }: { readonly lines: readonly LeftOut[] }) {
  const say = useMessages();
  const reasons = [...new Set(lines.map(({ why }) => why))];
  return (
    <Panel tone="warning" role="status">
      <p>{say('decide.read.leftOut', { n: lines.length })}</p>
      {reasons.map((reason) => (
        <section key={reason} aria-label={reason}>
          <p>{reason}</p>
          <ul>
            {lines
              .filter(({ why }) => why === reason)
              .map(({ text }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and keep their order
                <li key={index} dir="auto">
                  {text}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function Labelled({
  label,
  children,
}: {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
