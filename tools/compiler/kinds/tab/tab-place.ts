import type { JsonSchemaObject } from '../../../../engine/core/json.ts';
import type { ExpressionType } from '../../expressions/types.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** A `*.tab.json`, once its meta-schema holds. */
export interface TabFile {
  readonly title: string;
  readonly item: string;
  readonly rowName?: Cel;
  readonly entity: string;
  readonly form?: string | { readonly add?: string; readonly edit?: string };
  readonly source: RowsFile;
  /** Missing only where one object is shown. */
  readonly table?: TableFile;
  readonly actions?: Readonly<Partial<Record<ActionName, ActionFile>>>;
  readonly count?: boolean;
  readonly access?: string;
  readonly empty?: string;
  readonly notices?: readonly { readonly when: Cel; readonly text: string; readonly tone?: string }[];
  readonly views?: readonly { readonly title: string; readonly when?: Cel }[];
  readonly tallies?: readonly { readonly when: Cel; readonly text: string }[];
  readonly messages?: Readonly<Record<string, MessageFile>>;
}

export type MessageFile = string | { readonly message: string; readonly item?: string };

export type ActionName = 'add' | 'edit' | 'remove' | 'copy' | 'change' | 'move' | 'export' | 'history';

export interface ActionFile {
  readonly access?: string;
  readonly when?: Cel;
  readonly title?: string;
  readonly at?: string;
  readonly columns?: readonly ColumnFile[];
  readonly call?: string;
  readonly form?: string;
  readonly open?: string;
}

export type Cel = string | readonly string[];

/** Where rows come from: `call`, `record`, `search` or `saved` tells the kind; `object` is one object of a record. */
export interface RowsFile {
  readonly call?: string;
  readonly query?: Readonly<Record<string, Cel>>;
  readonly record?: string;
  readonly object?: string;
  readonly search?: string;
  readonly at?: string;
  readonly key?: string;
  readonly save?: string;
  readonly remove?: string;
  readonly where?: Cel;
  readonly join?: JoinFile;
  readonly about?: { readonly record: string; readonly as: string };
  readonly inputs?: readonly InputFile[];
  readonly saved?: SavedFile;
  readonly run?: string;
  readonly by?: string;
  readonly address?: string;
  readonly counts?: string;
  readonly export?: string;
  readonly with?: Readonly<Record<string, CompanionFile>>;
  readonly next?: NextFile;
}

/** An entry of another list for each row. */
export interface CompanionFile {
  readonly call: string;
  readonly ids?: string;
  readonly on: string;
  readonly by: string;
  readonly every?: string;
}

export interface NextFile {
  readonly title: string;
  readonly key: string;
  readonly call: string;
  readonly access?: string;
  readonly open: string;
  readonly none: string;
}

/** The stored searches of a tab. */
export interface SavedFile {
  readonly entity: string;
  readonly list: string;
  readonly save: string;
  readonly form: string;
  readonly group: string;
  readonly own?: { readonly when: Cel; readonly title: string };
  readonly columns?: string;
  readonly sort?: string;
  readonly create: SearchActionFile;
  readonly edit: SearchActionFile;
  readonly copy?: SearchCopyFile;
  readonly empty: string;
}

export interface SearchActionFile {
  readonly title: string;
  readonly access?: string;
}

export interface SearchCopyFile extends SearchActionFile {
  readonly prefill?: Readonly<Record<string, Cel>>;
}

export interface JoinFile {
  readonly record: string;
  readonly at: string;
  readonly by: string;
  readonly as: string;
  readonly save?: string;
}

export interface InputFile {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly widget: string;
  readonly codes?: string;
  readonly minLength?: number;
  readonly debounce?: number;
  readonly queries: readonly {
    readonly field: string;
    readonly when?: string;
    readonly marks?: readonly string[];
  }[];
}

export interface TableFile {
  readonly pageSize?: number;
  readonly pageButtons?: number;
  readonly sort?: readonly { readonly by: string; readonly descending?: boolean }[];
  readonly columns: readonly ColumnFile[];
  readonly filter?: string;
  readonly warn?: { readonly when: Cel; readonly text: string };
  readonly children?: ChildrenFile;
}

export interface ChildrenFile {
  readonly at: string;
  readonly title?: string;
  readonly item: string;
  readonly form?: string;
  readonly least?: number;
  readonly columns: readonly ColumnFile[];
}

export interface ColumnFile {
  readonly field: string;
  readonly title?: string;
  readonly cell?: string;
  readonly codes?: string;
  readonly sortable?: boolean;
  readonly link?: string;
  readonly value?: Cel;
  readonly access?: string;
  readonly shown?: boolean;
  readonly part?: string;
  readonly badges?: readonly { readonly when: Cel; readonly text: string; readonly tone: string }[];
}

/** The tab that is planned, and what its parts may look up. */
export interface TabPlace {
  readonly file: SourceFile;
  readonly tab: TabFile;
  readonly entity: EntityPlan;
  /** A row with what it is completed with; as `entity` where there is nothing of that kind. */
  readonly row: RowPlan;
  readonly plans: PlanContext;
}

/** What one row of the tab is. */
export interface RowPlan {
  readonly type: ExpressionType;
  /** Every place of a row with its schema. */
  readonly places: ReadonlyMap<string, JsonSchemaObject>;
}
