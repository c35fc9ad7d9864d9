import type { JsonObject } from '../json/json.ts';
import type { PatchStep } from '../json/json-patch.ts';
import type { Product } from '../product/product.ts';
import type { ChangeRisk } from './change-risk.ts';
import type { DraftChanges, ShownDraft } from './draft-changes.ts';
import type { ExpressionLook, ExpressionQuestion, ExpressionTrial } from './expression-look.ts';

/** What an analyst does to the files of a schema set; one command may change several of them. */
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
      readonly command: 'rename';
      /** `<entity>/<field>`, `codes/<value set>/<code>` or `messages/<name>`. */
      readonly target: string;
      readonly to: string;
      /** No stored record has the old name, so that no alias is needed. */
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
      /** What one row of a tab is called; without it, as its entity. */
      readonly item?: string;
      /** The first tab of a screen. */
      readonly tab?: string;
      /** Names of access rules, where the kind needs them. */
      readonly read?: string;
      readonly write?: string;
    }
  | {
      /** All files of a new kind of record: schema, rules, calls, form and tab. */
      readonly command: 'create-entity';
      readonly name: string;
      readonly title: string;
      /** What several are called: the title of the tab, and its name. */
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
      /** Of the new entity. */
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
      /** Another name for an entry of a map, also where the compiler finds the old one. */
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
      /** Why stored values may be lost: the field is removed with them. Without it, both stay. */
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
      /** Why stored values may be lost: the field is removed with them. Without it, both stay. */
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
      /** One step further in this direction, or `off` the form. */
      readonly to: 'up' | 'down' | 'left' | 'right' | 'off';
    };

/** Formats of other systems that a form is imported from and exported to. */
export const exchangeFormats = ['questionnaire', 'redcap', 'xlsform', 'json-schema'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** What became of one row, item or property of an imported form, or of one field of an exported form. */
export interface ExchangedRow {
  /** Its name in the source: a variable, a `linkId`, a path. */
  readonly source: string;
  readonly title: string;
  /** What it is in the source and in the result: `radio as a choice`. */
  readonly kind: string;
  /** What the result calls it: of an import, the path with dots of the field; absent where it became none. */
  readonly field?: string;
  /** What of it was not carried over, a sentence each. */
  readonly left: readonly string[];
}

/** What is exported, and as what. */
export interface ExportQuestion {
  readonly entity: string;
  /** One of its forms; without it, every field of the entity. */
  readonly form?: string;
  readonly format: ExchangeFormat;
}

/** A file of another system. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
  /** What became of the form as a whole, and of each of its fields. */
  readonly rows: readonly ExchangedRow[];
}

/** One file of the schema set; an empty text stands for no file. */
export interface SchemaText {
  /** From the root of the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

export interface NamedSchemaText extends SchemaText {
  /** The last part of its name: `form`, `rules`; `schema` for entities. */
  readonly kind: string;
  readonly name: string;
}

/** What the compiler finds in the files with a draft over them. */
export interface DraftDiagnostic {
  readonly path: string;
  readonly pointer: string;
  readonly line: number;
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  /** The change that corrects it, where the compiler knows one. */
  readonly fix?: DraftFix;
  /** What people call the part of the file: `Allergies tab, third column`. */
  readonly location: string;
}

export interface DraftFix {
  readonly title: string;
  /** The file that is changed. */
  readonly path: string;
  /** JSON Patch (RFC 6902) of the file, as JSON. */
  readonly steps: string;
}

/** What pages have to change is absent where there are errors. */
export interface CheckedDraft extends Partial<DraftChanges> {
  readonly diagnostics: readonly DraftDiagnostic[];
  /** Of the schema set with the draft over it; absent where there are errors. */
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
  /** What people call the place: `title of Allergy, field Note`. */
  readonly location: string;
  /** As JSON. */
  readonly base?: string;
  readonly mine?: string;
  readonly theirs?: string;
}

export interface ConflictChoice {
  readonly path: string;
  readonly pointer: string;
  readonly keep: 'mine' | 'theirs';
}

/** Nothing is written while there is a conflict without a choice. */
export interface SaveOutcome {
  readonly saved: readonly SchemaText[];
  readonly conflicts: readonly DraftConflict[];
}

export interface CommandOutcome {
  readonly changed: readonly SchemaText[];
  /** Of an import: what became of each row of the source. */
  readonly imported?: readonly ExchangedRow[];
  /** What could not be done with it, a sentence each. */
  readonly notes?: readonly string[];
  /** What the draft then changes of what the page shows, where it says what that is; nothing where that is not known yet. */
  readonly preview?: Partial<DraftChanges>;
}

/** What users of one role may do by a rule. */
export interface AccessCell {
  /** `yes`, `no`, or the condition that is left once the role is known. */
  readonly is: string;
  /** The condition in words, where there is one. */
  readonly isSaid?: string;
  /** The same before the draft, where it differs. */
  readonly was?: string;
  readonly wasSaid?: string;
}

export interface AccessMatrix {
  readonly roles: readonly string[];
  readonly rules: readonly {
    readonly name: string;
    readonly title: string;
    /** One for each role, in their order. */
    readonly cells: readonly AccessCell[];
  }[];
}

/** Where the Studio reads and writes the schema files of the product that runs. */
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
  /** What was compiled of a draft, by its hash; undefined once it is forgotten. */
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
  /** What the draft changes of the files that are shown, sooner than all of it is checked; nothing where that is not known yet. */
  readonly preview: (draft: readonly SchemaText[], shown: ShownDraft) => Promise<Partial<DraftChanges>>;
  /** What an expression means at its place in the draft. */
  readonly expression: (
    draft: readonly SchemaText[],
    question: ExpressionQuestion,
  ) => Promise<ExpressionLook>;
  /** The draft brought together with what has become of its files meanwhile; nothing is written. */
  readonly merge: (
    draft: readonly DraftText[],
    choices: readonly ConflictChoice[],
  ) => Promise<{ readonly merged: readonly DraftText[]; readonly conflicts: readonly DraftConflict[] }>;
  /** What a change may do harm to. */
  readonly risk: (files: readonly DraftText[]) => ChangeRisk;
  readonly save: (draft: readonly DraftText[], choices: readonly ConflictChoice[]) => Promise<SaveOutcome>;
}
