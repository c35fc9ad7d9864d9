import { jsonEqual } from '../../../core/json/equal.ts';
import { ariaOf, type ControlProps } from './control.ts';
import { optionKey } from './SelectControl.tsx';

/**
 * Renders a choice of one among a few visible values. The first radio button has the field's id, so that the
 * field can be focused.
 */
export function RadioControl(props: ControlProps) {
  return (
    <div className="en-choices" role="radiogroup" aria-labelledby={`${props.id}-label`} {...ariaOf(props)}>
      {props.choices.map((choice, position) => (
        <label key={optionKey(choice)} className="en-choice">
          <input
            id={position === 0 ? props.id : `${props.id}-${position}`}
            type="radio"
            name={props.id}
            checked={jsonEqual(choice.value, props.value)}
            disabled={props.isDisabled}
            onChange={() => props.onChoose(choice.value)}
            onBlur={props.onLeave}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
