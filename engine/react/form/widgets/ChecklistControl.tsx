import { jsonEqual } from '../../../core/json/equal.ts';
import { type Json, jsonItems } from '../../../core/json/json.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { describedWith } from './Counter.tsx';
import type { ControlProps } from './control.ts';
import { optionKey } from './SelectControl.tsx';

/**
 * Renders a choice of several values as visible checkboxes, with buttons for all and none. Stores values in
 * the order of the choices; at the limit, further choices are disabled.
 */
export function ChecklistControl(props: ControlProps<OptionsOf<'checklist'>>) {
  const say = useMessages();
  const { choices } = props;
  const max = Math.min(props.maxLength ?? choices.length, choices.length);
  const chosen: readonly Json[] = Array.isArray(props.value) ? jsonItems(props.value) : [];
  const isChosen = (value: Json) => chosen.some((each) => jsonEqual(each, value));
  const areAll = choices.every(({ value }) => isChosen(value));
  const isFull = chosen.length >= max;
  const counterId = props.options.counter === true ? `${props.id}-count` : undefined;

  function choose(next: readonly Json[]): void {
    props.onChoose(next.length === 0 ? undefined : [...next]);
  }

  function toggle(value: Json): void {
    const wanted = (each: Json) => (jsonEqual(each, value) ? !isChosen(each) : isChosen(each));
    choose(choices.map((choice) => choice.value).filter(wanted));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own beside the label
    <div
      className="en-checklist"
      role="group"
      aria-labelledby={`${props.id}-label`}
      // Refers to the messages and the counter only, since the role `group` supports no `aria-required`.
      aria-describedby={describedWith(props.describedBy, counterId)}
    >
      <div className="en-choices">
        {choices.map((choice, position) => (
          <label key={optionKey(choice)} className="en-choice">
            <input
              id={position === 0 ? props.id : `${props.id}-${position}`}
              type="checkbox"
              className="en-checkbox"
              checked={isChosen(choice.value)}
              disabled={props.isDisabled || (isFull && !isChosen(choice.value))}
              onChange={() => toggle(choice.value)}
              onBlur={props.onLeave}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <div className="en-checklist-foot">
        {!props.isDisabled && max === choices.length && (
          <Button look="quiet" onClick={() => choose(areAll ? [] : choices.map(({ value }) => value))}>
            {say(areAll ? 'select.none' : 'select.all')}
          </Button>
        )}
        {counterId !== undefined && (
          <span id={counterId} className="en-counter">
            {say('counter', { n: chosen.length, max })}
          </span>
        )}
      </div>
    </div>
  );
}
