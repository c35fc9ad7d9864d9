import type { KeyboardEvent } from 'react';
import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { ariaOf, type ControlProps } from './control.ts';
import { lengthOf } from './length-of.ts';
import './range.css';

/**
 * Keys that move a slider. A slider without a value starts at its minimum, or at the end towards which the key moves.
 */
const movingKeys: readonly string[] = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  ...['Home', 'End', 'PageUp', 'PageDown'],
];

/**
 * Renders a slider with its number. Unlike the browser's own, a slider without a value shows no handle, says
 * that it has none, and accepts a first press at any position.
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

  // Leaves out `aria-required`, which a slider cannot have; the label says that the field is required.
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
