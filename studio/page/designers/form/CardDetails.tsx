import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { isOfRow, type QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { TextBox } from '../../../../engine/react/form/widgets/TextBox.tsx';
import { Button, IconButton } from '../../../../engine/react/index.ts';
import { PlusIcon, RemoveIcon } from '../../../../engine/react/parts/icons.tsx';
import { isEnter } from '../../is-enter.ts';
import type { NamedTitle, QuestionDraft } from './question-draft.ts';

export interface CardDetailsProps {
  readonly types: readonly QuestionType[];
  /** Value sets for choices. */
  readonly codes: readonly NamedTitle[];
  readonly type: QuestionType;
  readonly draft: QuestionDraft;
  readonly onChange: (next: Partial<QuestionDraft>) => void;
  readonly onDone: () => void;
}

/** Shows the details that a type of question requires: choices, limits, the questions of its rows. */
export function CardDetails(props: CardDetailsProps) {
  const { type, draft, onChange } = props;
  const asks = new Set(type.asks);
  const text = (name: 'least' | 'most' | 'message' | 'unit') => ({
    value: draft[name],
    onText: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      {asks.has('choices') && <Choices {...props} />}
      {(asks.has('limits') || asks.has('steps')) && (
        <div className="studio-card-row">
          <Line label="From" isNumber {...text('least')} />
          <Line label="To" isNumber {...text('most')} />
          {asks.has('limits') && <Line label="Otherwise say" isWide {...text('message')} />}
          {asks.has('unit') && <Line label="Unit" {...text('unit')} />}
        </div>
      )}
      {asks.has('questions') && <Rows {...props} />}
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly isWide?: boolean;
  readonly onText: (text: string) => void;
}

function Line({ label, value, isNumber = false, isWide = false, onText }: LineProps) {
  const id = useId();
  return (
    <div className="en-field" data-wide={isWide}>
      <label className="en-label" htmlFor={id}>
        {label}
      </label>
      <TextBox
        id={id}
        className="en-input"
        inputMode={isNumber ? 'decimal' : 'text'}
        maxLength={isWide ? 500 : 40}
        value={value}
        onText={onText}
      />
    </div>
  );
}

/** Limit on lines shown without scrolling. */
const mostLines = 12;

function Choices({ codes, draft, onChange }: CardDetailsProps) {
  const id = useId();
  const lines = draft.choices.split('\n').length;
  return (
    <div className="studio-card-choices">
      {draft.codes === '' && (
        <div className="en-field">
          <label className="en-label" htmlFor={id}>
            Choices, one in each line
          </label>
          <textarea
            data-first
            id={id}
            className="en-input"
            rows={Math.min(Math.max(lines, 3), mostLines)}
            value={draft.choices}
            onChange={({ target }) => onChange({ choices: target.value })}
          />
        </div>
      )}
      <div className="en-field">
        <label className="en-label" htmlFor={`${id}-codes`}>
          Or a list that there is
        </label>
        <select
          id={`${id}-codes`}
          className="en-input"
          value={draft.codes}
          onChange={({ target }) => onChange({ codes: target.value })}
        >
          <option value="">None: the choices above</option>
          {codes.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Shows the questions of a list; Enter in the last one adds another. */
function Rows({ types, draft, onChange, onDone }: CardDetailsProps) {
  const { rows } = draft;
  // Excludes types that need more than a title, which can be added once the list exists.
  const rowTypes = types.filter((type) => isOfRow(type) && !type.asks.includes('choices'));
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll('input')[wanted.current]?.focus();
    wanted.current = undefined;
  });
  const set = (index: number, next: Partial<(typeof rows)[number]>) =>
    onChange({ rows: rows.map((row, at) => (at === index ? { ...row, ...next } : row)) });
  const add = (at: number) => {
    wanted.current = at;
    onChange({ rows: rows.toSpliced(at, 0, { type: 'short-text', title: '' }) });
  };
  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (!isEnter(event) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // Ends the list on Enter in a blank question.
    if (rows[index]?.title.trim() === '') onDone();
    else add(index + 1);
  }
  return (
    <fieldset className="studio-card-rows">
      <legend className="en-label">Questions of each row</legend>
      <ul ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its position until it is added
          <li key={index}>
            <TextBox
              {...(index === 0 && { 'data-first': true })}
              className="en-input"
              aria-label={`Title of question ${index + 1}`}
              maxLength={300}
              value={row.title}
              onKeyDown={(event) => onKeyDown(event, index)}
              onText={(title) => set(index, { title })}
            />
            <select
              className="en-input"
              aria-label={`Type of question ${index + 1}`}
              value={row.type}
              onChange={({ target }) => set(index, { type: target.value })}
            >
              {rowTypes.map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
            {rows.length > 1 && (
              <IconButton
                label={`Remove question ${index + 1}`}
                isDangerous
                onClick={() => onChange({ rows: rows.filter((_, at) => at !== index) })}
              >
                <RemoveIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" icon={<PlusIcon />} onClick={() => add(rows.length)}>
        Add question
      </Button>
    </fieldset>
  );
}
