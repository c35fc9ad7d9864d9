import type { JSONPath } from 'jsonc-parser';
import type { JsonObject } from '../../../../engine/core/json.ts';
import type { Code } from '../../code/literal.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { RulesPlan } from '../../plan/rules-plan.ts';
import type { WantedType } from '../../plan/wanted-type.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Template } from '../rules/plan-derivations.ts';

/** A `*.form.json`, once its meta-schema holds. */
export interface FormFile {
  readonly entity: string;
  readonly over?: string;
  readonly layout: readonly LayoutFile[];
  readonly fields?: Readonly<Record<string, FieldFile>>;
  readonly initial?: JsonObject;
  readonly prefill?: Readonly<Record<string, Cel>>;
  readonly confirm?: readonly QuestionFile[];
  readonly yields?: readonly YieldFile[];
  readonly preview?: PreviewFile;
}

export interface PreviewFile {
  readonly call: string;
  readonly body: Readonly<Record<string, Cel>>;
  readonly item: string;
  readonly items: string;
}

export type Cel = string | readonly string[];

export interface QuestionFile {
  readonly when: Cel;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export interface YieldFile {
  readonly entity: string;
  readonly when?: Cel;
  readonly record: Template;
}

export type LayoutFile =
  | readonly string[]
  | { readonly tab: string; readonly rows: readonly LayoutFile[] }
  | { readonly group: string; readonly rows: readonly LayoutFile[] };

/** What a form says of a field: RJSF's `ui:` words and our own. */
export interface FieldFile {
  readonly visibleWhen?: Cel;
  readonly enabledWhen?: Cel;
  readonly derive?: Cel;
  readonly says?: Cel;
  readonly choices?: ChoicesFile;
  readonly query?: Readonly<Record<string, Cel>>;
  readonly fills?: { readonly mark: string; readonly with: Template };
  readonly check?: CheckFile;
  readonly rows?: RowsFile;
  readonly whenHidden?: 'keep' | 'clear';
  readonly clears?: readonly string[];
  readonly access?: string;
  readonly 'ui:widget'?: string;
  readonly 'ui:options'?: JsonObject;
}

export interface RowsFile {
  readonly columns: readonly string[];
  readonly item: string;
  readonly least?: number;
  readonly ordered?: true;
}

export interface ChoicesFile {
  readonly where?: Cel;
  readonly call?: string;
  readonly value?: string;
  readonly label?: string;
  readonly says?: Cel;
}

export interface CheckFile {
  readonly call: string;
  readonly query?: Readonly<Record<string, Cel>>;
  readonly body?: Readonly<Record<string, Cel>>;
  readonly when?: Cel;
  readonly warns: Cel;
  readonly message: string;
  readonly messageWhen?: readonly { readonly when: Cel; readonly message: string }[];
  readonly failure?: string;
  readonly also?: readonly string[];
  readonly lists?: {
    readonly rows: string;
    readonly entity: string;
    readonly says: Cel;
    readonly link?: string;
  };
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

export interface FormExpression {
  readonly source: Cel | undefined;
  readonly at: JSONPath;
  readonly place: FormPlace;
  /** What the expression may name, where it is more or less than the form's other expressions. */
  readonly context?: ExpressionContext;
  readonly wants?: WantedType | undefined;
}

/** The code of an expression of a form; undefined where there is none or it is wrong. */
export function compileInForm({ source, at, place, context, wants }: FormExpression): Code | undefined {
  if (source === undefined) return undefined;
  const { file, plans } = place;
  const whole = { file, at, source, context: context ?? place.context, facts: plans.facts, wants };
  return compileExpression(whole, plans.diagnostics);
}
