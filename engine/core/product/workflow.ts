import type { Expression } from '../expressions/scope.ts';
import type { Derivation, DerivedObject, PathPattern } from './entity.ts';

/**
 * States of an entity's records and the transitions between them. `engine/core/workflow` evaluates this table
 * in the browser for a preview and in the gateway for the change itself.
 */
export interface Workflow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Entity of the records with the states. */
  readonly entity: string;
  /** JSON Pointer to the name of a record's state. */
  readonly stateAt: string;
  /** States by the name that is stored. */
  readonly states: Readonly<Record<string, WorkflowState>>;
  /** Stored names of states by other accepted spellings, in lower case. */
  readonly spellings: Readonly<Record<string, string>>;
  /** State of a record whose stored state has an unknown name. */
  readonly unknown: string;
  /** Text shown for a state, over `state` and the record. */
  readonly display: Expression<string>;
  /** Paths of the record that only events change. */
  readonly owns: readonly PathPattern[];
  /**
   * Further records that the table reads, by the names under which it reads them; the record itself and its
   * owners are always available.
   */
  readonly records: Readonly<Record<string, WorkflowRecord>>;
  readonly events: Readonly<Record<string, WorkflowEvent>>;
  /** Transitions in order; the first one that fits an event is taken. */
  readonly transitions: readonly Transition[];
  /** Consequences that follow the transition; all that fit are taken. */
  readonly consequences: readonly Consequence[];
}

export interface WorkflowState {
  readonly display: string;
  /** Explanation of how a record enters a state to which no transition leads. */
  readonly entered?: string;
}

/** Further record that the table reads, chosen among records of the same organization. */
export interface WorkflowRecord {
  readonly entity: string;
  /** Filter over `item`, `named` (an id in the request, may be blank), and the record with its owners. */
  readonly where: Expression<boolean>;
  /**
   * Condition that prefers a record if several pass the filter. No record is chosen if several are still left.
   */
  readonly prefer?: Expression<boolean>;
  /** Call by which a page lists these records to preview the outcome of an event. */
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
  /**
   * Entity of the event's payload. If the entity has records, the payload is given by id and read from the
   * store.
   */
  readonly payload?: string;
  /** Title of the action that raises the event. */
  readonly action?: string;
  /**
   * Sentence that refuses the event if no transition fits; without it, the event is accepted and changes
   * nothing.
   */
  readonly refusal?: string;
  /** Saves that raise the event. */
  readonly raisedBy: readonly WorkflowTrigger[];
}

export interface WorkflowTrigger {
  /** Entity whose save raises the event. */
  readonly save: string;
  /** Condition over `self`, the saved record, and `old`, its previous version. */
  readonly when?: Expression<boolean>;
  /** Payload of the event; by default the saved record. */
  readonly payload?: DerivedObject;
}

/** Transition: a row of the workflow's table. */
export interface Transition {
  readonly id: string;
  readonly on: string;
  /** Names of the states before the transition. */
  readonly from: readonly string[];
  readonly guard?: Expression<boolean>;
  /** Name of the state after the transition; without it, the state stays. */
  readonly to?: Expression<string>;
  /** States that `to` can yield; absent if it can yield any. */
  readonly among?: readonly string[];
  /** Sentence by which the transition refuses the event. */
  readonly refuse?: Sentence;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  /** Message to the user about the effect of the transition. */
  readonly message?: Sentence;
}

/** Change that an event makes, whatever the resulting state is. */
export interface Consequence {
  readonly id: string;
  readonly on: readonly string[];
  readonly guard?: Expression<boolean>;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  /** Message to the user about the effect of the consequence. */
  readonly message?: Sentence;
}

/** Effect of an event outside of the record: a name and its payload. */
export interface WorkflowEffect {
  readonly name: string;
  readonly payload: DerivedObject;
}

/** Sentence in parts, each a text or an expression. */
export type Sentence = readonly (string | Expression)[];
