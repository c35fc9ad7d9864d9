import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';

/** Form of another system, converted to the concepts of a schema set. */
export interface ImportedForm {
  readonly title: string;
  readonly description?: string;
  readonly nodes: readonly ImportedNode[];
  readonly lists: readonly ImportedList[];
  /** Outcomes of the source's rows, in order. */
  readonly rows: readonly ExchangedRow[];
}

export type ImportedNode = ImportedField | ImportedGroup | ImportedRows | ImportedText;

export interface ImportedField {
  readonly kind: 'field';
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Schema without title and description; the choices are in `list`. */
  readonly schema: JsonObject;
  /** Name of the value set among `lists`. */
  readonly list?: string;
  /** True where several values may be chosen. */
  readonly isMultiple?: true;
  /** Limits on the number of values. */
  readonly least?: number;
  readonly most?: number;
  readonly isRequired: boolean;
  /** CEL condition under which the value is required. */
  readonly requiredWhen?: string;
  readonly isReadOnly?: true;
  /** CEL condition under which the value is shown but not edited. */
  readonly readOnlyWhen?: string;
  /** True for a value that the record has and no form shows. */
  readonly isHidden?: true;
  /** CEL condition under which the value is shown; a hidden value is emptied, as in every source format. */
  readonly visibleWhen?: string;
  /** Message for a blank value that is required. */
  readonly requiredMessage?: string;
  readonly constraints?: readonly ImportedConstraint[];
  /** CEL expression that calculates a derived value. */
  readonly derive?: string;
  /** Value in a new record. */
  readonly initial?: JsonObject[string];
  /** Further members of the form's field, such as a widget. */
  readonly ui?: JsonObject;
}

export interface ImportedGroup {
  readonly kind: 'group';
  readonly title: string;
  readonly visibleWhen?: string;
  readonly nodes: readonly ImportedNode[];
}

/** Condition in CEL, over `self` as the record or the row, that a present value must meet. */
export interface ImportedConstraint {
  readonly unless: string;
  readonly message: string;
  /** Severity of a constraint that asks before the save; any other constraint stops the save. */
  readonly severity?: 'warning';
}

/** Repeated group, imported as rows. */
export interface ImportedRows {
  readonly kind: 'rows';
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  readonly isRequired: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly visibleWhen?: string;
  readonly nodes: readonly ImportedNode[];
}

/** Text between fields, in Markdown. */
export interface ImportedText {
  readonly kind: 'text';
  readonly text: string;
  readonly visibleWhen?: string;
}

/** Value set of an imported form. */
export interface ImportedList {
  readonly name: string;
  readonly title: string;
  readonly codes: readonly { readonly code: string; readonly display: string }[];
}
