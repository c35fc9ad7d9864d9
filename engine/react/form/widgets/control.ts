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
  /** True for a choice that is offered only where it is the value already. */
  readonly isRetired?: true;
}

/** Ends of a scale, and the distance of its marks. */
export interface Bounds {
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly step?: number | undefined;
}

/** Props of every control of a form: the same for all, so that one suite of tests fits all. */
export interface ControlProps<Options = WidgetOptions> {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  /** Typing: shown immediately, written to the values when typing rests. Undefined empties the field. */
  readonly onType: (next: Json | undefined) => void;
  /** Takes a choice: written to the values immediately. */
  readonly onChoose: (next: Json | undefined) => void;
  readonly onLeave: () => void;
  /** True while typed text has not reached the value yet. */
  readonly isTyping: () => boolean;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  /** Ids of the help and error texts. */
  readonly describedBy: string | undefined;
  /** Choices of a control that has them. */
  readonly choices: readonly Choice[];
  /** Characters of a text, or entries of a list, that fit at most. */
  readonly maxLength: number | undefined;
  readonly unit: string | undefined;
  /** Numbers that the field takes. */
  readonly bounds?: Bounds | undefined;
  /** True for a moment where a day, a month or a year is enough. */
  readonly isPartial?: boolean;
  /** Options of this widget from `ui:options`, as the compiler has checked them. */
  readonly options: Options;
  /** The query of the control's call, by parameter; absent: the call's first parameter gets the text. */
  readonly query?: FormField['query'];
  readonly placeholder: string | undefined;
  /** Filler of other fields from a picked item, in a search whose value is a plain text. */
  readonly filling?: { readonly isFilled: boolean; readonly pick: (item: JsonObject) => void } | undefined;
}

/** A control with the facts that its frame needs. */
export interface Widget {
  readonly Control: ComponentType<ControlProps>;
  /** Position of the label: over the control, beside it (a single tick), over a group of them, or nowhere. */
  readonly label: 'above' | 'beside' | 'group' | 'none';
  /** True where the browser keeps the typed text, and nothing else that it shows follows its value. */
  readonly keepsText?: true;
  /** Help that every such field has, unless its form gives another. */
  readonly hint?: string;
  /** True where a text is all of a value, and not one half typed; by default every text is. */
  readonly isComplete?: (text: string) => boolean;
  /** Name of the message about a text that is no value; by default that of a wrong format. */
  readonly incomplete?: MessageName;
}

/** Builds the attributes that give any control its label and texts for screen readers. */
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

/** An emptied text is no value at all. */
export function valueOfText(text: string): string | undefined {
  return text === '' ? undefined : text;
}
