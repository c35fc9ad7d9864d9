import { jsonEqual } from '../../../core/json/equal.ts';
import { useMessages } from '../../context/use-messages.ts';
import { ariaOf, type ControlChoice, type ControlProps } from './control.ts';

/**
 * Renders a choice of one value among several as a native list, which opens quickly and is familiar to users of every
 * keyboard, screen reader and phone.
 */
export function SelectControl(props: ControlProps) {
  const say = useMessages();
  const index = props.choices.findIndex((choice) => jsonEqual(choice.value, props.value));
  const isUnknown = index < 0 && props.value !== undefined && props.value !== '';
  return (
    <select
      id={props.id}
      className="en-input en-select"
      value={isUnknown ? 'unknown' : String(index)}
      disabled={props.isDisabled}
      onChange={(event) => props.onChoose(props.choices[Number(event.currentTarget.value)]?.value)}
      onBlur={props.onLeave}
      {...ariaOf(props)}
    >
      <option value="-1">{props.placeholder ?? say('select.placeholder')}</option>
      {isUnknown && (
        <option value="unknown" disabled>
          {typeof props.value === 'object' ? JSON.stringify(props.value) : String(props.value)}
        </option>
      )}
      {props.choices.map((choice, position) => (
        <option key={optionKey(choice)} value={position}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

export function optionKey(choice: ControlChoice): string {
  return JSON.stringify(choice.value);
}
