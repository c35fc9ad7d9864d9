import { useMemo } from 'react';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { useMessages } from '../../context/use-messages.ts';
import { AwaitedAnswer } from '../../data/AwaitedAnswer.tsx';
import { useCall } from '../../data/use-call.ts';
import { useWording } from '../field/use-wording.ts';
import type { ControlProps } from '../widgets/control.ts';
import { Narrowing } from './Narrowing.tsx';
import { narrowedOf, narrowedText } from './narrowed.ts';
import type { StatisticsAnswer } from './statistics.ts';

registerMessages(editorMessages);

/** Renders a form field in which the user narrows statistics by one choice each. */
export function NarrowingField(props: ControlProps<OptionsOf<'narrowing'>>) {
  const say = useMessages();
  const call = props.options.call ?? '';
  const offers = useCall<StatisticsAnswer>(call);
  const { data } = offers;
  const all = say('narrowing.all');
  const wording = useMemo(
    () => data && ((value: unknown) => narrowedText(narrowedOf(value), data.rows, all)),
    [data, all],
  );
  useWording(props.id, wording);
  if (data === undefined) return <AwaitedAnswer answer={offers} about={call} />;
  return (
    <Narrowing
      id={props.id}
      label={props.label}
      statistics={data.rows}
      narrowed={narrowedOf(props.value)}
      isDisabled={props.isDisabled}
      onChange={(next) => props.onChoose({ ...next })}
      onLeave={props.onLeave}
    />
  );
}
