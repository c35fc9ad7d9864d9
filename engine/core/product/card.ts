import type { Expression } from '../expressions/scope.ts';

/** Facts about one open record in columns, with the actions on the record. */
export interface CardDescriptor {
  readonly name: string;
  readonly title: string;
  readonly entity: string;
  /** Access rule needed to see the card. */
  readonly access?: string;
  /** Call that saves the record. */
  readonly save?: string;
  /** Further records, by their names in expressions. */
  readonly with: Readonly<Record<string, Companion>>;
  readonly columns: readonly {
    readonly title?: string;
    /** Width beside the other columns, whose default is 1. */
    readonly width?: number;
    readonly facts: readonly Fact[];
  }[];
  /** Sentences that users should notice before they work on the record. */
  readonly notices?: readonly CardNotice[];
  /** Steps that the record may need, the most pressing first. */
  readonly next?: readonly CardStep[];
  /** Workflow whose events the menu offers. */
  readonly workflow?: CardWorkflow;
  /** Menus of the card by name, besides the menu of further actions. */
  readonly menus: Readonly<Record<string, CardMenu>>;
  readonly actions: readonly CardAction[];
}

/** Sentence over the facts of a card, shown while its `when` holds and its `items`, if any, are not empty. */
export interface CardNotice {
  readonly text: string;
  readonly when?: Expression<boolean>;
  /** Texts listed under the sentence. */
  readonly items?: Expression;
  readonly tone: 'info' | 'warning';
  /** Actions whose dialogs repeat the sentence. */
  readonly before: readonly string[];
  /** Names of the companions that the expressions read. */
  readonly reads?: readonly string[];
}

/** Step that the record needs while `when` holds, with the actions of the card that do it. */
export interface CardStep {
  readonly when: Expression<boolean>;
  readonly text: Expression<string>;
  /** Names of actions, or events of the card's workflow. */
  readonly actions: readonly string[];
  /** Names of the companions that the expressions read. */
  readonly reads?: readonly string[];
}

/** Menu of a card, with the values that the calls of its actions have in common. */
export interface CardMenu {
  /** Text of the menu's button. */
  readonly title: string;
  readonly query?: SentObject;
  readonly files?: AnsweredFiles;
}

/** Files whose addresses the answer of a call contains. */
export interface AnsweredFiles {
  /** Address of the file, or list of addresses, over `answer`. */
  readonly address: Expression;
  /** Sentences about missing parts of the files, over `answer`. */
  readonly warnings?: Expression;
  /** Call that serves files at the gateway's own addresses. */
  readonly call: string;
}

/** Call and forms that raise the events of a workflow for the record of a card. */
export interface CardWorkflow {
  readonly name: string;
  readonly call: string;
  /** Body of the call, over `inputs`: the `event` and its `payload`. */
  readonly body: SentObject;
  /** Forms for the payload of events, by event. */
  readonly forms: Readonly<Record<string, string>>;
}

/** Record, or list of records, read beside the record of a card. */
export interface Companion {
  readonly call: string;
  /** Query over `self`. A list bound to its subject needs no query: it gets the record as its subject. */
  readonly query: Readonly<Record<string, Expression>>;
  /** Filter of the listed records, over `item`. */
  readonly where?: Expression<boolean>;
  /** Field path of a date or time, to take only the newest record of a list. */
  readonly latest?: string;
  /** Number of newest records to take as a list, in place of the newest alone. */
  readonly most?: number;
  /** True to take only the first row of a list. */
  readonly one?: boolean;
}

/** Line of a card. Exactly one of `field`, `value` and `part` supplies its content. */
export interface Fact {
  readonly title: string;
  readonly field?: string;
  readonly value?: Expression;
  readonly part?: string;
  /** Smaller line below the value. */
  readonly note?: Expression<string>;
  readonly when?: Expression<boolean>;
  /** Name of the cell: one of the engine's (`cellNames`), or one registered by the host. */
  readonly cell: string;
  readonly codes?: string;
  readonly access?: string;
  readonly empty?: string;
  /** Companions that the expressions read. */
  readonly reads?: readonly string[];
}

/** Question that the user answers before an action is taken. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
}

/** Object with expressions as leaves. */
export interface SentObject {
  readonly [key: string]: Expression | SentObject;
}

/**
 * Action on the record of a card: `addTab` adds a row of a tab; `form` edits the record; `set` saves values (with a
 * `form`, in addition to the form's); `call` makes a call (with `inputs` from its `form`) that may answer `files`;
 * `page`, `open` and `part` open a page, a window or a hand-written part.
 */
export interface CardAction {
  readonly name: string;
  readonly title?: string;
  /** Position: `bar`, `menu`, the name of a menu of the card, or `next`: only with the step that it does. */
  readonly in: string;
  readonly access?: string;
  readonly when?: Expression<boolean>;
  /** Names of the companions that `when` reads. */
  readonly reads?: readonly string[];
  /** Tab that gets a new row, by its form, while the tab's own `add` is open. */
  readonly addTab?: string;
  readonly form?: string;
  readonly set?: Readonly<Record<string, Expression>>;
  readonly call?: string;
  readonly body?: SentObject;
  /** Query parameters of a call that reads. */
  readonly query?: SentObject;
  /** Files at the addresses of the answer. */
  readonly files?: AnsweredFiles;
  /** Route of the target page; `{path}` stands for a value of the record, or of the answer to `call`. */
  readonly page?: string;
  /** Address that opens in a window; `{path}` stands for a value of the record. */
  readonly open?: string;
  readonly part?: string;
  readonly confirm?: Confirmation;
}
