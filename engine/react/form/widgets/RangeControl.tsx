import type { KeyboardEvent } from 'react';
import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { ariaOf, type ControlProps } from './control.ts';
import { lengthOf } from './length-of.ts';
import './range.css';

/** Keys that move a slider; one without a value begins at the lowest, or at the end that the key leads to. */
const movingKeys: readonly string[] = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
];

/**
 * A slider with its number beside it. A browser's own shows a number always: without a value, this one has no handle,
 * says so, and takes the first press, wherever it falls.
 */
export function RangeControl(props: ControlProps) {
  const say = useMessages();
  const { low = 0, high = 100, step = 1 } = props.bounds ?? {};
  const value = typeof props.value === 'number' ? props.value : undefined;
  const text = value === undefined ? say('range.none') : [value, props.unit].filter(Boolean).join(' ');

  function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Delete' || event.key === 'Backspace') props.onChoose(undefined);
    if (value !== undefined || !movingKeys.includes(event.key)) return;
    event.preventDefault();
    props.onChoose(event.key === 'End' ? high : low);
  }

  // A slider has no `aria-required`: its label says so.
  const { 'aria-required': _required, ...aria } = ariaOf(props);
  const clear = () => props.onChoose(undefined);
  const room = Math.max(
    ...[say('range.none'), `${low} ${props.unit ?? ''}`, `${high} ${props.unit ?? ''}`].map(lengthOf),
  );

  return (
    <span className="en-range">
      <input
        id={props.id}
        type="range"
        className={value === undefined ? 'en-range-blank' : undefined}
        min={low}
        max={high}
        step={step}
        value={value ?? low}
        disabled={props.isDisabled}
        aria-valuetext={text}
        {...aria}
        onChange={(event) => props.onType(event.currentTarget.valueAsNumber)}
        onClick={(event) => value === undefined && props.onChoose(event.currentTarget.valueAsNumber)}
        onKeyDown={moveByKey}
        onBlur={props.onLeave}
      />
      <output htmlFor={props.id} style={{ minWidth: `${room}ch` }}>
        {text}
      </output>
      <Button
        look="quiet"
        aria-label={say('range.clear.of', { label: props.label })}
        disabled={value === undefined || props.isDisabled}
        onClick={clear}
      >
        {say('range.clear')}
      </Button>
    </span>
  );
}
