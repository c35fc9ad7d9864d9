import { useId, useState } from 'react';
import type { ConditionValue, Verb } from '../../../engine/core/authoring/condition.ts';
import type { ConditionSubject } from '../../../engine/core/authoring/condition-subject.ts';
import { parseTypedNumber } from '../../../engine/core/numbers/typed-number.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';

export interface ConditionValueInputProps {
  readonly subject: ConditionSubject;
  readonly subjects: readonly ConditionSubject[];
  readonly verb: Verb;
  readonly value: ConditionValue | undefined;
  readonly onChange: (value: ConditionValue) => void;
}

/** Maximum number of choices shown as buttons; more are shown as a drop-down list. */
const mostInSight = 6;

/** Shows the control in which a value of the question is chosen or typed. */
export function ConditionValueInput(props: ConditionValueInputProps) {
  const { subject, verb, value, onChange } = props;
  const { choices, kind } = subject;
  if (value?.is === 'field') return <FieldChoice {...props} />;
  if (verb === 'among' || verb === 'not among') return <Several {...props} />;
  if (choices !== undefined && choices.length <= mostInSight) return <InSight {...props} />;
  if (choices !== undefined)
    return (
      <select
        className="en-input"
        aria-label="Value"
        value={value?.is === 'text' ? value.text : ''}
        onChange={({ target }) => onChange({ is: 'text', text: target.value })}
      >
        <option value="">Choose …</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  if (kind === 'day') return <Day {...props} />;
  if (kind === 'time')
    return (
      <input
        className="en-input"
        type="time"
        aria-label="Value"
        value={value?.is === 'time' ? value.time : ''}
        onChange={({ target }) => onChange({ is: 'time', time: target.value })}
      />
    );
  if (kind === 'number')
    return (
      <NumberBox
        label="Value"
        number={value?.is === 'number' ? value.number : undefined}
        onNumber={(number) => onChange({ is: 'number', number })}
      />
    );
  return (
    <TextBox
      className="en-input"
      aria-label="Value"
      maxLength={500}
      value={value?.is === 'text' ? value.text : ''}
      onText={(text) => onChange({ is: 'text', text })}
    />
  );
}

interface NumberBoxProps {
  readonly label: string;
  readonly number: number | undefined;
  /** Called with the typed number; NaN for a text that is no number. */
  readonly onNumber: (number: number) => void;
}

function NumberBox({ label, number = Number.NaN, onNumber }: NumberBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => textOfNumber(number));
  const shown = Number.isNaN(number) || numberIn(typed) === number ? typed : textOfNumber(number);
  const isWrong = shown.trim() !== '' && Number.isNaN(numberIn(shown));
  return (
    <>
      <TextBox
        className="en-input studio-clause-number"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        maxLength={20}
        value={shown}
        onText={(text) => {
          setTyped(text);
          onNumber(numberIn(text));
        }}
      />
      {isWrong && (
        <span id={id} className="en-help">
          Write a number, such as 7.5.
        </span>
      )}
    </>
  );
}

function textOfNumber(number: number): string {
  return Number.isNaN(number) ? '' : String(number);
}

function numberIn(text: string): number {
  return parseTypedNumber(text) ?? Number.NaN;
}

function InSight({ subject, value, onChange }: ConditionValueInputProps) {
  const name = useId();
  return (
    <div className="studio-clause-choices" role="radiogroup" aria-label="Value">
      {subject.choices?.map((choice) => (
        <label key={choice.value} className="en-choice">
          <input
            type="radio"
            className="en-checkbox"
            name={name}
            checked={value?.is === 'text' && value.text === choice.value}
            onChange={() => onChange({ is: 'text', text: choice.value })}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}

function Several({ subject, value, onChange }: ConditionValueInputProps) {
  const texts = value?.is === 'texts' ? value.texts : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
    <div className="studio-clause-choices" role="group" aria-label="Values">
      {subject.choices?.map(({ value: text, label }) => (
        <label key={text} className="en-choice">
          <input
            type="checkbox"
            className="en-checkbox"
            checked={texts.includes(text)}
            onChange={({ target }) =>
              onChange({
                is: 'texts',
                texts: target.checked ? [...texts, text] : texts.filter((each) => each !== text),
              })
            }
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** Edits a day: a day of the calendar, or a number of days before or after today. */
function Day({ value, onChange }: ConditionValueInputProps) {
  const days = value?.is === 'today' ? value.days : 0;
  const side = value?.is !== 'today' ? 'day' : days === 0 ? 'today' : days > 0 ? 'after' : 'before';
  const isCounted = side === 'before' || side === 'after';
  return (
    <>
      <select
        className="en-input"
        aria-label="Value"
        value={side}
        onChange={({ target }) => {
          const count = Math.max(1, Math.abs(days));
          if (target.value === 'day') onChange({ is: 'day', day: '' });
          else onChange({ is: 'today', days: { before: -count, after: count }[target.value] ?? 0 });
        }}
      >
        <option value="today">today</option>
        <option value="before">days before today</option>
        <option value="after">days after today</option>
        <option value="day">the day</option>
      </select>
      {isCounted && (
        <NumberBox
          label="Days"
          number={Math.abs(days)}
          onNumber={(number) => {
            const count = Math.trunc(number);
            if (count >= 1) onChange({ is: 'today', days: side === 'before' ? -count : count });
          }}
        />
      )}
      {side === 'day' && (
        <input
          className="en-input"
          type="date"
          aria-label="Day"
          value={value?.is === 'day' ? value.day : ''}
          onChange={({ target }) => onChange({ is: 'day', day: target.value })}
        />
      )}
    </>
  );
}

/** Renders the choice of another question, with whose value the question's own is compared. */
function FieldChoice({ subject, subjects, value, onChange }: ConditionValueInputProps) {
  const chosen = value?.is === 'field' ? value.path.join('.') : '';
  const alike = subjects.filter(
    ({ kind, path, isRetired }) => kind === subject.kind && (isRetired !== true || path.join('.') === chosen),
  );
  return (
    <select
      className="en-input"
      aria-label="Value of the question"
      value={chosen}
      onChange={({ target }) => onChange({ is: 'field', path: target.value.split('.') })}
    >
      {alike.map(({ path, title, group }) => (
        <option key={path.join('.')} value={path.join('.')}>
          {`${title} (${group})`}
        </option>
      ))}
    </select>
  );
}
