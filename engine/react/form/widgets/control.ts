import type { ComponentType } from 'react';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { formMessages } from '../../../core/messages/form-messages.ts';
import { type MessageName, registerMessages } from '../../../core/messages/messages.ts';
import type { FormField } from '../../../core/product/form.ts';
import type { WidgetOptions } from '../../../core/product/widget-options.ts';

registerMessages(formMessages);

export interface Choice {
  readonly value: Json;
  readonly label: string;
  /** True for a choice offered only where it is the current value. */
  readonly isRetired?: true;
}

/** Ends of a scale, and the interval of its marks. */
export interface Bounds {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly step?: number | undefined;
}

/** Props of every control of a form, the same for all, so that one test suite fits all. */
export interface ControlProps<Options = WidgetOptions> {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /**
   * Takes typed text, shown immediately and written to the values when the user pauses; undefined empties the field.
   */
  readonly onType: (next: Json | undefined) => void;
  /** Takes a choice; writes it to the values immediately. */
  readonly onChoose: (next: Json | undefined) => void;
  readonly onLeave: () => void;
  /** Reports whether typed text is not in the value yet. */
  readonly isTyping: () => boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Ids of the help and error texts. */
  readonly describedBy: string | undefined;
  /** Choices, for a control that has them. */
  readonly choices: readonly Choice[];
  /** Maximum of characters of a text, or of entries of a list. */
  readonly maxLength: number | undefined;
  readonly unit: string | undefined;
  /** Bounds of the numbers that the field takes. */
  readonly bounds?: Bounds | undefined;
  /** True for an instant where a day, a month or a year is enough. */
  readonly isPartial?: boolean;
  /** Options of this widget from `ui:options`, checked by the compiler. */
  readonly options: Options;
  /** Query of the control's call, by parameter; without it, the call's first parameter gets the text. */
  readonly query?: FormField['query'];
  readonly placeholder: string | undefined;
  /** Filler of other fields from a picked item, in a search whose value is a plain text. */
  readonly filling?: { readonly isFilled: boolean; readonly pick: (item: JsonObject) => void } | undefined;
}

/** Control with the facts that its frame needs. */
export interface Widget {
  readonly Control: ComponentType<ControlProps>;
  /** Position of the label: above the control, beside it (a single checkbox), above a group, or none. */
  readonly label: 'above' | 'beside' | 'group' | 'none';
  /** True where the browser keeps the typed text, and nothing else displayed depends on the value. */
  readonly keepsText?: true;
  /** Help of every such field, unless the form gives another. */
  readonly hint?: string;
  /** Reports whether a text is a complete value; without it, every text is. */
  readonly isComplete?: (text: string) => boolean;
  /** Name of the message about a text that is no value; by default that of a wrong format. */
  readonly incomplete?: MessageName;
}

/** Builds the attributes that give a control its label and texts for screen readers. */
export function ariaOf(props: ControlProps) {
  return {
    'aria-required': props.isRequired || undefined,
    'aria-invalid': props.isInvalid || undefined,
    'aria-describedby': props.describedBy,
  };
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Converts text to a value; empty text to none. */
export function valueOfText(text: string): string | undefined {
  return text === '' ? undefined : text;
}
