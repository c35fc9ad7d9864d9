import { useId } from 'react';
import { isOfRow, type QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { TextBox } from '../../../../engine/react/form/widgets/TextBox.tsx';
import { QuestionRows } from './QuestionRows.tsx';
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
      {asks.has('questions') && (
        <QuestionRows
          legend="Questions of each row"
          rows={props.draft.rows}
          // Excludes types that need more than a title, which can be added once the list exists.
          types={props.types.filter((each) => isOfRow(each) && !each.asks.includes('choices'))}
          onChange={(rows) => onChange({ rows })}
          onDone={props.onDone}
        />
      )}
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
