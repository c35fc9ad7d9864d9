import type { JsonObject } from '../json/json.ts';

/** Outcome of an event. */
export type WorkflowOutcome = WorkflowStep | WorkflowRefusal;

/** Accepted event: the record's state changes or stays, with or without other changes. */
export interface WorkflowStep {
  readonly outcome: 'taken';
  /** State before the event, as the workflow spells it. */
  readonly from: string;
  /** State after the event. */
  readonly state: string;
  /** Id of the taken transition; absent without a fitting one. */
  readonly transition?: string;
  /** Record after the event. */
  readonly record: JsonObject;
  /** Changed paths of the record. */
  readonly changedPaths: readonly string[];
  readonly effects: readonly RaisedEffect[];
  /** Sentences for people about the effects. */
  readonly messages: readonly string[];
}

export interface WorkflowRefusal {
  readonly outcome: 'refused';
  /**
   * Reason kind; `access`: the user may not raise the event; `state`: not possible in the record's state; `target`: the
   * resulting state is not among the allowed ones.
   */
  readonly because: 'access' | 'state' | 'target';
  readonly from: string;
  /** Sentence for people with the reason. */
  readonly reason: string;
}

export interface RaisedEffect {
  readonly name: string;
  readonly payload: JsonObject;
}
