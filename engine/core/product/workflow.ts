import type { Expression } from '../expressions/scope.ts';
import type { Derivation, DerivedObject, PathPattern } from './entity.ts';

/**
 * States of an entity's records and the transitions between them: a table that `engine/core/workflow` runs in the
 * browser (as a preview) and in the gateway (for real).
 */
export interface Workflow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Entity of the records with the states. */
  readonly entity: string;
  /** JSON Pointer to the name of a record's state. */
  readonly stateAt: string;
  /** States by stored name. */
  readonly states: Readonly<Record<string, WorkflowState>>;
  /** Stored names by accepted spelling, in lower case. */
  readonly spellings: Readonly<Record<string, string>>;
  /** State for an unknown name. */
  readonly unknown: string;
  /** Displayed text for a state, over `state` and the record. */
  readonly display: Expression<string>;
  /** Paths of the record that only events change. */
  readonly owns: readonly PathPattern[];
  /** Records that the table reads besides the record itself and its owners, by their name in the table. */
  readonly records: Readonly<Record<string, WorkflowRecord>>;
  readonly events: Readonly<Record<string, WorkflowEvent>>;
  /** Transitions in the order of decision: the first fitting row of an event is taken. */
  readonly transitions: readonly Transition[];
  /** Consequences after the transition: all fitting ones are taken. */
  readonly consequences: readonly Consequence[];
}

export interface WorkflowState {
  readonly display: string;
  /** Explanation of how records enter a state that no transition names. */
  readonly entered?: string;
}

/** Record chosen from those of the same organization. */
export interface WorkflowRecord {
  readonly entity: string;
  /** Filter over `item`, `named` (an id in the request, possibly blank) and the record with its owners. */
  readonly where: Expression<boolean>;
  /** Preference among several: those that meet the condition come first; if more than one remains, there is none. */
  readonly prefer?: Expression<boolean>;
  /** Call by which a page lists these records for a preview of the event's outcome. */
  readonly call: string;
  /** Parameters of the call, over the record with its owners. */
  readonly query: Readonly<Record<string, Expression>>;
}

export interface WorkflowEvent {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Access rule, which every event has. */
  readonly access: string;
  /** Entity of the event's payload; one with records of its own is named by id and read from the store. */
  readonly payload?: string;
  /** Title of the action that raises the event. */
  readonly action?: string;
  /** Refusal if no transition fits; absent: the event is accepted without a change. */
  readonly refusal?: string;
  /** Saves that raise the event. */
  readonly raisedBy: readonly WorkflowTrigger[];
}

export interface WorkflowTrigger {
  /** Entity whose save raises the event. */
  readonly save: string;
  /** Condition over `self`, the saved record, and `old`, its previous version. */
  readonly when?: Expression<boolean>;
  /** Payload of the event; absent: the saved record. */
  readonly payload?: DerivedObject;
}

/** Row of the workflow's table. */
export interface Transition {
  readonly id: string;
  readonly on: string;
  /** Names of the states before the transition. */
  readonly from: readonly string[];
  readonly guard?: Expression<boolean>;
  /** Name of the state after the transition; absent: the state stays. */
  readonly to?: Expression<string>;
  /** Possible states of `to`; absent: all. */
  readonly among?: readonly string[];
  /** Sentence with which the row refuses the event. */
  readonly refuse?: Sentence;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  /** Message for people about what happens. */
  readonly message?: Sentence;
}

/** Change made by an event in any resulting state. */
export interface Consequence {
  readonly id: string;
  readonly on: readonly string[];
  readonly guard?: Expression<boolean>;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  /** Message for people about what happens. */
  readonly message?: Sentence;
}

/** Effect of an event outside of the record: a name and its payload. */
export interface WorkflowEffect {
  readonly name: string;
  readonly payload: DerivedObject;
}

/** Sentence in parts, some of which are expressions. */
export type Sentence = readonly (string | Expression)[];
