import { useState } from 'react';
import { isCalendarDay } from '../../../core/dates/dates.ts';
import { isBlank } from '../../../core/json/blank.ts';
import { parseTypedNumber } from '../../../core/numbers/typed-number.ts';
import { plainSigns } from '../../../core/text/clean-text.ts';
import { useMessages } from '../../context/use-messages.ts';
import { NotTaken } from '../widgets/NotTaken.tsx';
import {
  type AmountName,
  amountOf,
  comparisonOf,
  daysInWeek,
  endsOfAmount,
  hasAmount,
  hasWeeks,
  type StatisticCondition,
} from './condition-shapes.ts';
import type { OfferedStatistic } from './statistics.ts';

export interface RangeEndsProps {
  /** Number of the condition, from 1. */
  readonly number: number;
  readonly condition: StatisticCondition;
  readonly statistic: OfferedStatistic;
  readonly isDisabled: boolean;
  readonly onChange: (next: StatisticCondition) => void;
}

/** Renders inputs for the ends of a range, or for the value to search for, where the comparison has any. */
export function RangeEnds(props: RangeEndsProps) {
  const comparison = comparisonOf(props.condition, props.statistic);
  if (comparison === undefined) return null;
  if (comparison.kind === 'equals') return <Equals {...props} />;
  if (comparison.kind === 'dates') return <Days {...props} />;
  if (hasAmount(comparison.kind)) return <Amount {...props} name={comparison.kind} />;
  const isPair = comparison.kind === 'between' || comparison.kind === 'days-between';
  return isPair ? <Pair {...props} isOfDays={comparison.kind === 'days-between'} /> : null;
}

function Amount({ name, ...props }: RangeEndsProps & { readonly name: AmountName }) {
  const { number, condition, statistic, isDisabled, onChange } = props;
  const say = useMessages();
  const amount = amountOf(condition, name);
  const mayBeWeeks = hasWeeks(name, statistic);
  const [isWeeks, setIsWeeks] = useState(mayBeWeeks && amount > 0 && amount % daysInWeek === 0);
  const factor = isWeeks ? daysInWeek : 1;
  const title = statistic.title;
  const change = (next: number) => onChange({ ...withoutEnds(condition), ...endsOfAmount(name, next) });
  return (
    <>
      <NumberEnd
        label={say('conditions.amount', { statistic: title, number })}
        value={amount / factor}
        least={name === 'least' || name === 'most' ? undefined : 0}
        isDisabled={isDisabled}
        onChange={(next) => change(next * factor)}
      />
      {mayBeWeeks ? (
        <select
          className="en-input en-select en-condition-unit"
          aria-label={say('conditions.unit', { statistic: title, number })}
          value={isWeeks ? 'weeks' : 'days'}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const next = currentTarget.value === 'weeks';
            setIsWeeks(next);
            change((amount / factor) * (next ? daysInWeek : 1));
          }}
        >
          <option value="days">{say('conditions.days')}</option>
          <option value="weeks">{say('conditions.weeks')}</option>
        </select>
      ) : (
        statistic.unit !== undefined && <span>{say(`conditions.${statistic.unit}`)}</span>
      )}
      {name === 'past-more' && <span>{say('conditions.ago')}</span>}
      {name === 'ahead-more' && <span>{say('conditions.from-now')}</span>}
    </>
  );
}

function Pair({
  number,
  condition,
  statistic,
  isDisabled,
  isOfDays,
  onChange,
}: RangeEndsProps & { isOfDays: boolean }) {
  const say = useMessages();
  const { title, unit } = statistic;
  return (
    <>
      <NumberEnd
        label={say('conditions.from', { statistic: title, number })}
        value={Number(condition.gte)}
        isDisabled={isDisabled}
        onChange={(gte) => onChange({ ...condition, gte })}
      />
      <span>{say('conditions.and')}</span>
      <NumberEnd
        label={say('conditions.to', { statistic: title, number })}
        value={Number(condition.lte)}
        isDisabled={isDisabled}
        onChange={(lte) => onChange({ ...condition, lte })}
      />
      {isOfDays && <span>{say('conditions.from-today')}</span>}
      {!isOfDays && unit !== undefined && <span>{say(`conditions.${unit}`)}</span>}
    </>
  );
}

interface NumberEndProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (next: number) => void;
}

/**
 * Renders an input that reports each valid number while the user types; other text is refused with a message
 * once the user leaves the input.
 */
function NumberEnd({ label, value, least = Number.NEGATIVE_INFINITY, isDisabled, onChange }: NumberEndProps) {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState('');
  const isWrong = typed !== undefined && numberIn(typed, least) === undefined;
  return (
    <>
      <input
        className="en-input en-number en-condition-number"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={typed ?? String(value)}
        disabled={isDisabled}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setRefused('');
          const next = numberIn(currentTarget.value, least);
          if (next !== undefined) onChange(next);
        }}
        onBlur={() => {
          if (isWrong) setRefused(typed);
          setTyped(undefined);
        }}
      />
      <NotTaken refused={refused} room="number.room" />
    </>
  );
}

function numberIn(text: string, least: number): number | undefined {
  const plain = plainSigns(text);
  if (!/^\s*[+-]?\d{1,6}(\.\d{1,4})?\s*$/.test(plain)) return undefined;
  const number = Number(plain);
  return number >= least ? number : undefined;
}

/** Renders inputs for calendar days; one end of the range can stay open. */
function Days({ number, condition, statistic, isDisabled, onChange }: RangeEndsProps) {
  const say = useMessages();
  const { title } = statistic;
  const end = (name: 'gte' | 'lte') => (day: string) => {
    if (isCalendarDay(day)) onChange({ ...condition, [name]: day });
    const other = name === 'gte' ? { lte: condition.lte } : { gte: condition.gte };
    // Keeps the last end, since a range without ends compares nothing.
    if (day === '' && !isBlank(other))
      onChange({ ...withoutEnds(condition), ...other } as StatisticCondition);
  };
  return (
    <>
      <DayEnd
        label={say('conditions.from', { statistic: title, number })}
        day={condition.gte}
        isDisabled={isDisabled}
        onChange={end('gte')}
      />
      <span>{say('conditions.and')}</span>
      <DayEnd
        label={say('conditions.to', { statistic: title, number })}
        day={condition.lte}
        isDisabled={isDisabled}
        onChange={end('lte')}
      />
    </>
  );
}

interface DayEndProps {
  readonly label: string;
  readonly day: StatisticCondition['gte'];
  readonly isDisabled: boolean;
  readonly onChange: (day: string) => void;
}

function DayEnd({ label, day, isDisabled, onChange }: DayEndProps) {
  return (
    <input
      className="en-input en-condition-day"
      type="date"
      aria-label={label}
      value={day ?? ''}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/**
 * Renders the input for the value to search for. Keeps the text as typed until the user leaves the input, since `1.0`
 * may become `1.05`.
 */
function Equals({ number, condition, statistic, isDisabled, onChange }: RangeEndsProps) {
  const say = useMessages();
  const [typed, setTyped] = useState<string>();
  const { term } = condition;
  return (
    <input
      className="en-input en-condition-text"
      type="text"
      autoComplete="off"
      inputMode={statistic.kind === 'number' ? 'decimal' : 'text'}
      aria-label={say('conditions.amount', { statistic: statistic.title, number })}
      value={typed ?? (typeof term === 'string' || typeof term === 'number' ? String(term) : '')}
      disabled={isDisabled}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange({ ...condition, term: termOf(currentTarget.value, statistic) });
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function termOf(text: string, { kind }: OfferedStatistic): string | number {
  return kind === 'number' ? (parseTypedNumber(text) ?? text) : text;
}

function withoutEnds({ gte: _gte, lte: _lte, ...rest }: StatisticCondition): StatisticCondition {
  return rest;
}
