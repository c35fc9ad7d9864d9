import { useMessages } from '../../context/use-messages.ts';
import type { StatisticCondition } from './condition-shapes.ts';
import { joinedBy } from './joined-conditions.ts';

export interface JoinSelectProps {
  /** Number of the condition, from 1. */
  readonly number: number;
  readonly condition: StatisticCondition;
  readonly isDisabled: boolean;
  readonly onChange: (next: StatisticCondition) => void;
}

/** Renders the choice between "and" and "or" before a condition; renders nothing before the first one. */
export function JoinSelect({ number, condition, isDisabled, onChange }: JoinSelectProps) {
  const say = useMessages();
  if (number === 1) return <span className="en-condition-join" />;
  return (
    <select
      className="en-input en-select en-condition-join"
      aria-label={say('conditions.join', { number, previous: number - 1 })}
      value={condition.orPrevious === true ? 'or' : 'and'}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(joinedBy(condition, currentTarget.value === 'or'))}
    >
      <option value="and">{say('conditions.join.and')}</option>
      <option value="or">{say('conditions.join.or')}</option>
    </select>
  );
}
