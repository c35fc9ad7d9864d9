import { jsonEqual } from '../../../core/json/equal.ts';
import { useMessages } from '../../context/use-messages.ts';
import {
  comparisonOf,
  comparisonsOf,
  type StatisticComparison,
  type StatisticCondition,
} from './condition-shapes.ts';
import { comparisonText } from './condition-text.ts';
import type { OfferedStatistic } from './statistics.ts';

export interface ComparisonSelectProps {
  readonly label: string;
  readonly condition: StatisticCondition;
  readonly statistic: OfferedStatistic;
  readonly isDisabled: boolean;
  readonly onChoose: (comparison: StatisticComparison) => void;
}

/**
 * Renders the choice of how to compare a statistic: named comparisons first, then comparisons with a value to
 * enter.
 */
export function ComparisonSelect({
  label,
  condition,
  statistic,
  isDisabled,
  onChoose,
}: ComparisonSelectProps) {
  const say = useMessages();
  const all = comparisonsOf(statistic);
  const chosen = comparisonOf(condition, statistic);
  const index = chosen === undefined ? -1 : all.findIndex((each) => jsonEqual(each, chosen));
  const gone = index < 0 ? condition.filterTerm : undefined;
  const options = (isNamed: boolean) =>
    all.map((comparison, n) =>
      hasName(comparison) === isNamed ? (
        <option key={JSON.stringify(comparison)} value={n}>
          {comparisonText(comparison, statistic, say)}
        </option>
      ) : null,
    );
  const isGrouped = all.some(hasName) && statistic.options.length > 0;
  return (
    <select
      className="en-input en-select en-condition-comparison"
      aria-label={label}
      value={index}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        const comparison = all[Number(currentTarget.value)];
        if (comparison !== undefined) onChoose(comparison);
      }}
    >
      {index < 0 && <option value={-1}>{gone ?? say('conditions.choose-comparison')}</option>}
      {isGrouped ? (
        <>
          <optgroup label={say('conditions.group.options')}>{options(true)}</optgroup>
          <optgroup label={say('conditions.group.ranges')}>{options(false)}</optgroup>
        </>
      ) : (
        <>
          {options(true)}
          {options(false)}
        </>
      )}
    </select>
  );
}

function hasName({ kind }: StatisticComparison): boolean {
  return kind === 'option' || kind === 'value';
}
