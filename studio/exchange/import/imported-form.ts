import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';

/** Form of another system, in the terms of a schema set. */
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
  /** Condition in CEL: only shown while it is true. */
  readonly readOnlyWhen?: string;
  /** No form shows it; the record has it. */
  readonly isHidden?: true;
  /** Condition in CEL. What is hidden by it is emptied, as every one of the formats has it. */
  readonly visibleWhen?: string;
  /** Sentence where it is required and blank. */
  readonly requiredMessage?: string;
  readonly constraints?: readonly ImportedConstraint[];
  /** CEL calculation of a derived value. */
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

/** Condition in CEL, over `self` the record or the row, that a value must meet where there is one. */
export interface ImportedConstraint {
  readonly unless: string;
  readonly message: string;
  /** It asks before the save; without it, it stops the save. */
  readonly severity?: 'warning';
}

/** Repeated group. */
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

/** Value set. */
export interface ImportedList {
  readonly name: string;
  readonly title: string;
  readonly codes: readonly { readonly code: string; readonly display: string }[];
}
