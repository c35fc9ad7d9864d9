import { type ReactNode, useId, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { stringOrEmpty } from '../../core/json/string-values.ts';
import type { DecideSource, NewList } from '../../core/product/decide.ts';
import { tidyText } from '../../core/text/clean-text.ts';
import { messageOfError } from '../client/call-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { TextBox } from '../form/widgets/TextBox.tsx';
import { Dialog } from '../modal/Dialog.tsx';
import { LeaveButton } from '../modal/LeavableFooter.tsx';
import { useDraftState } from '../modal/use-draft-state.ts';
import { Button } from '../parts/Button.tsx';
import { FailureNote } from '../parts/FailureNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useContextLine } from '../tab/dialog/use-context-line.ts';
import { useDecideQuery } from './use-decide-query.ts';

export interface NewListDialogProps {
  readonly source: DecideSource;
  readonly newList: NewList;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

type ReadRow = { readonly row: JsonObject; readonly isKept: boolean };

type ReadAnswer = {
  readonly rows: readonly JsonObject[];
  readonly notes: readonly string[];
  readonly leftOut?: readonly LeftOut[];
  /** Subjects that the text may be about; the text is read once the user has chosen one. */
  readonly choices?: readonly Choice[];
  /** Differences between the open record and the record that the list is about, as sentences. */
  readonly differences?: readonly string[];
  /** Values about the source that are stored with the list. */
  readonly record?: JsonObject;
};

type Choice = { readonly id: string; readonly title: string };

/** Line of the text that was not read into any row, with the reason. */
type LeftOut = { readonly text: string; readonly why: string };

/** Work in progress, with the user's corrections; it survives a reload. */
type Begun = {
  readonly text: string;
  readonly from: string;
  /** Day that the list is of; empty for today. */
  readonly day: string;
  readonly reason: string;
  /** Rows read; null before the first read. */
  readonly read: readonly ReadRow[] | null;
  readonly notes: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly about: Omit<ReadAnswer, 'rows' | 'notes' | 'leftOut'>;
};

const nothingYet: Begun = {
  text: '',
  from: '',
  day: '',
  reason: '',
  read: null,
  notes: [],
  leftOut: [],
  about: {},
};

/**
 * Renders the dialog that reads a list from a text. The user sees, corrects and confirms the rows before they are
 * stored.
 */
export function NewListDialog({ source, newList, onAdded, onClose }: NewListDialogProps) {
  const say = useMessages();
  const { client, user, clock } = useEngine();
  const { contextLine } = useContextLine();
  const { type, subject } = useDecideQuery(source);
  const [begun, keep, draft] = useDraftState<Begun>(
    `decide.new.${newList.save}.${subject ?? ''}`,
    nothingYet,
  );
  const { text, from, day, reason, read, notes, leftOut, about } = begun;
  const write = (change: Partial<Begun>) => keep({ ...begun, ...change });
  const { choices = [], differences = [] } = about;
  const isReasonMissing = differences.length > 0 && tidyText(reason) === '';
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const kept = (read ?? []).filter(({ isKept }) => isKept).map(({ row }) => row);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(messageOfError(error, say('save-failed'))));
    setBusy(false);
  }

  async function readText(choice?: string): Promise<void> {
    const compared = newList.reason === undefined || subject === undefined ? {} : { subject };
    const body = { text, ...compared, ...(choice === undefined ? {} : { choice }) };
    const answer = (await client.call(newList.read, { body })) as ReadAnswer;
    const { rows, notes: found, leftOut: lines = [], ...others } = answer;
    const isNothing = rows.length === 0 && answer.choices === undefined;
    write({
      about: others,
      read: rows.map((row) => ({ row, isKept: true })),
      leftOut: lines,
      notes: isNothing ? [...found, say('decide.read.none')] : found,
    });
  }

  async function add(): Promise<void> {
    const { firstName, lastName, email } = user;
    const body = {
      ...{ type, ...source.initial, ...about.record, [newList.from.field]: from, [source.rows]: kept },
      ...(newList.reason === undefined || differences.length === 0 ? {} : { [newList.reason.field]: reason }),
      ...(newList.date === undefined ? {} : { [newList.date.field]: day || clock.today() }),
      ...(subject === undefined ? {} : { subject }),
      performedBy: { firstName, lastName, email },
    };
    await client.call(newList.save, { body, idempotencyKey: crypto.randomUUID() });
    onAdded();
    draft.forget();
    onClose();
  }

  return (
    <Dialog
      title={newList.title}
      contextLine={contextLine}
      onClose={onClose}
      draft={draft}
      isBusy={isBusy}
      over={failure && <FailureNote text={failure} />}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>{say('row.cancel')}</LeaveButton>
          <Button
            look={read === null ? 'primary' : 'secondary'}
            disabled={isBusy || tidyText(text) === ''}
            onClick={() => void run(() => readText())}
          >
            {say('decide.read')}
          </Button>
          {read !== null && (
            <Button
              look="primary"
              disabled={isBusy || from === '' || kept.length === 0 || isReasonMissing}
              onClick={() => void run(add)}
            >
              {say('decide.read.add', { n: kept.length })}
            </Button>
          )}
        </div>
      }
    >
      <div className="en-decide-new">
        <Sources newList={newList} value={from} onChange={(next) => write({ from: next })} />
        {newList.date !== undefined && (
          <Labelled label={newList.date.title}>
            {(id) => (
              <input
                id={id}
                type="date"
                className="en-input"
                max={clock.today()}
                value={day || clock.today()}
                onChange={({ target }) => write({ day: target.value })}
              />
            )}
          </Labelled>
        )}
        <Labelled label={say('decide.read.text')}>
          {(id) => (
            <textarea
              id={id}
              className="en-input"
              rows={6}
              value={text}
              placeholder={newList.hint}
              onChange={({ target }) => write({ text: target.value })}
            />
          )}
        </Labelled>
        {choices.length > 0 && <Choices choices={choices} onChoose={(id) => void run(() => readText(id))} />}
        {differences.length > 0 && (
          <Panel tone="danger" role="alert">
            <p>{say('decide.read.differs')}</p>
            <ul>
              {differences.map((each) => (
                <li key={each}>
                  <bdi>{each}</bdi>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {differences.length > 0 && newList.reason !== undefined && (
          <Labelled label={newList.reason.title}>
            {(id) => (
              <TextBox
                id={id}
                dir="auto"
                className="en-input"
                maxLength={500}
                value={reason}
                onText={(next) => write({ reason: next })}
              />
            )}
          </Labelled>
        )}
        {notes.map((note) => (
          <Panel key={note} tone="warning" role="status">
            <p>{note}</p>
          </Panel>
        ))}
        {read !== null && read.length > 0 && (
          <ReadRows newList={newList} rows={read} onChange={(rows) => write({ read: rows })} />
        )}
        {leftOut.length > 0 && <LeftOutLines lines={leftOut} />}
      </div>
    </Dialog>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
}

/** Renders the subjects that a text may be about; the text is read once the user has chosen one. */
function Choices({ choices, onChoose }: ChoicesProps) {
  const say = useMessages();
  return (
    <fieldset className="en-decide-holders">
      <legend>{say('decide.read.which')}</legend>
      {choices.map(({ id, title }) => (
        <Button key={id} onClick={() => onChoose(id)}>
          <bdi>{title}</bdi>
        </Button>
      ))}
    </fieldset>
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

/** Renders the lines that were not read into any row, by reason, so that no pasted text disappears. */
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
