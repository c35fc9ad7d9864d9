import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SentFile } from '../card/card-place.ts';
import type { ColumnFile } from '../tab/tab-place.ts';

/** A `*.flow.json`, once its meta-schema holds. */
export interface FlowFile {
  readonly title: string;
  readonly steps: readonly StepFile[];
  readonly finish: {
    readonly label: string;
    readonly call: string;
    readonly sends?: Cel | SentFile;
    readonly open?: string;
  };
  readonly actions?: readonly FlowActionFile[];
}

export interface StepFile {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly when?: Cel;
  readonly form?: string;
  readonly shows?: { readonly step: string; readonly columns: readonly ColumnFile[] };
  readonly lists?: readonly ListFile[];
  readonly part?: string;
  readonly checks?: readonly { readonly unless: Cel; readonly message: string }[];
  readonly next?: string;
}

export interface ListFile {
  readonly title: string;
  readonly text?: string;
  readonly entity: string;
  readonly call: string;
  readonly sends?: Cel | SentFile;
  readonly key: string;
  readonly columns: readonly ColumnFile[];
  readonly pick?: boolean;
  readonly empty?: string;
}

export interface FlowActionFile {
  readonly name: string;
  readonly title: string;
  readonly item: string;
  readonly access?: string;
  readonly form: string;
  readonly prefill?: Readonly<Record<string, Cel>>;
  readonly call: string;
  readonly open?: string;
}

/** What the parts of a flow may look up. */
export interface FlowPlace {
  readonly file: SourceFile;
  readonly plans: PlanContext;
  /** `inputs`: what the steps so far hand on, by their names. */
  readonly context: ExpressionContext;
  /** The entity of what each of these steps hands on. */
  readonly handedOn: ReadonlyMap<string, EntityPlan>;
}
