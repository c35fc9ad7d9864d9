import type { ComponentType } from 'react';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { formMessages } from '../../../core/messages/form-messages.ts';
import { type MessageName, registerMessages } from '../../../core/messages/messages.ts';
import { decimalText } from '../../../core/numbers/decimal.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { WidgetOptions } from '../../../core/product/widget-options.ts';

registerMessages(formMessages);

export interface ControlChoice {
  readonly value: Json;
  readonly label: string;
  /** True for a choice that is only offered while it is the current value. */
  readonly isRetired?: true;
}

/** Ends of a scale, and the interval of its marks. */
export interface Bounds {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly step?: number | undefined;
}

/** Props of every control of a form; all controls share them, so that a single test suite covers all. */
export interface ControlProps<Options = WidgetOptions> {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /**
   * Called with typed text, which is shown at once and reaches the form's values when the user pauses;
   * undefined empties the field.
   */
  readonly onType: (next: Json | undefined) => void;
  /** Called with a choice, which reaches the form's values at once. */
  readonly onChoose: (next: Json | undefined) => void;
  readonly onLeave: () => void;
  /** Reports whether typed text has not reached the value yet. */
  readonly isTyping: () => boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Ids of the help and error texts. */
  readonly describedBy: string | undefined;
  /** Choices, for a control that has them. */
  readonly choices: readonly ControlChoice[];
  /** Maximum of characters of a text, or of entries of a list. */
  readonly maxLength: number | undefined;
  readonly unit: string | undefined;
  /** Minimum, maximum and step of the numbers that the field accepts. */
  readonly bounds?: Bounds | undefined;
  /** True for an instant that may be only a day, a month or a year. */
  readonly isPartial?: boolean;
  /** Options of the widget, from `ui:options`, which the compiler has checked. */
  readonly options: Options;
  /** Query of the control's call, by parameter; without a query, the call's first parameter gets the typed text. */
  readonly query?: FormField['query'];
  readonly placeholder: string | undefined;
  /** Function that fills other fields from a picked item, for a search whose value is plain text. */
  readonly filling?: { readonly isFilled: boolean; readonly pick: (item: JsonObject) => void } | undefined;
}

/** Control with the facts that its frame needs. */
export interface Widget {
  readonly Control: ComponentType<ControlProps>;
  /** Position of the label: above the control, beside it (a single checkbox), above a group, or none. */
  readonly label: 'above' | 'beside' | 'group' | 'none';
  /**
   * True if the input element itself keeps the typed text, and nothing else in the control depends on the
   * value.
   */
  readonly keepsText?: true;
  /** Help text for every field with this widget, unless the form has another. */
  readonly hint?: string;
  /** Reports whether a text is a complete value; absent where every text is. */
  readonly isComplete?: (text: string) => boolean;
  /** Name of the message about an incomplete text; by default, the message about a wrong format. */
  readonly incomplete?: MessageName;
}

/** Builds the ARIA attributes by which a control refers to its label and texts. */
export function ariaOf(props: ControlProps) {
  return {
    'aria-required': props.isRequired || undefined,
    'aria-invalid': props.isInvalid || undefined,
    'aria-describedby': props.describedBy,
  };
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return decimalText(value);
  return typeof value === 'string' ? value : '';
}

/** Converts text to a value; undefined for an empty text. */
export function valueOfText(text: string): string | undefined {
  return text === '' ? undefined : text;
}
