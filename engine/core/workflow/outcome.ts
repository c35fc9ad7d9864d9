import type { JsonObject } from '../json/json.ts';

export type WorkflowOutcome = WorkflowStep | WorkflowRefusal;

/** Accepted event: the record's state changes or stays, with or without other changes. */
export interface WorkflowStep {
  readonly outcome: 'taken';
  /** State before the event, in the spelling of the workflow. */
  readonly from: string;
  /** State after the event. */
  readonly state: string;
  /** Id of the transition that was taken; absent if none fitted. */
  readonly transition?: string;
  /** Record after the event. */
  readonly record: JsonObject;
  /** Paths of the record that the event has changed. */
  readonly changedPaths: readonly string[];
  readonly effects: readonly RaisedEffect[];
  /** Sentences for people about the effects. */
  readonly messages: readonly string[];
}

export interface WorkflowRefusal {
  readonly outcome: 'refused';
  /**
   * Kind of reason. `access`: the user may not raise the event; `state`: the event is impossible in the
   * record's state; `target`: the resulting state is not allowed.
   */
  readonly because: 'access' | 'state' | 'target';
  readonly from: string;
  /** Sentence to the user that gives the reason. */
  readonly reason: string;
}

export interface RaisedEffect {
  readonly name: string;
  readonly payload: JsonObject;
}
