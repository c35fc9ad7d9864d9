import type { PipedValues } from '../expressions/piped.ts';
import type { Expression } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { DerivedObject } from './entity.ts';
import type { WidgetName } from './parts.ts';

export interface FormDescriptor {
  readonly name: string;
  readonly entity: string;
  /** Layout of the fields. If it is empty, RJSF arranges the form by the schema and `uiSchema`. */
  readonly layout: readonly LayoutNode[];
  /** RJSF's uiSchema of the whole form, for a form without a layout. */
  readonly uiSchema?: JsonObject;
  /** Fields by path with dots, e.g. `name.first`; fields of rows with a star, e.g. `desks.*.name`. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** Values of a new record: the schema's defaults, overridden by the form's. */
  readonly initial: JsonObject;
  /** Values of a new record that are computed when the form opens, by field path. */
  readonly prefill?: Readonly<Record<string, Expression>>;
  /** True for a form that stores edits while the user types. */
  readonly isAutosaved?: true;
  /** Buttons over the form of a new record, each of which fills values in and saves. */
  readonly presets?: readonly FormPreset[];
  /** Questions before a save, in this order. */
  readonly confirm?: readonly FormQuestion[];
  /** Records that are stored in place of the form's own values, each if its `when` holds. */
  readonly yields?: readonly FormYield[];
  /** Call made while the user edits, whose answer is shown beside the form. */
  readonly preview?: FormPreview;
}

/** Preview of the rows that the values of a form would find, as a call answers them. */
export interface FormPreview {
  readonly call: string;
  /** Values to send, by name. */
  readonly body: Readonly<Record<string, Expression>>;
  /** Noun for one found row, and its plural `items`. */
  readonly item: string;
  readonly items: string;
}

/** Values that are filled in and saved with one press, offered while `when` holds. */
export interface FormPreset {
  readonly title: string;
  readonly when?: Expression<boolean>;
  /** Values by field path. */
  readonly set: Readonly<Record<string, Expression>>;
}

/** Question asked before a save while `when` is true; the safe answer returns to the form. */
export interface FormQuestion {
  readonly when: Expression<boolean>;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** Expressions in double braces in the title and the text. */
  readonly values?: PipedValues;
}

export interface FormYield {
  readonly entity: string;
  readonly when?: Expression<boolean>;
  readonly record: DerivedObject;
}

/** Part of a layout: a row of field paths, a text, a matrix, a titled group of rows, or a tab of rows. */
export type LayoutNode =
  | { readonly row: readonly string[] }
  | LayoutText
  | LayoutMatrix
  | LayoutGroup
  | LayoutTab;

/** Group of fields; `values` has the expressions in double braces of the title. */
export interface LayoutGroup {
  /** Title; '' for a group without one, which only sets a condition for its content. */
  readonly group: string;
  readonly values?: PipedValues;
  readonly rows: readonly LayoutNode[];
}

export interface LayoutTab {
  readonly tab: string;
  /** True for a tab that is a step, so that the steps are filled in in order. */
  readonly isStep?: true;
  readonly values?: PipedValues;
  readonly rows: readonly LayoutNode[];
}

/**
 * Table of choices with a line for each field and a column for each choice. All fields have the same choices.
 */
export interface LayoutMatrix {
  readonly matrix: string;
  readonly values?: PipedValues;
  readonly fields: readonly string[];
}

/** Text between the fields, in Markdown. */
export interface LayoutText {
  readonly text: string;
  readonly values?: PipedValues;
  readonly visibleWhen?: Expression<boolean>;
}

export interface FormField {
  /** RJSF's own uiSchema entries, unchanged. */
  readonly uiSchema: JsonObject;
  /** Expressions in double braces in the title and the help. */
  readonly piped?: PipedValues;
  readonly widget?: WidgetName;
  readonly options: JsonObject;
  readonly visibleWhen?: Expression<boolean>;
  readonly enabledWhen?: Expression<boolean>;
  /** Condition under which a `require` rule of the entity applies to the field. The compiler fills it in. */
  readonly requiredWhen?: Expression<boolean>;
  readonly whenHidden: 'keep' | 'clear';
  /**
   * Expression that computes the value. The user can change the value only if `enabledWhen` exists and is true.
   */
  readonly derive?: Expression;
  /** Paths of fields that are set to false when the user ticks this field. */
  readonly clears: readonly string[];
  /** Access rule needed to see the field in this form. */
  readonly access?: string;
  /** Feedback on the typed value, shown under the field, e.g. the time of day elsewhere. */
  readonly feedback?: Expression<string>;
  /** Choices; absent where the field offers its whole value set. */
  readonly choices?: FieldChoices;
  /** Query for the call of the choices or the code search, by parameter; blanks are left out. */
  readonly query?: Readonly<Record<string, Expression>>;
  /** Further values that are filled in when the user picks an entry of a code search. */
  readonly fills?: FieldFills;
  /** Check by the gateway, made when a value is chosen or the user leaves the field. */
  readonly check?: FieldCheck;
  /** Settings of a list that is edited as a table of rows. */
  readonly rows?: RowsDescriptor;
}

export interface FieldChoices {
  /** Condition over `item`, a choice with its columns, on which the choice is offered. */
  readonly where?: Expression<boolean>;
  /**
   * Call whose rows are the choices. Without it, the choices are the field's value set or, for a field that
   * identifies a row of the open record, those rows.
   */
  readonly call?: string;
  /** Properties of a row: the value to store and its text. */
  readonly value?: string;
  readonly label?: string;
  /** Expression over `item` that names a row to people. */
  readonly rowName?: Expression<string>;
}

export interface FieldFills {
  /**
   * JSON Pointer to a value that is removed when the user picks another entry. Problems of that value are shown
   * at the field that picks the entry.
   */
  readonly mark: string;
  /** Values by path in the record, over `item`, the picked entry. */
  readonly with: DerivedObject;
}

/** Check of an entered value by the gateway, which may warn but never refuses a save. */
export interface FieldCheck {
  readonly call: string;
  /** Parameters and body values, by name; blanks are left out. */
  readonly query?: Readonly<Record<string, Expression>>;
  readonly body?: Readonly<Record<string, Expression>>;
  /** Condition on which the check is made. */
  readonly when?: Expression<boolean>;
  /** Condition on which the field warns, over `answer`. */
  readonly warns: Expression<boolean>;
  readonly message: string;
  /** Messages over `answer`. The first whose `when` is true replaces `message`. */
  readonly messageWhen?: readonly { readonly when: Expression<boolean>; readonly message: string }[];
  /** Message shown if the check itself fails. */
  readonly failure?: string;
  /** Further fields that the check depends on; leaving one of them also runs the check. */
  readonly also: readonly string[];
  /** Values that the answer proposes, over `answer`; the user accepts them by a button. */
  readonly offers?: {
    readonly when: Expression<boolean>;
    /** Label of the button. */
    readonly text: Expression<string>;
    /** Values by path in the record. */
    readonly with: DerivedObject;
  };
  /** Rows of the answer, shown under the warning. */
  readonly lists?: {
    /** Property of the answer with the rows. */
    readonly rows: string;
    /** Filter of the shown rows, over `item`. */
    readonly where?: Expression<boolean>;
    /** Name of a row for people, over `item`. */
    readonly rowName: Expression<string>;
    /** Route template, filled from the row. */
    readonly link?: string;
  };
}

export interface RowsDescriptor {
  /** Fields of a row, from left to right. */
  readonly columns: readonly string[];
  /** Noun for one row, as in `Add {item}`. */
  readonly item: string;
  /** Minimum number of rows; the user cannot remove these. */
  readonly least: number;
  /** Maximum of rows, in addition to the schema's limit. */
  readonly most?: Expression<number | undefined>;
  /** True for a list whose order is significant, so that the user can move rows. */
  readonly ordered?: true;
  /** True to show each row as a panel with its fields below each other, instead of as a line of a table. */
  readonly panels?: true;
  /** Text for each row of the list beside which the user edits the selected row. */
  readonly listedAs?: Expression<string>;
}
