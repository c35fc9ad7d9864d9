import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json, JsonSchemaObject } from '../../../engine/core/json/json.ts';

/** A form of the product as the formats of other systems see it. */
export interface ExportedForm {
  /** Name of the form's file, or of the entity. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly nodes: readonly ExportedNode[];
  /** Sentences about parts of the form as a whole that no format carries over. */
  readonly left: readonly string[];
}

export type ExportedNode = ExportedField | ExportedGroup | ExportedRows | ExportedText | ExportedOther;

/** CEL with the text that it is listed by. */
export interface Condition {
  readonly source: string;
  readonly tree: ASTNode;
}

/** Node that can be hidden. */
interface Shown {
  readonly visibleWhen?: Condition;
  /** Sentences that hold for every format. */
  readonly left: readonly string[];
}

interface Valued extends Shown {
  /** Path with dots in the record, a star for the rows of a list: `falls.*.where`. */
  readonly path: string;
  /** Name relative to the record or the row that it is in. */
  readonly name: string;
  /** Paths of the rows that it is in, from the outside. */
  readonly rows: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly isRequired: boolean;
  /** The value is required while this is true. */
  readonly requiredWhen?: Condition;
  /** Conditions of the groups that it is in, of the same record or row. */
  readonly around: readonly Condition[];
}

export interface ExportedField extends Valued {
  readonly kind: 'field';
  /** Schema of one value, with everything that it refers to in place. */
  readonly schema: JsonSchemaObject;
  /** Several values. */
  readonly isMultiple: boolean;
  readonly choices?: ExportedChoices;
  /** Names of the shared schemas that the value is of, such as `email`. */
  readonly shared: readonly string[];
  readonly isReadOnly: boolean;
  /** Conditions that a value must meet where there is one, over the record or the row. */
  readonly constraints: readonly (Condition & { readonly message?: string })[];
  readonly derive?: Condition;
  /** The value of a new record. */
  readonly initial?: Json;
  /** A text of several lines. */
  readonly isLong: boolean;
  readonly least?: number;
  readonly most?: number;
}

export interface ExportedChoices {
  /** Name of the value set, or of the field where the choices are its own. */
  readonly name: string;
  readonly system?: string;
  readonly codes: readonly { readonly code: string; readonly display: string }[];
}

export interface ExportedGroup extends Shown {
  readonly kind: 'group';
  /** '' for a group without one. */
  readonly title: string;
  /** Path of a group that is an object of the record. */
  readonly path?: string;
  readonly nodes: readonly ExportedNode[];
}

export interface ExportedRows extends Valued {
  readonly kind: 'rows';
  readonly nodes: readonly ExportedNode[];
  readonly least?: number;
  readonly most?: number;
}

/** Text between the fields, in Markdown. */
export interface ExportedText extends Shown {
  readonly kind: 'text';
  readonly text: string;
}

/** Field whose value no form of another system has an input for: it is only listed. */
export interface ExportedOther {
  readonly kind: 'other';
  readonly path: string;
  readonly title: string;
  readonly left: readonly string[];
}

/** Fields and lists of rows, those in groups and rows among them. */
export function valuesIn(nodes: readonly ExportedNode[]): readonly (ExportedField | ExportedRows)[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'field') return [node];
    if (node.kind === 'rows') return [node, ...valuesIn(node.nodes)];
    return node.kind === 'group' ? valuesIn(node.nodes) : [];
  });
}
