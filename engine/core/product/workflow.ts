import type { Expression } from '../expressions/scope.ts';
import type { Derivation, DerivedObject, PathPattern } from './entity.ts';

/**
 * The states that records of an entity go through, and what leads from one to another: a table, which
 * `engine/core/workflow` runs in the browser (to preview the outcome) and in the gateway (to bring it about).
 */
export interface Workflow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Entity of the records that go through the states. */
  readonly entity: string;
  /** JSON Pointer to the name of a record's state. */
  readonly stateAt: string;
  /** States by stored name. */
  readonly states: Readonly<Record<string, WorkflowState>>;
  /** Stored names by every spelling that is read as them, in lower case. */
  readonly spellings: Readonly<Record<string, string>>;
  /** The state of a name that is not known. */
  readonly unknown: string;
  /** Text that people read instead of a state's name, over `state` and the record. */
  readonly display: Expression<string>;
  /** Paths of the record that nothing but events changes. */
  readonly owns: readonly PathPattern[];
  /** Records that the table reads beside the record itself and its owners, by the name it calls them. */
  readonly records: Readonly<Record<string, WorkflowRecord>>;
  readonly events: Readonly<Record<string, WorkflowEvent>>;
  /** Transitions in the order of decision: of the rows of an event that fit, the first is taken. */
  readonly transitions: readonly Transition[];
  /** Consequences after the transition: all that fit are taken. */
  readonly consequences: readonly Consequence[];
}

export interface WorkflowState {
  readonly display: string;
  /** Way by which records come into a state that no transition names. */
  readonly entered?: string;
}

/** Record out of those of the same organization. */
export interface WorkflowRecord {
  readonly entity: string;
  /** Filter over `item`, `named` (the id that the caller gives; may be blank) and the record with its owners. */
  readonly where: Expression<boolean>;
  /** Preference among several: those that this is true for come first; if more than one is left, there is none. */
  readonly prefer?: Expression<boolean>;
  /** The list call with which a page reads them, to preview the outcome of an event. */
  readonly call: string;
  /** The call's parameters, over the record with its owners. */
  readonly query: Readonly<Record<string, Expression>>;
}

export interface WorkflowEvent {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Access rule; every event has one. */
  readonly access: string;
  /** Entity of what the event brings. One with records of its own is named by id and read from the store. */
  readonly payload?: string;
  /** Title of the action as which the event is offered to people. */
  readonly action?: string;
  /** Refusal when no transition fits; without it the event is accepted and changes nothing. */
  readonly refusal?: string;
  /** Saves that raise the event. */
  readonly raisedBy: readonly WorkflowTrigger[];
}

export interface WorkflowTrigger {
  /** Entity whose save raises the event. */
  readonly save: string;
  /** Condition over `self`, the saved record, and `old`, the version before. */
  readonly when?: Expression<boolean>;
  /** Payload of the event; absent: the saved record. */
  readonly payload?: DerivedObject;
}

/** A row of the table. */
export interface Transition {
  readonly id: string;
  readonly on: string;
  /** Names of the states it leads from. */
  readonly from: readonly string[];
  readonly guard?: Expression<boolean>;
  /** Name of the state it leads to; absent: the record stays where it is. */
  readonly to?: Expression<string>;
  /** The states that `to` may name; absent: all. */
  readonly among?: readonly string[];
  /** The row refuses the event with this sentence. */
  readonly refuse?: Sentence;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  /** Message for people about what happens. */
  readonly message?: Sentence;
}

/** Change that an event makes whatever state the record goes to. */
export interface Consequence {
  readonly id: string;
  readonly on: readonly string[];
  readonly guard?: Expression<boolean>;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  /** Message for people about what happens. */
  readonly message?: Sentence;
}

/** Effect outside the record that follows from an event: a name and its payload. */
export interface WorkflowEffect {
  readonly name: string;
  readonly payload: DerivedObject;
}

/** A sentence with expressions in it, in parts. */
export type Sentence = readonly (string | Expression)[];
