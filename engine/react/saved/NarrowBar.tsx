import { editorMessages } from '../../core/messages/editor-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { useMessages } from '../context/use-messages.ts';
import { AwaitedAnswer } from '../data/AwaitedAnswer.tsx';
import { useCall } from '../data/use-call.ts';
import { Narrowing } from '../form/conditions/Narrowing.tsx';
import type { Narrowed } from '../form/conditions/narrowed.ts';
import type { StatisticsAnswer } from '../form/conditions/statistics.ts';

registerMessages(editorMessages);

export interface NarrowBarProps {
  /** Name of the call that lists the statistics. */
  readonly call: string;
  readonly narrowed: Narrowed;
  readonly onChange: (next: Narrowed) => void;
}

/** Renders choices by which the user narrows the rows of a stored search, in addition to its own conditions. */
export function NarrowBar({ call, narrowed, onChange }: NarrowBarProps) {
  const say = useMessages();
  const offers = useCall<StatisticsAnswer>(call);
  // Reserves the room while the statistics load, so that the rows below do not move.
  if (offers.data === undefined && !offers.isError) return <div className="en-narrowing" />;
  if (offers.data === undefined) return <AwaitedAnswer answer={offers} about={call} />;
  return (
    <Narrowing
      id="en-narrow-rows"
      label={say('narrowing.rows')}
      statistics={offers.data.rows}
      narrowed={narrowed}
      isDisabled={false}
      onChange={onChange}
    />
  );
}
