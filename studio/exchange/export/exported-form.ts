import type { ASTNode } from '@marcbachmann/cel-js';
import type { Json, JsonSchemaObject } from '../../../engine/core/json/json.ts';

/** Form of the product, in the structure that the writers of other formats read. */
export interface ExportableForm {
  /** Name of the form's file, else of the entity. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly nodes: readonly ExportedNode[];
  /** Sentences about parts of the whole form that no format can express. */
  readonly left: readonly string[];
}

export type ExportedNode = ExportedField | ExportedGroup | ExportedRows | ExportedText | ExportedOther;

/** CEL condition as a syntax tree, with the text that lists show. */
export interface ExportedCondition {
  readonly source: string;
  readonly tree: ASTNode;
}

/** Node that can be hidden. */
interface Shown {
  readonly visibleWhen?: ExportedCondition;
  /** Sentences about parts left out in every format. */
  readonly left: readonly string[];
}

interface Valued extends Shown {
  /** Path in the record with dots, and a star for the rows of a list: `falls.*.where`. */
  readonly path: string;
  /** Name relative to its record or row. */
  readonly name: string;
  /** Paths of the rows around the value, outermost first. */
  readonly rows: readonly string[];
  readonly title: string;
  readonly description?: string;
  readonly isRequired: boolean;
  /** Condition under which the value is required. */
  readonly requiredWhen?: ExportedCondition;
  /** Conditions of the groups that contain the value, within the same record or row. */
  readonly around: readonly ExportedCondition[];
}

export interface ExportedField extends Valued {
  readonly kind: 'field';
  /** Schema of one value, with references resolved. */
  readonly schema: JsonSchemaObject;
  /** True for a field with several values. */
  readonly isMultiple: boolean;
  readonly choices?: ExportedChoices;
  /** Names of the value's shared schemas, such as `email`. */
  readonly shared: readonly string[];
  readonly isReadOnly: boolean;
  /** Conditions over the record or row that a present value must meet. */
  readonly constraints: readonly (ExportedCondition & { readonly message?: string })[];
  readonly derive?: ExportedCondition;
  /** Value in a new record. */
  readonly initial?: Json;
  /** True for a text of several lines. */
  readonly isLong: boolean;
  readonly least?: number;
  readonly most?: number;
}

export interface ExportedChoices {
  /** Name of the value set, or of the field with choices of its own. */
  readonly name: string;
  readonly system?: string;
  readonly codes: readonly { readonly code: string; readonly display: string }[];
}

export interface ExportedGroup extends Shown {
  readonly kind: 'group';
  /** Title of the group; empty for none. */
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

/** Text between fields, in Markdown. */
export interface ExportedText extends Shown {
  readonly kind: 'text';
  readonly text: string;
}

/** Field for which other systems have no input, so that an export only lists it as left out. */
export interface ExportedOther {
  readonly kind: 'other';
  readonly path: string;
  readonly title: string;
  readonly left: readonly string[];
}

/** Lists the fields and lists of rows, nested ones included. */
export function valuesIn(nodes: readonly ExportedNode[]): readonly (ExportedField | ExportedRows)[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'field') return [node];
    if (node.kind === 'rows') return [node, ...valuesIn(node.nodes)];
    return node.kind === 'group' ? valuesIn(node.nodes) : [];
  });
}
