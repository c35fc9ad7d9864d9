import './conditions.css';
import { useMemo, useState } from 'react';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { type FormatMessage, registerMessages } from '../../../core/messages/messages.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { useMessages } from '../../context/use-messages.ts';
import { AwaitedAnswer } from '../../data/AwaitedAnswer.tsx';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../parts/Button.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { useWording } from '../field/use-wording.ts';
import { usePreview } from '../preview/preview-context.ts';
import type { Wording } from '../store/wordings.ts';
import type { ControlProps } from '../widgets/control.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { asJson, type StatisticCondition } from './condition-shapes.ts';
import { conditionText } from './condition-text.ts';
import { isInGroup, withCopy, without } from './joined-conditions.ts';
import type { StatisticsAnswer } from './statistics.ts';

registerMessages(editorMessages);

const none: readonly StatisticCondition[] = [];

/**
 * Renders conditions, each as a sentence of statistic, comparison and value. All must hold; within a group of
 * alternatives, one suffices.
 */
export function ConditionList(props: ControlProps<OptionsOf<'conditions'>>) {
  const say = useMessages();
  const call = props.options.call ?? '';
  const offers = useCall<StatisticsAnswer>(call);
  const { data } = offers;
  const { answer, isStale } = usePreview();
  const conditions = Array.isArray(props.value) ? props.value : none;
  const keys = useRowKeys(conditions.length);
  const [focused, setFocused] = useState<{ readonly key: string | undefined }>();
  const wording = useMemo(() => data && conditionsWording(data.rows, say), [data, say]);
  useWording(props.id, wording);
  const most = props.maxLength ?? Number.POSITIVE_INFINITY;
  if (data === undefined) return <AwaitedAnswer answer={offers} about={call} />;

  function choose(next: readonly StatisticCondition[]): void {
    props.onChoose(next.map(asJson));
  }

  function insert(at: number, next: readonly StatisticCondition[]): void {
    setFocused({ key: keys.insert(at) });
    choose(next);
  }

  function remove(at: number): void {
    const next = keys.at(at === conditions.length - 1 ? at - 1 : at + 1);
    if (next === undefined) focusAdd(props.id);
    setFocused({ key: next });
    keys.remove(at);
    choose(without(conditions, at));
  }

  const isFull = conditions.length >= most;
  return (
    <div className="en-conditions">
      <p className="en-help">{say(introOf(conditions))}</p>
      {conditions.length > 0 && (
        <ol
          className="en-condition-list"
          aria-labelledby={`${props.id}-label`}
          aria-describedby={props.describedBy}
        >
          {conditions.map((condition, index) => (
            <ConditionRow
              key={keys.at(index)}
              field={props.id}
              index={index}
              condition={condition}
              isGrouped={isInGroup(conditions, index)}
              hasAlternative={conditions[index + 1]?.orPrevious === true}
              statistics={data.rows}
              effect={answer?.conditions[index]}
              isStale={isStale}
              isDisabled={props.isDisabled}
              focused={keys.at(index) === focused?.key ? focused : undefined}
              onChange={(next) => choose(conditions.with(index, next))}
              onDuplicate={isFull ? undefined : () => insert(index + 1, withCopy(conditions, index))}
              onRemove={() => remove(index)}
              onLeave={props.onLeave}
            />
          ))}
        </ol>
      )}
      {!props.isDisabled && !isFull && (
        <Button
          id={props.id}
          icon={<PlusIcon />}
          onClick={() => insert(conditions.length, [...conditions, {}])}
        >
          {say('conditions.add')}
        </Button>
      )}
      {isFull && <p className="en-help">{say('conditions.limit', { max: most })}</p>}
    </div>
  );
}

function introOf(conditions: readonly StatisticCondition[]) {
  if (conditions.length === 0) return 'conditions.none';
  const hasGroups = conditions.some((_, index) => isInGroup(conditions, index));
  return hasGroups ? 'conditions.all-of-groups' : 'conditions.all-of';
}

function conditionsWording(statistics: StatisticsAnswer['rows'], say: FormatMessage): Wording {
  const textOf = (condition: StatisticCondition, index: number) => {
    const isOr = condition.orPrevious === true;
    const joint = index === 0 ? '' : isOr ? ` ${say('conditions.join.or')} ` : '; ';
    return `${joint}${conditionText(condition, statistics, say)}`;
  };
  return (value) => (Array.isArray(value) && value.length > 0 ? value.map(textOf).join('') : undefined);
}

/** Focuses the add button, which follows the last condition. */
function focusAdd(id: string): void {
  document.getElementById(id)?.focus();
}

/** Makes keys for rows, so that each row keeps its controls when another row is added or removed. */
function useRowKeys(count: number) {
  const [keys, setKeys] = useState<string[]>([]);
  // Adds keys for rows that this component did not add, e.g. those of a loaded value.
  while (keys.length < count) keys.push(crypto.randomUUID());
  return {
    at: (index: number): string | undefined => keys[index],
    insert(index: number): string {
      const key = crypto.randomUUID();
      setKeys(keys.toSpliced(index, 0, key));
      return key;
    },
    remove: (index: number): void => setKeys(keys.toSpliced(index, 1)),
    move(from: number, to: number): void {
      const [key = ''] = keys.slice(from, from + 1);
      setKeys(keys.toSpliced(from, 1).toSpliced(to, 0, key));
    },
  };
}
