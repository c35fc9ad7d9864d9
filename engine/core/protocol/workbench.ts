import type { NewQuestion } from '../authoring/new-question.ts';
import type { JsonObject } from '../json/json.ts';
import type { PatchStep } from '../json/json-patch.ts';
import type { Product } from '../product/product.ts';
import type { ChangeRisk } from './change-risk.ts';
import type { DraftChanges, ShownDraft } from './draft-changes.ts';
import type { ExpressionLook, ExpressionQuestion, ExpressionTrial } from './expression-look.ts';

/** Analyst's command on the files of a schema set; one command may change several files. */
export type StudioCommand =
  | { readonly command: 'edit'; readonly path: string; readonly steps: readonly PatchStep[] }
  | {
      readonly command: 'add-field';
      readonly entity: string;
      readonly field: string;
      readonly schema: JsonObject;
      /** Forms that get the field, in a row of its own at the end. */
      readonly forms?: readonly string[];
    }
  | {
      /**
       * Adds a field to the entity of a form, with everything else that a new question needs, such as a value
       * set.
       */
      readonly command: 'add-question';
      readonly form: string;
      readonly question: NewQuestion;
      /** Field of the form beside which the new field is placed; absent for the end of the form. */
      readonly of?: string;
      readonly side?: 'left' | 'right' | 'above' | 'below';
      /** List of the form whose rows receive the field. */
      readonly within?: string;
      /** Tabs to whose tables a column is added. */
      readonly tabs?: readonly string[];
    }
  | {
      readonly command: 'require-field';
      readonly form: string;
      readonly field: string;
      readonly isRequired: boolean;
      /** Condition in CEL; absent if the field is required whenever it is shown. */
      readonly when?: string;
    }
  | {
      /** Sets the condition on which a form shows a field. */
      readonly command: 'show-field';
      readonly form: string;
      readonly field: string;
      /** Condition in CEL; absent to show the field always. */
      readonly when?: string;
    }
  | {
      /** Sets the condition on which a form shows a field as read-only. */
      readonly command: 'lock-field';
      readonly form: string;
      readonly field: string;
      /** Condition in CEL; absent to let users always change the field. */
      readonly when?: string;
    }
  | {
      /** Writes a rule about the value of a form's field. */
      readonly command: 'check-field';
      readonly form: string;
      readonly field: string;
      /** Name of the rule; an unused name adds a rule. */
      readonly id: string;
      readonly severity: 'error' | 'warning';
      /** Condition in CEL; absent to remove the rule. */
      readonly when?: string;
      /**
       * Keyword for the condition of a new rule: with `when`, the value is refused while the condition is true,
       * with `unless` while it is false.
       */
      readonly word?: 'when' | 'unless';
      readonly message: string;
    }
  | {
      readonly command: 'rename';
      /** Item to rename: `<entity>/<field>`, `codes/<value set>/<code>` or `messages/<name>`. */
      readonly target: string;
      readonly to: string;
      /** True to rename without an alias, since no stored record has the old name. */
      readonly isSchemaOnly?: boolean;
    }
  | {
      readonly command: 'create-file';
      /** Kind as in file names: `tab`, or `schema` for an entity. */
      readonly kind: string;
      readonly name: string;
      readonly title?: string;
      readonly description?: string;
      /** Entity of a form, tab or card. */
      readonly entity?: string;
      /** Noun for one row of a tab; absent for the noun of its entity. */
      readonly item?: string;
      /** First tab of a screen. */
      readonly tab?: string;
      /** Names of the access rules that some kinds need. */
      readonly read?: string;
      readonly write?: string;
    }
  | {
      /** Creates all files of a new kind of record: schema, value sets, form, calls, tab and examples. */
      readonly command: 'create-entity';
      readonly title: string;
      /** Plural of the noun, from which the title and the name of the tab are made. */
      readonly plural: string;
      /** Entity that owns the records. */
      readonly subject: string;
      readonly questions: readonly NewQuestion[];
      readonly read: string;
      readonly write: string;
      /** Screen to which the tab is added: to a group of its tabs, to a box, or to its first box. */
      readonly screen?: string;
      readonly box?: string;
      readonly group?: string;
    }
  | {
      /** Creates schema, form, rules and value sets from a form of another system. */
      readonly command: 'import';
      readonly format: ExchangeFormat;
      /**
       * Content of the file: JSON, CSV, or a workbook as JSON that maps the name of each sheet to its rows of
       * texts.
       */
      readonly text: string;
      /** Name of the new entity. */
      readonly name: string;
      readonly title?: string;
      /** Entity that owns the records; absent for an entity that has no records of its own. */
      readonly subject?: string;
      /** Names of access rules for reading and writing; with both, the records get calls and a tab. */
      readonly read?: string;
      readonly write?: string;
      /** Screen to which the tab is added, as the last tab of its first box. */
      readonly screen?: string;
    }
  | { readonly command: 'copy-file'; readonly path: string; readonly name: string }
  | { readonly command: 'rename-file'; readonly path: string; readonly name: string }
  | { readonly command: 'remove-file'; readonly path: string }
  | {
      /** Renames an entry of a map, including the references that the compiler finds. */
      readonly command: 'rename-entry';
      readonly path: string;
      /** JSON Pointer to the entry in the file. */
      readonly at: string;
      readonly to: string;
    }
  | {
      /** Corrects every diagnostic of a kind for which the compiler knows a correction. */
      readonly command: 'fix';
      readonly code: string;
    }
  | {
      readonly command: 'retire-field';
      readonly entity: string;
      readonly field: string;
      /**
       * Reason for accepting the loss of stored values, which removes the field together with its values.
       * Without it, field and values stay.
       */
      readonly loses?: string;
    }
  | {
      /** Moves a field into an object of its entity, together with the values of stored records. */
      readonly command: 'move-property';
      readonly entity: string;
      readonly field: string;
      readonly into: string;
    }
  | {
      /** Moves a field to another entity, together with its texts and rules, and retires the original. */
      readonly command: 'move-to-entity';
      readonly entity: string;
      readonly field: string;
      readonly target: string;
      /** Form of the other entity that receives the field. */
      readonly form?: string;
      /**
       * Reason for accepting the loss of stored values, which removes the field together with its values.
       * Without it, field and values stay.
       */
      readonly loses?: string;
    }
  | {
      /** Splits a text field into two, together with the values of stored records. */
      readonly command: 'split-field';
      readonly entity: string;
      readonly field: string;
      /** Names of the new fields: `first` for the first word, `rest` for all following words. */
      readonly first: string;
      readonly rest: string;
    }
  | {
      /** Changes the kind of value of a field, and converts the values of stored records. */
      readonly command: 'retype-field';
      readonly entity: string;
      readonly field: string;
      readonly to: 'string' | 'number' | 'integer' | 'boolean';
    }
  | {
      readonly command: 'add-code';
      readonly codes: string;
      readonly entry: JsonObject & { readonly code: string; readonly display: string };
    }
  | {
      /** Merges two codes into one, in stored records too. */
      readonly command: 'merge-codes';
      readonly codes: string;
      /** Code to remove. */
      readonly from: string;
      /** Code to keep. */
      readonly into: string;
    }
  | {
      /** Changes what one role may do by an access rule. */
      readonly command: 'change-right';
      readonly rule: string;
      readonly role: string;
      readonly may: 'yes' | 'no' | 'sometimes';
      /** Condition in CEL of a right that a role has sometimes. */
      readonly when?: string;
      /** Words that a refused person reads after "It needs"; absent to keep them. */
      readonly needs?: string;
    }
  | {
      readonly command: 'place-field';
      readonly form: string;
      readonly field: string;
      readonly side: 'left' | 'right' | 'above' | 'below';
      /** Field of the form beside which the moved field is placed. */
      readonly of: string;
    }
  | {
      readonly command: 'keep-example';
      /** File that contains the expression of the example, and the expression's JSON Pointer in it. */
      readonly path: string;
      readonly pointer: string;
      readonly title: string;
      readonly trial: ExpressionTrial;
    }
  | {
      readonly command: 'move-field';
      readonly form: string;
      readonly field: string;
      /** Direction in which the field moves by one step; `off` removes it from the form. */
      readonly to: 'up' | 'down' | 'left' | 'right' | 'off';
    };

/** Formats of other systems for import and export of forms. */
export const exchangeFormats = ['questionnaire', 'redcap', 'xlsform', 'json-schema'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/**
 * Result of an exchange for one row, item or property of an imported form, or for one field of an exported
 * form.
 */
export interface ExchangedRow {
  /** Name in the source: variable, `linkId` or path. */
  readonly source: string;
  readonly title: string;
  /** Type in the source and in the result, e.g. `radio as a choice`. */
  readonly kind: string;
  /** Name in the result, for an import the field path with dots; absent if no field was created. */
  readonly field?: string;
  /** Sentences about parts that were not transferred. */
  readonly left: readonly string[];
}

/** Form or entity to export, with the format. */
export interface ExportQuestion {
  readonly entity: string;
  /** Form of the entity; absent to export every field of the entity. */
  readonly form?: string;
  readonly format: ExchangeFormat;
}

/** File for another system. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** Results for the whole form, and for each of its fields. */
  readonly rows: readonly ExchangedRow[];
}

/** File of the schema set; an empty text stands for a missing file. */
export interface SchemaText {
  /** Path from the root of the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface NamedSchemaText extends SchemaText {
  /** Kind of file, which is the last part of its name: `form`, `rules`, or `schema` for an entity. */
  readonly kind: string;
  readonly name: string;
}

/** Diagnostic of the compiler about the schema files with a draft applied. */
export interface DraftDiagnostic {
  readonly path: string;
  readonly pointer: string;
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** Message, like `help`, in terms that people who do not edit files understand. */
  readonly message: string;
  readonly help?: string;
  /** Compiler's own message, for authors of the file. */
  readonly detail: string;
  /** Change that corrects the diagnostic, where the compiler knows one. */
  readonly fix?: DraftFix;
  /** Description of the path for people: `Allergies tab, third column`. */
  readonly location: string;
}

export interface DraftFix {
  readonly title: string;
  /** Path of the file to change. */
  readonly path: string;
  /** JSON Patch (RFC 6902) of the file, as JSON. */
  readonly steps: string;
}

/** Result of a check; on errors it lacks the changes for pages. */
export interface CheckedDraft extends Partial<DraftChanges> {
  readonly diagnostics: readonly DraftDiagnostic[];
  /** Hash of the schema set with the draft applied; absent on errors. */
  readonly hash?: string;
}

export interface DraftText extends SchemaText {
  /** Text from which the draft was made. */
  readonly base: string;
}

/**
 * Value that both the draft and another user have changed; a text is absent where the value is missing in that
 * version.
 */
export interface DraftConflict {
  readonly path: string;
  readonly pointer: string;
  /** Description of the value for people: `title of Allergy, field Note`. */
  readonly location: string;
  /** Value before both changes. Like `mine` and `theirs`, it is JSON text. */
  readonly base?: string;
  readonly mine?: string;
  readonly theirs?: string;
}

export interface KeptSide {
  readonly path: string;
  readonly pointer: string;
  readonly keep: 'mine' | 'theirs';
}

/** Outcome of a save; nothing is written until the user has made a choice for each conflict. */
export interface SaveOutcome {
  readonly saved: readonly SchemaText[];
  readonly conflicts: readonly DraftConflict[];
}

export interface CommandOutcome {
  readonly changed: readonly SchemaText[];
  /** Results for each row of an import's source. */
  readonly imported?: readonly ExchangedRow[];
  /** Sentences about the parts that the command could not handle. */
  readonly notes?: readonly string[];
  /**
   * Changes of the draft for the shown page. Absent if the request names no page, or as long as the changes are
   * unknown.
   */
  readonly preview?: Partial<DraftChanges>;
}

/** Rights that users with one role have by an access rule. */
export interface AccessCell {
  /** Right: `yes`, `no`, or the condition that is left once the role is known. */
  readonly is: string;
  /** Condition in words, if there is one. */
  readonly isSaid?: string;
  /** Right before the draft, if it was another one. */
  readonly was?: string;
  readonly wasSaid?: string;
}

export interface AccessMatrix {
  /** Roles of the product, with what people call them. */
  readonly roles: readonly { readonly name: string; readonly title: string }[];
  readonly rules: readonly {
    readonly name: string;
    readonly title: string;
    /** Cells in the order of the roles. */
    readonly cells: readonly AccessCell[];
  }[];
}

/** Access of the Studio to the schema files of the running product. */
export interface Workbench {
  readonly read: () => Promise<{
    readonly files: readonly NamedSchemaText[];
    /** Meta-schemas of all kinds of files, each as JSON text. */
    readonly metaSchemas: readonly { readonly kind: string; readonly text: string }[];
  }>;
  /** Computes the texts that a command changes, or returns a message that says why it cannot run. */
  readonly run: (
    draft: readonly SchemaText[],
    command: StudioCommand,
    shown?: ShownDraft,
  ) => Promise<CommandOutcome | { readonly problem: string }>;
  /** Finds the product compiled from a draft, by its hash; undefined once the cache has dropped it. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  readonly access: (draft: readonly SchemaText[]) => Promise<AccessMatrix>;
  /**
   * Exports a form of the draft in the format of another system, or returns a message that says why it cannot.
   */
  readonly export: (
    draft: readonly SchemaText[],
    question: ExportQuestion,
  ) => Promise<ExportedFile | { readonly problem: string }>;
  readonly check: (draft: readonly SchemaText[]) => Promise<CheckedDraft>;
  /**
   * Lists the examples that contradict the draft's rules, and the rules without an example; empty while the
   * draft has errors. Slow, since it compiles the whole draft.
   */
  readonly examples: (draft: readonly SchemaText[]) => Promise<readonly DraftDiagnostic[]>;
  /**
   * Finds the draft's changes to the shown files before the check of the whole draft has finished; empty while
   * they are unknown.
   */
  readonly preview: (draft: readonly SchemaText[], shown: ShownDraft) => Promise<Partial<DraftChanges>>;
  /** Explains an expression at its path in the draft. */
  readonly expression: (
    draft: readonly SchemaText[],
    question: ExpressionQuestion,
  ) => Promise<ExpressionLook>;
  /** Merges the draft with later changes of its files, writing nothing. */
  readonly merge: (
    draft: readonly DraftText[],
    choices: readonly KeptSide[],
  ) => Promise<{ readonly merged: readonly DraftText[]; readonly conflicts: readonly DraftConflict[] }>;
  /** Assesses the risk of a change. */
  readonly risk: (files: readonly DraftText[]) => ChangeRisk;
  readonly save: (draft: readonly DraftText[], choices: readonly KeptSide[]) => Promise<SaveOutcome>;
}
