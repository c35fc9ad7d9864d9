import type { JsonObject } from '../json/json.ts';

/** The outcome of an event. */
export type WorkflowOutcome = WorkflowStep | WorkflowRefusal;

/** The event is taken: the record moves, or stays where it is with or without other changes. */
export interface WorkflowStep {
  readonly outcome: 'taken';
  /** Name of the state before, as the workflow spells it. */
  readonly from: string;
  /** Name of the state after. */
  readonly state: string;
  /** Id of the row that was taken; absent where none fits. */
  readonly transition?: string;
  /** The record as it is afterwards. */
  readonly record: JsonObject;
  /** Paths of the record that were set. */
  readonly changedPaths: readonly string[];
  readonly effects: readonly RaisedEffect[];
  /** Sentences for people about what happens. */
  readonly messages: readonly string[];
}

export interface WorkflowRefusal {
  readonly outcome: 'refused';
  /**
   * `access`: the user may not raise the event; `state`: it is not possible in the record's state; `target`: it would
   * lead to a state that is not among those it may lead to.
   */
  readonly because: 'access' | 'state' | 'target';
  readonly from: string;
  /** Reason in a sentence for people. */
  readonly reason: string;
}

export interface RaisedEffect {
  readonly name: string;
  readonly payload: JsonObject;
}
