import { ariaOf, type ControlProps } from './control.ts';

/** Renders a checkbox for a boolean, with the label beside it. */
export function CheckboxControl(props: ControlProps) {
  return (
    <input
      id={props.id}
      type="checkbox"
      className="en-checkbox"
      checked={props.value === true}
      disabled={props.isDisabled}
      onChange={(event) => props.onChoose(event.currentTarget.checked)}
      onBlur={props.onLeave}
      {...ariaOf(props)}
    />
  );
}
