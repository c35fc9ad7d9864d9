import { useEffect, useRef } from 'react';
import { useEngine } from '../../context/engine-context.ts';
import { useMessages } from '../../context/use-messages.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CopyIcon, RemoveIcon, WarningIcon } from '../../parts/icons.tsx';
import { fieldMessages } from '../field/FieldMessages.tsx';
import { useFieldView, useOpenForm } from '../form-react-context.ts';
import type { PreviewAnswer } from '../preview/preview-context.ts';
import { ComparisonSelect } from './ComparisonSelect.tsx';
import { comparisonOf, conditionWith, type StatisticCondition } from './condition-shapes.ts';
import { JoinSelect } from './JoinSelect.tsx';
import { joinedBy } from './joined-conditions.ts';
import { OrMissing } from './OrMissing.tsx';
import { RangeEnds } from './RangeEnds.tsx';
import type { OfferedStatistic } from './statistics.ts';

export interface ConditionRowProps {
  /** Element id of the field with the condition. */
  readonly field: string;
  readonly index: number;
  readonly condition: StatisticCondition;
  /**
   * True where the condition belongs to a group of alternatives; `hasAlternative` where the next condition is an
   * alternative of it.
   */
  readonly isGrouped: boolean;
  readonly hasAlternative: boolean;
  readonly statistics: readonly OfferedStatistic[];
  readonly effect: PreviewAnswer['conditions'][number] | undefined;
  readonly isStale: boolean;
  readonly isDisabled: boolean;
  /**
   * New object each time the row should get the focus: after it was added, or after the preceding row was
   * removed.
   */
  readonly focused: object | undefined;
  readonly onChange: (next: StatisticCondition) => void;
  readonly onDuplicate: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onLeave: () => void;
}

/**
 * Renders a condition from left to right, `Last call · is more than 2 weeks ago`, and the number of rows that it
 * removes.
 */
export function ConditionRow(props: ConditionRowProps) {
  const { field, index, condition, statistics, effect, isDisabled, focused, onChange, onLeave } = props;
  const say = useMessages();
  const { clock } = useEngine();
  const first = useRef<HTMLSelectElement>(null);
  const number = index + 1;
  const statistic = statistics.find(({ name }) => name === condition.statType);
  useEffect(() => {
    if (focused !== undefined) first.current?.focus();
  }, [focused]);
  return (
    <li
      className="en-condition"
      data-grouped={props.isGrouped || undefined}
      data-continued={props.hasAlternative || undefined}
      onBlur={onLeave}
    >
      <div className="en-condition-sentence">
        <JoinSelect number={number} condition={condition} isDisabled={isDisabled} onChange={onChange} />
        <select
          ref={first}
          id={`${field}.${index}`}
          className="en-input en-select en-condition-statistic"
          aria-label={say('conditions.statistic', { number })}
          aria-describedby={`${field}.${index}-error`}
          value={condition.statType ?? ''}
          disabled={isDisabled}
          onChange={({ currentTarget }) =>
            onChange(joinedBy(begun(currentTarget.value), condition.orPrevious === true))
          }
        >
          {condition.statType === undefined && <option value="">{say('conditions.choose')}</option>}
          {condition.statType !== undefined && statistic === undefined && (
            <option value={condition.statType}>{condition.statType}</option>
          )}
          {statistics.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
        {statistic !== undefined && (
          <>
            <ComparisonSelect
              label={say('conditions.comparison', { statistic: statistic.title, number })}
              condition={condition}
              statistic={statistic}
              isDisabled={isDisabled}
              onChoose={(comparison) => onChange(conditionWith(condition, comparison, clock.today()))}
            />
            <RangeEnds
              key={comparisonOf(condition, statistic)?.kind}
              number={number}
              condition={condition}
              statistic={statistic}
              isDisabled={isDisabled}
              onChange={onChange}
            />
            <OrMissing
              number={number}
              condition={condition}
              statistic={statistic}
              isDisabled={isDisabled}
              onChange={onChange}
            />
          </>
        )}
      </div>
      <Effect effect={effect} isStale={props.isStale} />
      <div className="en-condition-actions">
        {!isDisabled && props.onDuplicate !== undefined && (
          <IconButton label={say('conditions.duplicate', { number })} onClick={props.onDuplicate}>
            <CopyIcon />
          </IconButton>
        )}
        {!isDisabled && (
          <IconButton label={say('conditions.remove', { number })} isDangerous onClick={props.onRemove}>
            <RemoveIcon />
          </IconButton>
        )}
      </div>
      <Complaints {...props} statistic={statistic} />
    </li>
  );
}

function begun(name: string): StatisticCondition {
  return name === '' ? {} : { statType: name };
}

/**
 * Renders the number of rows that a condition removes or adds; reserves its room while the number is
 * recalculated.
 */
function Effect({ effect, isStale }: Pick<ConditionRowProps, 'effect' | 'isStale'>) {
  const say = useMessages();
  const count = effect?.removes ?? effect?.adds;
  if (count === undefined) return <span className="en-condition-effect" />;
  const verb = effect?.removes === undefined ? 'adds' : 'removes';
  const n = count.toLocaleString('en-US');
  const text = count === 0 ? say(`conditions.${verb}-none`) : say(`conditions.${verb}`, { n });
  const sign = verb === 'adds' ? '+' : '−';
  return (
    <span className="en-condition-effect" data-stale={isStale || undefined} title={text}>
      <span aria-hidden="true">{count === 0 ? '±0' : `${sign}${n}`}</span>
      <span className="en-visually-hidden">{text}</span>
    </span>
  );
}

/** Renders the problems of the condition: a missing statistic or value, or an unfinished condition. */
function Complaints({ field, index, condition, statistic, effect }: ComplaintsProps) {
  const say = useMessages();
  const { store, prefix } = useOpenForm();
  const id = `${field}.${index}`;
  const path = id.slice(prefix.length + 1);
  const view = useFieldView(store, path);
  useEffect(() => store.enter(path), [store, path]);
  const isGone = condition.statType !== undefined && statistic === undefined;
  const problem = isGone ? say('conditions.gone', { statistic: condition.statType ?? '' }) : effect?.problem;
  return (
    <div className="en-condition-messages">
      {problem !== undefined && (
        <p className="en-warning" role="alert">
          <WarningIcon />
          {problem}
        </p>
      )}
      {/* Shows only the first error; the next one appears once the first is corrected. */}
      {fieldMessages(id, { ...view, errors: view.errors.slice(0, 1) })}
    </div>
  );
}

interface ComplaintsProps extends ConditionRowProps {
  readonly statistic: OfferedStatistic | undefined;
}
