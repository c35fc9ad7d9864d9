import { useMemo, useState } from 'react';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { bringWords, type Words } from '../../../core/messages/words.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { useWords } from '../../context/use-words.ts';
import { AwaitedAnswer } from '../../data/AwaitedAnswer.tsx';
import { useCall } from '../../data/use-call.ts';
import { Button } from '../../parts/Button.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { usePreview } from '../preview/preview-context.ts';
import type { Wording } from '../store/wordings.ts';
import { useWording } from '../use-wording.ts';
import type { ControlProps } from '../widgets/control.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { asJson, type Condition } from './condition-shapes.ts';
import { conditionText } from './condition-text.ts';
import './conditions.css';
import type { StatisticsAnswer } from './statistics.ts';
import { useRowKeys } from './use-row-keys.ts';

bringWords(editorMessages);

const none: readonly Condition[] = [];

/** Conditions that all have to hold, each a sentence: a statistic, how it compares, and with what. */
export function ConditionList(props: ControlProps<OptionsOf<'conditions'>>) {
  const say = useWords();
  const call = props.options.call ?? '';
  const offers = useCall<StatisticsAnswer>(call);
  const { data } = offers;
  const { answer, isStale } = usePreview();
  const conditions = Array.isArray(props.value) ? (props.value as readonly Condition[]) : none;
  const keys = useRowKeys(conditions.length);
  const [focused, setFocused] = useState<{ readonly key: string | undefined }>();
  const wording = useMemo(() => data && conditionsWording(data.rows, say), [data, say]);
  useWording(props.id, wording);
  const most = props.maxLength ?? Number.POSITIVE_INFINITY;
  if (data === undefined) return <AwaitedAnswer answer={offers} about={call} />;

  function choose(next: readonly Condition[]): void {
    props.onChoose(next.map(asJson));
  }

  function insert(at: number, condition: Condition): void {
    setFocused({ key: keys.insert(at) });
    choose(conditions.toSpliced(at, 0, condition));
  }

  function remove(at: number): void {
    const next = keys.at(at === conditions.length - 1 ? at - 1 : at + 1);
    if (next === undefined) focusAdd(props.id);
    setFocused({ key: next });
    keys.remove(at);
    choose(conditions.toSpliced(at, 1));
  }

  const isFull = conditions.length >= most;
  return (
    <div className="en-conditions">
      <p className="en-help">{say(conditions.length === 0 ? 'conditions.none' : 'conditions.all-of')}</p>
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
              statistics={data.rows}
              effect={answer?.conditions[index]}
              isStale={isStale}
              isDisabled={props.isDisabled}
              focused={keys.at(index) === focused?.key ? focused : undefined}
              onChange={(next) => choose(conditions.with(index, next))}
              onDuplicate={isFull ? undefined : () => insert(index + 1, condition)}
              onRemove={() => remove(index)}
              onLeave={props.onLeave}
            />
          ))}
        </ol>
      )}
      {!props.isDisabled && !isFull && (
        <Button id={props.id} icon={<PlusIcon />} onClick={() => insert(conditions.length, {})}>
          {say('conditions.add')}
        </Button>
      )}
      {isFull && <p className="en-help">{say('conditions.limit', { max: most })}</p>}
    </div>
  );
}

function conditionsWording(statistics: StatisticsAnswer['rows'], say: Words): Wording {
  return (value) =>
    Array.isArray(value) && value.length > 0
      ? value.map((condition: Condition) => conditionText(condition, statistics, say)).join('; ')
      : undefined;
}

/** The button that adds stands where the last condition went. */
function focusAdd(id: string): void {
  document.getElementById(id)?.focus();
}
