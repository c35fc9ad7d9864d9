import { useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json } from '../../../core/json/json.ts';
import { useMessages } from '../../context/use-messages.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CloseIcon } from '../../parts/icons.tsx';
import {
  comparisonOf,
  isNamedComparison,
  otherValues,
  valueToStore,
  withOthers,
} from './condition-shapes.ts';
import { shownOthers, valueName } from './condition-text.ts';
import type { RangeEndsProps } from './RangeEnds.tsx';

/** Renders the further values of a condition, of which one is enough, and the choice that adds one. */
export function OtherValues({ number, condition, statistic, isDisabled, onChange }: RangeEndsProps) {
  const say = useMessages();
  const adding = useRef<HTMLSelectElement>(null);
  if (!isNamedComparison(comparisonOf(condition, statistic))) return null;
  const chosen = shownOthers(condition, statistic);
  const { others: _others, ...alone } = condition;
  const change = (next: readonly Json[]) => onChange({ ...alone, ...withOthers(next) });
  const values = chosen.map(valueToStore);
  const left = otherValues(condition, statistic).filter(
    (each) => !values.some((value) => jsonEqual(value, valueToStore(each))),
  );
  return (
    <>
      {chosen.map((each) => {
        const value = valueName(each, statistic);
        return (
          <span key={String(valueToStore(each))} className="en-condition-other">
            {say('conditions.join.or')} {value}
            {!isDisabled && (
              <IconButton
                label={say('conditions.others.remove', { value, statistic: statistic.title, number })}
                onClick={() => {
                  change(values.filter((other) => !jsonEqual(other, valueToStore(each))));
                  adding.current?.focus();
                }}
              >
                <CloseIcon />
              </IconButton>
            )}
          </span>
        );
      })}
      {!isDisabled && (left.length > 0 || chosen.length > 0) && chosen.length < mostOthers && (
        <select
          ref={adding}
          className="en-input en-select en-condition-add"
          aria-label={say('conditions.others', { statistic: statistic.title, number })}
          value=""
          onChange={({ currentTarget }) => {
            const added = left[Number(currentTarget.value)];
            if (added !== undefined) change([...values, valueToStore(added)]);
          }}
        >
          <option value="">{say('conditions.others.add')}</option>
          {left.map((each, index) => (
            <option key={String(valueToStore(each))} value={index}>
              {valueName(each, statistic)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

/** Limit on further values, as the gateway has it. */
const mostOthers = 19;
