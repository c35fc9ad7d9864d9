import type { Expression } from '../expressions/scope.ts';

/** Facts about one open record in columns, and what may be done with it. */
export interface CardDescriptor {
  readonly name: string;
  readonly title: string;
  readonly entity: string;
  /** Access rule needed to see the card. */
  readonly access?: string;
  /** Call that saves the record. */
  readonly save?: string;
  /** Further records, by the names they have in expressions. */
  readonly with: Readonly<Record<string, Companion>>;
  readonly columns: readonly { readonly title?: string; readonly facts: readonly Fact[] }[];
  /** Sentences that have to be noticed before one works with the record. */
  readonly notices?: readonly CardNotice[];
  /** The workflow whose events are offered in the menu. */
  readonly workflow?: CardWorkflow;
  /** Menus of its own beside the one of further actions, by name. */
  readonly menus: Readonly<Record<string, CardMenu>>;
  readonly actions: readonly CardAction[];
}

/** A sentence over the facts of a card, while its `when` holds and its `items`, if it has any, are not empty. */
export interface CardNotice {
  readonly text: string;
  readonly when?: Expression<boolean>;
  /** A list of texts under the sentence. */
  readonly items?: Expression;
  readonly tone: 'info' | 'warning';
  /** Actions in whose dialogs it is shown once more. */
  readonly before: readonly string[];
}

/** A menu, with what the calls of its actions have in common. */
export interface CardMenu {
  /** The words on its button. */
  readonly title: string;
  readonly query?: SentObject;
  readonly files?: AnsweredFiles;
}

/** Files whose addresses a call has answered. */
export interface AnsweredFiles {
  /** Address, or list of addresses, over `answer`. */
  readonly address: Expression;
  /** Sentences about what the files lack, over `answer`. */
  readonly warnings?: Expression;
  /** The call that hands out what has an address of the gateway's own. */
  readonly call: string;
}

/** Call and forms by which the events of a workflow are raised for the record of a card. */
export interface CardWorkflow {
  readonly name: string;
  readonly call: string;
  /** Body of the call, over `inputs`: the `event` and its `payload`. */
  readonly body: SentObject;
  /** The form that asks what an event brings. */
  readonly forms: Readonly<Record<string, string>>;
}

/** Record, or list of records, that is read beside the record of a card. */
export interface Companion {
  readonly call: string;
  /** Query over `self`; a list that is bound to its subject is asked for the record without it. */
  readonly query: Readonly<Record<string, Expression>>;
  /** Filter of the listed records, over `item`. */
  readonly where?: Expression<boolean>;
  /** Field path of the date or time by which the newest of a list is taken. */
  readonly latest?: string;
  /** Takes the first row of a list. */
  readonly one?: boolean;
}

/** Line of a card. Exactly one of `field`, `value` and `part` gives its content. */
export interface Fact {
  readonly title: string;
  readonly field?: string;
  readonly value?: Expression;
  readonly part?: string;
  /** A smaller line below. */
  readonly note?: Expression<string>;
  readonly when?: Expression<boolean>;
  /** Name of the cell: one of the engine's (`cellNames`), or one that the host registers. */
  readonly cell: string;
  readonly codes?: string;
  readonly access?: string;
  readonly empty?: string;
  /** The companions that its expressions read. */
  readonly reads?: readonly string[];
}

/** Question that is asked before an action is done. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
}

/** An object whose leaves are expressions. */
export interface SentObject {
  readonly [key: string]: Expression | SentObject;
}

/**
 * Action on the record of a card: `form` alone edits it, `set` saves values (those of the `form`, where it has one),
 * `call` makes a call (with what its `form` asked as `inputs`), whose answer may lead to `files`; `page` leads to a
 * page, `open` opens a window, `part` is made by hand.
 */
export interface CardAction {
  readonly name: string;
  readonly title?: string;
  /** `bar`, `menu`, or the name of a menu of the card. */
  readonly in: string;
  readonly access?: string;
  readonly when?: Expression<boolean>;
  /** The companions that `when` reads. */
  readonly reads?: readonly string[];
  readonly form?: string;
  readonly set?: Readonly<Record<string, Expression>>;
  readonly call?: string;
  readonly body?: SentObject;
  /** The parameters of a call that only reads. */
  readonly query?: SentObject;
  /** The files that the answer leads to. */
  readonly files?: AnsweredFiles;
  /** Route of the page that it leads to; `{path}` stands for a value of the record, of that in the answer of a `call`. */
  readonly page?: string;
  /** Address of the window; `{path}` stands for a value of the record. */
  readonly open?: string;
  readonly part?: string;
  readonly confirm?: Confirmation;
}
