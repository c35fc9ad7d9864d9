import type { SourceFile } from '../../source/source-file.ts';

/** CEL; the lines of a long one are joined. */
export type Cel = string | readonly string[];

/** An object whose leaves are expressions. */
export interface Template {
  readonly [key: string]: Cel | Template;
}

/** States by name, or by what stands in the columns of their value set. */
export type StateSelector =
  | readonly string[]
  | {
      readonly where?: Readonly<Record<string, string | readonly string[]>>;
      readonly except?: readonly string[];
    };

export interface SetSource {
  readonly at: string;
  readonly when?: Cel;
  readonly value?: Cel;
  readonly append?: Template;
  readonly put?: { readonly key: Cel; readonly value: Template };
}

interface EffectSource {
  readonly name: string;
  readonly payload?: Template;
}

/** What a row and a consequence have in common. */
export interface DoingSource {
  readonly id: string;
  readonly when?: Cel;
  readonly set?: readonly SetSource[];
  readonly effects?: readonly EffectSource[];
  readonly says?: string;
}

export interface RowSource extends DoingSource {
  readonly on: string;
  readonly from?: StateSelector;
  readonly after?: readonly string[];
  readonly to?: string | { readonly value: Cel; readonly among?: StateSelector };
  readonly refuse?: string;
}

export interface ConsequenceSource extends DoingSource {
  readonly on?: readonly string[];
}

export interface TriggerSource {
  readonly save: string;
  readonly when?: Cel;
  readonly payload?: Template;
}

export interface EventSource {
  readonly title: string;
  readonly description: string;
  readonly access: string;
  readonly payload?: string;
  readonly action?: string;
  readonly refusal?: string;
  readonly raisedBy?: readonly TriggerSource[];
}

export interface NamedRecordSource {
  readonly entity: string;
  readonly call: string;
  readonly query?: Readonly<Record<string, Cel>>;
  readonly where: Cel;
  readonly prefer?: Cel;
}

export interface WorkflowSource {
  readonly title: string;
  readonly description: string;
  readonly entity: string;
  readonly states: {
    readonly codes: string;
    readonly at: string;
    readonly unknown: string;
    readonly display?: Cel;
    readonly entered?: Readonly<Record<string, string>>;
  };
  readonly owns?: readonly string[];
  readonly records?: Readonly<Record<string, NamedRecordSource>>;
  readonly events: Readonly<Record<string, EventSource>>;
  readonly transitions: readonly RowSource[];
  readonly consequences?: readonly ConsequenceSource[];
}

export function workflowOf(file: SourceFile): WorkflowSource {
  return file.value as WorkflowSource;
}
