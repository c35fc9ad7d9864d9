import { useMemo, useState } from 'react';
import { isJsonObject } from '../../../core/json/json.ts';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { useMessages } from '../../context/use-messages.ts';
import { AwaitedAnswer } from '../../data/AwaitedAnswer.tsx';
import { useCall } from '../../data/use-call.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { CloseIcon, PlusIcon } from '../../parts/icons.tsx';
import { MoveHandle } from '../../table/MoveHandle.tsx';
import { useWording } from '../field/use-wording.ts';
import type { Wording } from '../store/wordings.ts';
import type { ControlProps } from '../widgets/control.ts';
import './ordered.css';
import { positionOf, useDragOrder } from './use-drag-order.ts';

registerMessages(editorMessages);

interface Offered {
  readonly rows: readonly {
    readonly name: string;
    readonly title: string;
    /** True where the entry is chosen by default. */
    readonly isUsual?: boolean;
  }[];
}

/**
 * Renders the choice and order of entries that a call answers, stored as a map of names to positions from 1, or
 * false. Entries that an older map has as true, or lacks although they are chosen by default, come last.
 */
export function OrderedChoices(props: ControlProps<OptionsOf<'ordered-choices'>>) {
  const say = useMessages();
  const call = props.options.call ?? '';
  const offers = useCall<Offered>(call);
  const { data } = offers;
  const [isOpen, setIsOpen] = useState(false);
  const offered = data?.rows ?? [];
  const shown = shownOf(props.value, offered);
  const handleOf = useDragOrder(shown.length, move);
  const wording = useMemo(() => data && orderWording(data.rows), [data]);
  useWording(props.id, wording);
  if (data === undefined) return <AwaitedAnswer answer={offers} about={call} />;

  function choose(names: readonly string[]): void {
    const positions = new Map(names.map((name, index) => [name, index + 1] as const));
    const chosen = Object.fromEntries(offered.map(({ name }) => [name, positions.get(name) ?? false]));
    // Keeps the stored choices of entries that are not among those offered.
    props.onChoose({ ...(isJsonObject(props.value) && props.value), ...chosen });
  }

  function move(from: number, to: number): void {
    const names = shown.map(({ name }) => name);
    const [name = ''] = names.slice(from, from + 1);
    choose(names.toSpliced(from, 1).toSpliced(to, 0, name));
  }

  const names = shown.map(({ name }) => name);
  const others = offered.filter(({ name }) => !names.includes(name));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own beside the label
    <div
      className="en-ordered"
      role="group"
      aria-labelledby={`${props.id}-label`}
      aria-describedby={props.describedBy}
      onBlur={props.onLeave}
    >
      {isUnchosen(props.value) && <p className="en-ordered-usual">{say('ordered.usual')}</p>}
      {shown.length > 0 && (
        <ol className="en-ordered-list" aria-label={say('ordered.shown')}>
          {shown.map(({ name, title }, index) => (
            <li key={name} className="en-ordered-entry" {...positionOf(index)}>
              {!props.isDisabled && <MoveHandle name={title} {...handleOf(index)} />}
              <span>{title}</span>
              {!props.isDisabled && (
                <IconButton
                  label={say('ordered.remove', { item: title })}
                  onClick={() => choose(names.filter((each) => each !== name))}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
      )}
      {!props.isDisabled && others.length > 0 && (
        <Button
          id={props.id}
          className="en-ordered-more"
          icon={<PlusIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say('ordered.more', { field: props.label })}
        </Button>
      )}
      {isOpen && !props.isDisabled && others.length > 0 && (
        <ul className="en-ordered-others" aria-label={say('ordered.others')}>
          {others.map(({ name, title }) => (
            <li key={name}>
              <Button
                look="quiet"
                aria-label={say('ordered.add', { item: title })}
                onClick={() => choose([...names, name])}
              >
                {title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Reports whether the user has made no choice yet. */
function isUnchosen(value: unknown): boolean {
  return !isJsonObject(value) || Object.keys(value).length === 0;
}

/** Makes the text of a value: the titles of the chosen entries, in order. */
function orderWording(offered: Offered['rows']): Wording {
  return (value) => {
    const titles = shownOf(value, offered).map(({ title }) => title);
    return titles.length === 0 ? undefined : titles.join(', ');
  };
}

function shownOf(value: unknown, offered: Offered['rows']): Offered['rows'] {
  const positions = new Map(isJsonObject(value) ? Object.entries(value) : []);
  const positionOfName = (name: string) => {
    const position = positions.get(name);
    return typeof position === 'number' ? position : Number.POSITIVE_INFINITY;
  };
  return offered
    .filter(({ name, isUsual = false }) => Boolean(positions.get(name) ?? (isUsual && positions.size > 0)))
    .toSorted((a, b) => {
      const [first, second] = [positionOfName(a.name), positionOfName(b.name)];
      return first === second ? 0 : first - second;
    });
}
