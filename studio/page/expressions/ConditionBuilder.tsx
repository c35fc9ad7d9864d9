import { useId, useState } from 'react';
import { type Condition, expressionOf } from '../../../engine/core/authoring/condition.ts';
import {
  type ConditionSubject,
  subjectAt,
  takesValue,
  verbsOf,
} from '../../../engine/core/authoring/condition-subject.ts';
import { Button, IconButton } from '../../../engine/react/index.ts';
import { PlusIcon, RemoveIcon } from '../../../engine/react/parts/icons.tsx';
import { ConditionValueInput } from './ConditionValueInput.tsx';
import {
  type ChosenClause,
  type ChosenGroup,
  chosenCondition,
  chosenRows,
  firstRows,
  hasQuestion,
  isChosenGroup,
  noClause,
  withSubject,
  withVerb,
} from './condition-rows.ts';

export interface ConditionBuilderProps {
  readonly label: string;
  readonly subjects: readonly ConditionSubject[];
  /** Condition as written; undefined for none. */
  readonly condition: Condition | undefined;
  /**
   * True if `condition` was read from the current text; false if from an earlier one, whose successor is
   * still being read.
   */
  readonly isCurrent: boolean;
  /** Path of the question that a new condition begins with; absent for none. */
  readonly first?: string | undefined;
  /** Writes the expression of the chosen condition; blank for none. */
  readonly onWrite: (expression: string) => void;
}

/** Edits a condition by choosing: for each clause a question, a verb and a value, joined by `and` or `or`. */
export function ConditionBuilder(props: ConditionBuilderProps) {
  const { label, subjects, condition, isCurrent, first, onWrite } = props;
  const now = textOf(condition);
  const written = () => (condition === undefined ? firstRows(first, subjects) : chosenRows(condition));
  const [chosen, setChosen] = useState(() => ({ over: now, rows: written() }));
  // Recognizes a condition that was edited as text elsewhere, which then replaces the choice.
  const isOutdated = isCurrent && now !== chosen.over && now !== textOf(chosenCondition(chosen.rows));
  const rows = isOutdated ? written() : chosen.rows;
  function change(next: ChosenGroup): void {
    setChosen({ over: now, rows: next });
    const text = textOf(chosenCondition(next));
    // Keeps the written condition until the choice is complete, since a blank condition removes its rule.
    if (text === '' && hasQuestion(next)) return;
    if (text !== textOf(chosenCondition(rows))) onWrite(text);
  }
  return <GroupRows label={label} group={rows} subjects={subjects} onChange={change} />;
}

function textOf(condition: Condition | undefined): string {
  return condition === undefined ? '' : expressionOf(condition);
}

interface GroupRowsProps {
  readonly label: string;
  readonly group: ChosenGroup;
  readonly subjects: readonly ConditionSubject[];
  readonly onChange: (group: ChosenGroup) => void;
}

function GroupRows({ label, group, subjects, onChange }: GroupRowsProps) {
  const { join, of } = group;
  const set = (index: number, ...parts: ChosenGroup['of']) =>
    onChange({ join, of: of.toSpliced(index, 1, ...parts) });
  return (
    <fieldset className="studio-condition">
      <legend className="en-visually-hidden">{label}</legend>
      {of.length > 1 && (
        <select
          className="en-input studio-condition-join"
          aria-label="How many of them"
          value={join}
          onChange={({ target }) => onChange({ of, join: target.value === 'or' ? 'or' : 'and' })}
        >
          <option value="and">All of these</option>
          <option value="or">One of these</option>
        </select>
      )}
      {of.map((part, index) =>
        isChosenGroup(part) ? (
          <GroupRows
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position until it is written
            key={index}
            label={`${label}, part ${index + 1}`}
            group={part}
            subjects={subjects}
            onChange={(next) => set(index, next)}
          />
        ) : (
          <ClauseRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its position until it is written
            key={index}
            clause={part}
            subjects={subjects}
            position={index + 1}
            onChange={(next) => set(index, next)}
            onRemove={() => (of.length === 1 ? set(index, noClause) : set(index))}
          />
        ),
      )}
      <Button look="quiet" icon={<PlusIcon />} onClick={() => onChange({ join, of: [...of, noClause] })}>
        {join === 'and' ? 'And …' : 'Or …'}
      </Button>
    </fieldset>
  );
}

interface ClauseRowProps {
  readonly clause: ChosenClause;
  readonly subjects: readonly ConditionSubject[];
  readonly position: number;
  readonly onChange: (clause: ChosenClause) => void;
  readonly onRemove: () => void;
}

function ClauseRow({ clause, subjects, position, onChange, onRemove }: ClauseRowProps) {
  const id = useId();
  const subject = subjectAt(subjects, clause.subject.split('.'));
  const offered = subjects.filter((each) => each.isRetired !== true || each === subject);
  const groups = Map.groupBy(offered, ({ group }) => group);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own
    <div className="studio-clause" role="group" aria-label={`Condition ${position}`}>
      <select
        id={id}
        className="en-input"
        aria-label="Question"
        value={clause.subject}
        onChange={({ target }) => onChange(withSubject(target.value, subjects))}
      >
        {clause.subject === '' && <option value="">Choose a question …</option>}
        {[...groups].map(([group, members]) => (
          <optgroup key={group} label={group}>
            {members.map(({ path, title, isRetired = false }) => (
              <option key={path.join('.')} value={path.join('.')}>
                {isRetired ? `${title} (retired)` : title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {subject !== undefined && (
        <>
          <select
            className="en-input"
            aria-label="Comparison"
            value={clause.verb}
            onChange={({ target }) => {
              const verb = verbsOf[subject.kind].find((each) => each.verb === target.value)?.verb;
              if (verb !== undefined) onChange(withVerb(clause, verb, subject.kind));
            }}
          >
            {verbsOf[subject.kind].map(({ verb, title }) => (
              <option key={verb} value={verb}>
                {title}
              </option>
            ))}
          </select>
          {takesValue(clause.verb) && (
            <ConditionValueInput
              {...{ subject, subjects }}
              verb={clause.verb}
              value={clause.value}
              onChange={(value) => onChange({ ...clause, value })}
            />
          )}
        </>
      )}
      <IconButton label={`Remove condition ${position}`} isDangerous onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
    </div>
  );
}
