import type { Scope } from '../../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { Workflow } from '../../../engine/core/product/workflow.ts';

/** Ids that a caller gives for the named records of a workflow. */
export type NamedIds = Readonly<Record<string, string | undefined>>;

export interface EventToTake {
  readonly workflow: Workflow;
  /** Name of the event. */
  readonly event: string;
  readonly payload?: Json | undefined;
  readonly named?: NamedIds | undefined;
  readonly record: JsonObject;
  /** The organization of the record. */
  readonly organization: string | null;
  readonly scope: Scope;
}
