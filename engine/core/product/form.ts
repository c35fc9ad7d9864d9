import type { PipedValues } from '../expressions/piped.ts';
import type { Expression } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { DerivedObject } from './entity.ts';
import type { WidgetName } from './parts.ts';

export interface FormDescriptor {
  readonly name: string;
  readonly entity: string;
  /** Layout; if it is empty, RJSF lays the form out, by the schema and by `uiSchema`. */
  readonly layout: readonly LayoutNode[];
  /** RJSF's uiSchema of the whole form, for a form without a layout. */
  readonly uiSchema?: JsonObject;
  /** Fields by path with dots, e.g. `name.first`; the fields of rows with a star, e.g. `desks.*.name`. */
  readonly fields: Readonly<Record<string, FormField>>;
  /** The values of a new record: the defaults of the schema, overridden by the form's. */
  readonly initial: JsonObject;
  /** Values of something new that are worked out when the form opens, by field path. */
  readonly prefill?: Readonly<Record<string, Expression>>;
  /** An edit is stored while it is typed. */
  readonly isAutosaved?: true;
  /** Questions before a save, in this order. */
  readonly confirm?: readonly FormQuestion[];
  /** The form's own values are not stored, but these records, each while its `when` holds. */
  readonly yields?: readonly FormYield[];
  /** Call that is made while the form is edited; its answer is shown beside the form. */
  readonly preview?: FormPreview;
}

/** Rows that the values of a form would find, as a call answers them. */
export interface FormPreview {
  readonly call: string;
  /** Values that are sent, by name. */
  readonly body: Readonly<Record<string, Expression>>;
  /** Name of one found row; `items` is that of several. */
  readonly item: string;
  readonly items: string;
}

/** Question before a save while `when` is true; the safe answer goes back to the form. */
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

/** A row of field paths, a text, a matrix, a titled group of rows, or a tab of rows. */
export type LayoutNode =
  | { readonly row: readonly string[] }
  | LayoutText
  | LayoutMatrix
  | LayoutGroup
  | LayoutTab;

/** Group of fields; expressions in double braces in the title are in `values`. */
export interface LayoutGroup {
  /** Title; '' for a group without one, which only has conditions for all that is in it. */
  readonly group: string;
  readonly values?: PipedValues;
  readonly rows: readonly LayoutNode[];
}

export interface LayoutTab {
  readonly tab: string;
  /** Marks one of the steps that the form is filled in by, one after the other. */
  readonly isStep?: true;
  readonly values?: PipedValues;
  readonly rows: readonly LayoutNode[];
}

/** A table of choices: a line for each field, a column for each choice that all of them have. */
export interface LayoutMatrix {
  readonly matrix: string;
  readonly values?: PipedValues;
  readonly fields: readonly string[];
}

/** A text between the fields, in Markdown. */
export interface LayoutText {
  readonly text: string;
  readonly values?: PipedValues;
  readonly visibleWhen?: Expression<boolean>;
}

export interface FormField {
  /** RJSF's own uiSchema entries, untouched. */
  readonly uiSchema: JsonObject;
  /** Expressions in double braces in the title and the help. */
  readonly piped?: PipedValues;
  readonly widget?: WidgetName;
  readonly options: JsonObject;
  readonly visibleWhen?: Expression<boolean>;
  readonly enabledWhen?: Expression<boolean>;
  /** True while a `require` rule of the entity applies to the field; the compiler fills it from the rules. */
  readonly requiredWhen?: Expression<boolean>;
  readonly whenHidden: 'keep' | 'clear';
  /** The value follows the expression, and is typed only while `enabledWhen` is there and true. */
  readonly derive?: Expression;
  /** Field paths that are set to false when this one is ticked. */
  readonly clears: readonly string[];
  /** Access rule needed to see the field in this form. */
  readonly access?: string;
  /** A line under the field that follows what is typed, e.g. a time of day elsewhere. */
  readonly feedback?: Expression<string>;
  /** Choices, where they are not simply the field's value set. */
  readonly choices?: FieldChoices;
  /** The query of the choices' or the code search's call, by parameter; blanks are left out. */
  readonly query?: Readonly<Record<string, Expression>>;
  /** Further values that a code search fills when something is picked. */
  readonly fills?: FieldFills;
  /** Check by the gateway when a value was chosen, or the field is left. */
  readonly check?: FieldCheck;
  /** The list is edited as a table of rows. */
  readonly rows?: FieldRows;
}

export interface FieldChoices {
  /** Condition over `item`, one of the choices with its columns, on which it is offered. */
  readonly where?: Expression<boolean>;
  /**
   * Call whose rows are the choices; without it, they are the field's value set or, of a field that names a row of an
   * open record, the rows of that record.
   */
  readonly call?: string;
  /** Properties of a row: what is stored and what is read. */
  readonly value?: string;
  readonly label?: string;
  /** Expression over `item` that names a row to people. */
  readonly rowName?: Expression<string>;
}

export interface FieldFills {
  /** JSON Pointer to a value that is kept only as long as the picked one; its problems show at the field. */
  readonly mark: string;
  /** Values by their paths in the record, over `item`, the picked entry. */
  readonly with: DerivedObject;
}

/** A question to the gateway about what was entered. It warns; a save is never stopped by it. */
export interface FieldCheck {
  readonly call: string;
  /** Parameters and what is sent, by name; blanks are left out. */
  readonly query?: Readonly<Record<string, Expression>>;
  readonly body?: Readonly<Record<string, Expression>>;
  /** Condition of the check. */
  readonly when?: Expression<boolean>;
  /** Condition of the warning, over `answer`. */
  readonly warns: Expression<boolean>;
  readonly message: string;
  /** Messages over `answer`: the first whose `when` holds is shown in place of `message`. */
  readonly messageWhen?: readonly { readonly when: Expression<boolean>; readonly message: string }[];
  /** Message when the check itself fails. */
  readonly failure?: string;
  /** Further fields that the check depends on: it also runs when they are left. */
  readonly also: readonly string[];
  /** Values that the answer proposes, over `answer`; taken by a press and not before. */
  readonly offers?: {
    readonly when: Expression<boolean>;
    /** Label of the button. */
    readonly text: Expression<string>;
    /** Values that fields get, by their paths in the record. */
    readonly with: DerivedObject;
  };
  /** Rows of the answer that are shown under the warning. */
  readonly lists?: {
    /** Property of the answer that has the rows. */
    readonly rows: string;
    /** Filter of the shown rows, over `item`. */
    readonly where?: Expression<boolean>;
    /** Name of a row for people, over `item`. */
    readonly rowName: Expression<string>;
    /** Route template, filled from the row. */
    readonly link?: string;
  };
}

export interface FieldRows {
  /** Fields of a row, from the left. */
  readonly columns: readonly string[];
  /** Name of one row, as in `Add {item}`. */
  readonly item: string;
  /** Least number of rows; so many can't be removed. */
  readonly least: number;
  /** The most rows, in addition to the schema's limit. */
  readonly most?: Expression<number | undefined>;
  /** The order of the rows is significant: they can be moved. */
  readonly ordered?: true;
  /** Shows each row as a panel with its fields below each other, not as a line of a table. */
  readonly panels?: true;
  /** The rows are a list of these texts; the chosen one is edited beside it. */
  readonly listedAs?: Expression<string>;
}
