import type { JsonObject } from '../../../../engine/core/json.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { EntityPlan } from '../plan-entity.ts';
import type { RulesPlan } from '../plan-rules.ts';
import type { PlanContext } from '../plan-set.ts';

/** A `*.form.json`, once its meta-schema holds. */
export interface FormFile {
  readonly entity: string;
  readonly layout: readonly LayoutFile[];
  readonly fields?: Readonly<Record<string, FieldFile>>;
  readonly initial?: JsonObject;
}

export type LayoutFile =
  | readonly string[]
  | { readonly tab: string; readonly rows: readonly LayoutFile[] }
  | { readonly group: string; readonly rows: readonly LayoutFile[] };

/** What a form says of a field: RJSF's `ui:` words and our own. */
export interface FieldFile {
  readonly visibleWhen?: string | readonly string[];
  readonly enabledWhen?: string | readonly string[];
  readonly derive?: string | readonly string[];
  readonly whenHidden?: 'keep' | 'clear';
  readonly clears?: readonly string[];
  readonly access?: string;
  readonly 'ui:widget'?: string;
  readonly 'ui:options'?: JsonObject;
}

/** The form that is planned, and what its parts may look up. */
export interface FormPlace {
  readonly file: SourceFile;
  readonly form: FormFile;
  readonly entity: EntityPlan;
  readonly rules: RulesPlan;
  readonly plans: PlanContext;
  readonly context: ExpressionContext;
}
