import type { JsonSchemaObject } from '../../../core/json/json.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import type { TabFile } from '../../files/tab.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

export type ActionName =
  | 'add'
  | 'edit'
  | 'remove'
  | 'copy'
  | 'change'
  | 'move'
  | 'export'
  | 'history'
  | 'menu';

/** Tab being planned, with the plans that its parts may look up. */
export interface TabLocation {
  readonly file: SourceFile;
  readonly tab: TabFile;
  readonly entity: EntityPlan;
  /**
   * Plan of a row, with the fields of another record that complete it; equal to `entity` without such a
   * completion.
   */
  readonly row: TabRowPlan;
  readonly plans: PlanContext;
}

/** Plan of one row of the tab. */
export interface TabRowPlan {
  readonly type: ExpressionType;
  /** Schemas of a row by path. */
  readonly schemas: ReadonlyMap<string, JsonSchemaObject>;
}
