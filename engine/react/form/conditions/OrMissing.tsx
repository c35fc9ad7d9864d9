import { useMessages } from '../../context/use-messages.ts';
import {
  comparisonOf,
  rangeNames,
  type StatisticComparison,
  type StatisticCondition,
} from './condition-shapes.ts';
import { orMissingText } from './condition-text.ts';
import type { RangeEndsProps } from './RangeEnds.tsx';

/** Renders the checkbox by which a range also matches a missing value. */
export function OrMissing({ number, condition, statistic, isDisabled, onChange }: RangeEndsProps) {
  const say = useMessages();
  const kind = comparisonOf(condition, statistic)?.kind;
  const isOn = condition.orMissing === true;
  if (!isOn && !isRange(kind)) return null;
  const text = orMissingText(kind, say);
  return (
    <label className="en-choice en-condition-or">
      <input
        type="checkbox"
        aria-label={say('conditions.or', { text, statistic: statistic.title, number })}
        checked={isOn}
        disabled={isDisabled}
        onChange={() => onChange(isOn ? withoutMissing(condition) : { ...condition, orMissing: true })}
      />
      {text}
    </label>
  );
}

function isRange(kind: StatisticComparison['kind'] | undefined): boolean {
  return rangeNames.some((name) => name === kind);
}

function withoutMissing({ orMissing: _orMissing, ...rest }: StatisticCondition): StatisticCondition {
  return rest;
}
