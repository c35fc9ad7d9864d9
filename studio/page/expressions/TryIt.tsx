import { useId, useState } from 'react';
import type { Json } from '../../../engine/core/json/json.ts';
import type { ExpressionTrial, TrialInput } from '../../../engine/core/protocol/expression-look.ts';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { Loading } from '../../../engine/react/index.ts';
import { isEnter } from '../is-enter.ts';
import { KeepExample } from './KeepExample.tsx';
import { type ExpressionSpot, useExpression } from './use-expression.ts';

interface TryItProps {
  readonly spot: ExpressionSpot;
  readonly source: string;
  readonly trial: ExpressionTrial;
  readonly onTrial: (trial: ExpressionTrial) => void;
}

/** Shows the value of each part of an expression, or of a sentence's expressions, for an editable sample. */
export function TryIt({ spot, source, trial, onTrial }: TryItProps) {
  const id = useId();
  const { look } = useExpression(spot, { source, trial }) ?? {};
  if (look?.trial === undefined) return <Loading />;
  const { samples, inputs, parts, sentence, isMissing = false } = look.trial;
  const isStored = trial.record !== undefined;
  return (
    <section className="studio-try" aria-label="Try it">
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          Sample
        </label>
        <select
          id={id}
          className="en-input"
          value={isStored ? storedRecord : trial.sample}
          onChange={({ target }) => onTrial(trialOf(target.value))}
        >
          {samples.map((sample, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sample is its position
            <option key={index} value={index}>
              {sample}
            </option>
          ))}
          {look.entity !== undefined && <option value={storedRecord}>A stored record</option>}
        </select>
      </div>
      {isStored && (
        <RecordId isMissing={isMissing} onRecord={(record) => onTrial({ ...trial, values: {}, record })} />
      )}
      {inputs.map((input) => (
        <Input
          key={`${trial.sample} ${trial.record} ${input.at}`}
          input={input}
          onValue={(value) => onTrial({ ...trial, values: { ...trial.values, [input.at]: value } })}
        />
      ))}
      {sentence !== undefined && (
        <p className="studio-said" role="status">
          People read: <q>{sentence}</q>
        </p>
      )}
      <ul className="studio-parts" aria-label="Parts with their values">
        {parts.map(({ text, depth, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position in the expression
          <li key={index} style={{ paddingInlineStart: `calc(${depth} * var(--en-4))` }}>
            <code>{text}</code> <span className="studio-value">{valuesOf(values)}</span>
          </li>
        ))}
      </ul>
      {/* Excludes stored records, since data about a person belongs into no schema file. */}
      {look.canKeep && !isStored && <KeepExample {...{ spot, trial }} />}
    </section>
  );
}

const storedRecord = 'stored';

function trialOf(chosen: string): ExpressionTrial {
  return chosen === storedRecord
    ? { sample: 0, values: {}, record: '' }
    : { sample: Number(chosen), values: {} };
}

interface RecordIdProps {
  readonly isMissing: boolean;
  readonly onRecord: (id: string) => void;
}

function RecordId({ isMissing, onRecord }: RecordIdProps) {
  const id = useId();
  const [text, setText] = useState('');
  const commit = () => onRecord(tidyText(text));
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        Record
      </label>
      <input
        id={id}
        className="en-input"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-help`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={commit}
        onKeyDown={(event) => isEnter(event) && commit()}
      />
      <p id={`${id}-help`} className="en-help" role="status">
        {isMissing && text !== ''
          ? 'There is no such record that you may read.'
          : 'Its id, or that of the record that it belongs to: then the latest. Nothing of it is written; the audit trail says that you have read it.'}
      </p>
    </div>
  );
}

function valuesOf(values: readonly string[]): string {
  return values.length === 0 ? 'not needed' : values.join(', ');
}

interface InputProps {
  readonly input: TrialInput;
  /** Sets the value; null removes it. */
  readonly onValue: (value: Json) => void;
}

function Input({ input, onValue }: InputProps) {
  const id = useId();
  const { label, kind, choices, value } = input;
  const known: unknown = value === undefined ? undefined : JSON.parse(value);
  const start = kind === 'json' ? (value ?? '') : known === undefined ? '' : String(known);
  const [text, setText] = useState(start);
  const options = kind === 'bool' ? ['true', 'false'] : choices;
  const change = (next: string) => {
    setText(next);
    const typed = typedValue(next, kind);
    if (typed !== undefined) onValue(typed);
  };
  return (
    <div className="en-field">
      <label className="en-label" htmlFor={id}>
        {label}
      </label>
      {options === undefined ? (
        <input
          id={id}
          className="en-input"
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          aria-invalid={typedValue(text, kind) === undefined || undefined}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <select id={id} className="en-input" value={text} onChange={({ target }) => change(target.value)}>
          <option value="">blank</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'true' && kind === 'bool'
                ? 'yes'
                : option === 'false' && kind === 'bool'
                  ? 'no'
                  : option}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Parses the typed text; undefined while it is no value. */
function typedValue(text: string, kind: TrialInput['kind']): Json | undefined {
  if (text === '') return null;
  if (kind === 'text' || kind === 'day') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
