import type { NewQuestion } from '../authoring/new-question.ts';
import type { JsonObject } from '../json/json.ts';
import type { PatchStep } from '../json/json-patch.ts';
import type { Product } from '../product/product.ts';
import type { ChangeRisk } from './change-risk.ts';
import type { DraftChanges, ShownDraft } from './draft-changes.ts';
import type { ExpressionLook, ExpressionQuestion, ExpressionTrial } from './expression-look.ts';

/** Command of an analyst on the files of a schema set; one command may change several of them. */
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
      /** Adds a field to the entity of a form, and everything that asks it. */
      readonly command: 'add-question';
      readonly form: string;
      readonly question: NewQuestion;
      /** The field of the form that it is put beside; at the end without it. */
      readonly of?: string;
      readonly side?: 'left' | 'right' | 'above' | 'below';
      /** List of the form whose rows ask it. */
      readonly within?: string;
      /** Tabs whose tables get a column. */
      readonly tabs?: readonly string[];
    }
  | {
      readonly command: 'require-field';
      readonly form: string;
      readonly field: string;
      readonly isRequired: boolean;
      /** CEL; absent for whenever it is shown. */
      readonly when?: string;
    }
  | {
      /** Shows a field of a form while a condition holds. */
      readonly command: 'show-field';
      readonly form: string;
      readonly field: string;
      /** CEL; absent for always. */
      readonly when?: string;
    }
  | {
      readonly command: 'rename';
      /** `<entity>/<field>`, `codes/<value set>/<code>` or `messages/<name>`. */
      readonly target: string;
      readonly to: string;
      /** Skips the alias: no stored record has the old name. */
      readonly isSchemaOnly?: boolean;
    }
  | {
      readonly command: 'create-file';
      /** The kind as file names have it: `tab`; `schema` for an entity. */
      readonly kind: string;
      readonly name: string;
      readonly title?: string;
      readonly description?: string;
      /** The entity that a form, table or card is about. */
      readonly entity?: string;
      /** Name of one row of a tab; without it, that of its entity. */
      readonly item?: string;
      /** The first tab of a screen. */
      readonly tab?: string;
      /** Names of access rules, where the kind needs them. */
      readonly read?: string;
      readonly write?: string;
    }
  | {
      /** Creates all files of a new kind of record: schema, rules, calls, form and tab. */
      readonly command: 'create-entity';
      readonly name: string;
      readonly title: string;
      /** Name of several: the title of the tab, and its name. */
      readonly plural: string;
      readonly description: string;
      /** The entity that the records belong to. */
      readonly subject: string;
      /** Name of the first field, a text by which a record is known. */
      readonly field: string;
      readonly read: string;
      readonly write: string;
      /** The screen that gets the tab, as the last one of its first box. */
      readonly screen?: string;
    }
  | {
      /** Schema, form, rules and value sets made of a form of another system. */
      readonly command: 'import';
      readonly format: ExchangeFormat;
      /** The file: JSON, CSV, or the sheets of a workbook as JSON, by name the rows of texts. */
      readonly text: string;
      /** Name of the new entity. */
      readonly name: string;
      readonly title?: string;
      /** The entity that the records belong to; without it they are stored nowhere by themselves. */
      readonly subject?: string;
      /** Names of access rules: with both, the records get calls and a tab. */
      readonly read?: string;
      readonly write?: string;
      /** The screen that gets the tab, as the last one of its first box. */
      readonly screen?: string;
    }
  | { readonly command: 'copy-file'; readonly path: string; readonly name: string }
  | { readonly command: 'rename-file'; readonly path: string; readonly name: string }
  | { readonly command: 'remove-file'; readonly path: string }
  | {
      /** Renames an entry of a map, also where the compiler finds the old name. */
      readonly command: 'rename-entry';
      readonly path: string;
      /** JSON Pointer of the entry in the file. */
      readonly at: string;
      readonly to: string;
    }
  | {
      /** Corrects every diagnostic of a kind that the compiler knows a correction of. */
      readonly command: 'fix';
      readonly code: string;
    }
  | {
      readonly command: 'retire-field';
      readonly entity: string;
      readonly field: string;
      /** Reason that stored values may be lost: the field is removed with them. Without it, both stay. */
      readonly loses?: string;
    }
  | {
      /** Puts a field into an object of its entity, with the values of stored records. */
      readonly command: 'move-property';
      readonly entity: string;
      readonly field: string;
      readonly into: string;
    }
  | {
      /** Puts a field into another entity, with what is said of it; here it is retired. */
      readonly command: 'move-to-entity';
      readonly entity: string;
      readonly field: string;
      readonly target: string;
      /** A form of the other entity that gets it. */
      readonly form?: string;
      /** Reason that stored values may be lost: the field is removed with them. Without it, both stay. */
      readonly loses?: string;
    }
  | {
      /** Makes two fields of a text, with the values of stored records. */
      readonly command: 'split-field';
      readonly entity: string;
      readonly field: string;
      /** The field of the first word, and that of all that follows. */
      readonly first: string;
      readonly rest: string;
    }
  | {
      readonly command: 'add-code';
      readonly codes: string;
      readonly entry: JsonObject & { readonly code: string; readonly display: string };
    }
  | {
      readonly command: 'place-field';
      readonly form: string;
      readonly field: string;
      readonly side: 'left' | 'right' | 'above' | 'below';
      /** The field of the form that it is put beside. */
      readonly of: string;
    }
  | {
      readonly command: 'keep-example';
      /** The file and the JSON Pointer of the expression that the example is for. */
      readonly path: string;
      readonly pointer: string;
      readonly title: string;
      readonly trial: ExpressionTrial;
    }
  | {
      readonly command: 'move-field';
      readonly form: string;
      readonly field: string;
      /** Direction of the move by one step, or `off` the form. */
      readonly to: 'up' | 'down' | 'left' | 'right' | 'off';
    };

/** Formats of other systems that a form is imported from and exported to. */
export const exchangeFormats = ['questionnaire', 'redcap', 'xlsform', 'json-schema'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** Result for one row, item or property of an imported form, or for one field of an exported form. */
export interface ExchangedRow {
  /** Name in the source: a variable, a `linkId`, a path. */
  readonly source: string;
  readonly title: string;
  /** Type in the source and in the result: `radio as a choice`. */
  readonly kind: string;
  /** Name in the result: of an import, the path with dots of the field; absent where it became none. */
  readonly field?: string;
  /** Sentences about what of it was not carried over. */
  readonly left: readonly string[];
}

/** Question for an export: what is exported, and as what. */
export interface ExportQuestion {
  readonly entity: string;
  /** Form of the entity; without it, every field of the entity. */
  readonly form?: string;
  readonly format: ExchangeFormat;
}

/** A file of another system. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** Results for the form as a whole, and for each of its fields. */
  readonly rows: readonly ExchangedRow[];
}

/** File of the schema set; an empty text stands for no file. */
export interface SchemaText {
  /** Path from the root of the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface NamedSchemaText extends SchemaText {
  /** The last part of its name: `form`, `rules`; `schema` for entities. */
  readonly kind: string;
  readonly name: string;
}

/** Finding of the compiler in the files with a draft over them. */
export interface DraftDiagnostic {
  readonly path: string;
  readonly pointer: string;
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  /** For people who do not type files, as is the help. */
  readonly message: string;
  readonly help?: string;
  /** What the compiler says to whoever types the file. */
  readonly detail: string;
  /** The change that corrects it, where the compiler knows one. */
  readonly fix?: DraftFix;
  /** Name of the part of the file for people: `Allergies tab, third column`. */
  readonly location: string;
}

export interface DraftFix {
  readonly title: string;
  /** The file that is changed. */
  readonly path: string;
  /** JSON Patch (RFC 6902) of the file, as JSON. */
  readonly steps: string;
}

/** Result of a check. The changes for pages are absent where there are errors. */
export interface CheckedDraft extends Partial<DraftChanges> {
  readonly diagnostics: readonly DraftDiagnostic[];
  /** Hash of the schema set with the draft over it; absent where there are errors. */
  readonly hash?: string;
}

export interface DraftText extends SchemaText {
  /** The text that the draft was made from. */
  readonly base: string;
}

/** A value that both the draft and another user have changed; absent where one of them has removed it. */
export interface DraftConflict {
  readonly path: string;
  readonly pointer: string;
  /** Name of the value for people: `title of Allergy, field Note`. */
  readonly location: string;
  /** Value before both changes; this and the following are JSON. */
  readonly base?: string;
  readonly mine?: string;
  readonly theirs?: string;
}

export interface ConflictChoice {
  readonly path: string;
  readonly pointer: string;
  readonly keep: 'mine' | 'theirs';
}

/** Outcome of a save. Nothing is written while there is a conflict without a choice. */
export interface SaveOutcome {
  readonly saved: readonly SchemaText[];
  readonly conflicts: readonly DraftConflict[];
}

export interface CommandOutcome {
  readonly changed: readonly SchemaText[];
  /** Results for each row of the source of an import. */
  readonly imported?: readonly ExchangedRow[];
  /** Sentences about what could not be done with it. */
  readonly notes?: readonly string[];
  /** Changes of the draft to what the page shows, where the page names that; nothing where they are not known yet. */
  readonly preview?: Partial<DraftChanges>;
}

/** Rights of the users of one role by a rule. */
export interface AccessCell {
  /** `yes`, `no`, or the condition that is left once the role is known. */
  readonly is: string;
  /** The condition in words, where there is one. */
  readonly isSaid?: string;
  /** Condition before the draft, where it differs. */
  readonly was?: string;
  readonly wasSaid?: string;
}

export interface AccessMatrix {
  readonly roles: readonly string[];
  readonly rules: readonly {
    readonly name: string;
    readonly title: string;
    /** Cells of the roles, in their order. */
    readonly cells: readonly AccessCell[];
  }[];
}

/** Access of the Studio to the schema files of the product that runs. */
export interface Workbench {
  readonly read: () => Promise<{
    readonly files: readonly NamedSchemaText[];
    /** The schemas that describe each kind of file, as JSON. */
    readonly metaSchemas: readonly { readonly kind: string; readonly text: string }[];
  }>;
  /** The texts that a command changes, or a message why it is impossible. */
  readonly run: (
    draft: readonly SchemaText[],
    command: StudioCommand,
    shown?: ShownDraft,
  ) => Promise<CommandOutcome | { readonly problem: string }>;
  /** Finds the product compiled of a draft by its hash; undefined once it is forgotten. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  readonly access: (draft: readonly SchemaText[]) => Promise<AccessMatrix>;
  /** A form of the draft in the format of another system, or a message why there is none. */
  readonly export: (
    draft: readonly SchemaText[],
    question: ExportQuestion,
  ) => Promise<ExportedFile | { readonly problem: string }>;
  readonly check: (draft: readonly SchemaText[]) => Promise<CheckedDraft>;
  /**
   * Examples that the rules of the draft contradict, and rules that no example shows; none while the draft has errors.
   * The draft is compiled as a whole.
   */
  readonly examples: (draft: readonly SchemaText[]) => Promise<readonly DraftDiagnostic[]>;
  /**
   * Finds the changes of the draft to the files that are shown, sooner than all of it is checked; nothing where they
   * are not known yet.
   */
  readonly preview: (draft: readonly SchemaText[], shown: ShownDraft) => Promise<Partial<DraftChanges>>;
  /** Explains an expression at its path in the draft. */
  readonly expression: (
    draft: readonly SchemaText[],
    question: ExpressionQuestion,
  ) => Promise<ExpressionLook>;
  /** The draft brought together with what has become of its files meanwhile; nothing is written. */
  readonly merge: (
    draft: readonly DraftText[],
    choices: readonly ConflictChoice[],
  ) => Promise<{ readonly merged: readonly DraftText[]; readonly conflicts: readonly DraftConflict[] }>;
  /** Assesses the harm that a change may do. */
  readonly risk: (files: readonly DraftText[]) => ChangeRisk;
  readonly save: (draft: readonly DraftText[], choices: readonly ConflictChoice[]) => Promise<SaveOutcome>;
}
