import type { ExpressionContext } from '../../expressions/environment.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { Cel } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** A `*.card.json`, once its meta-schema holds. */
export interface CardFile {
  readonly title: string;
  readonly entity: string;
  readonly access?: string;
  readonly save?: string;
  readonly with?: Readonly<Record<string, CompanionFile>>;
  /** Over what the card knows, by the names that its other expressions call them by. */
  readonly expressions?: Readonly<Record<string, Cel>>;
  readonly columns: readonly { readonly title?: string; readonly facts: readonly FactFile[] }[];
  readonly notices?: readonly CardNoticeFile[];
  readonly workflow?: CardWorkflowFile;
  readonly menus?: Readonly<Record<string, CardMenuFile>>;
  readonly actions?: readonly CardActionFile[];
}

export interface CardNoticeFile {
  readonly text: string;
  readonly when?: Cel;
  readonly items?: Cel;
  readonly tone?: 'info' | 'warning';
  readonly before?: readonly string[];
}

export interface CardWorkflowFile {
  readonly name: string;
  readonly call: string;
  readonly body: SentFile;
  readonly forms?: Readonly<Record<string, string>>;
}

export interface CardMenuFile {
  readonly title: string;
  readonly query?: SentFile;
  readonly files?: FilesFile;
}

export interface FilesFile {
  readonly address: Cel;
  readonly warnings?: Cel;
  readonly call: string;
}

export interface CompanionFile {
  readonly call: string;
  readonly query?: Readonly<Record<string, Cel>>;
  readonly where?: Cel;
  readonly latest?: string;
  readonly one?: boolean;
}

export interface FactFile {
  readonly field?: string;
  readonly value?: Cel;
  readonly part?: string;
  readonly title?: string;
  readonly cell?: string;
  readonly codes?: string;
  readonly note?: Cel;
  readonly when?: Cel;
  readonly access?: string;
  readonly empty?: string;
}

export interface CardActionFile {
  readonly name: string;
  readonly title?: string;
  readonly in?: string;
  readonly access?: string;
  readonly when?: Cel;
  readonly form?: string;
  readonly set?: Readonly<Record<string, Cel>>;
  readonly call?: string;
  readonly body?: SentFile;
  readonly query?: SentFile;
  readonly files?: FilesFile;
  readonly open?: string;
  readonly part?: string;
  readonly confirm?: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no?: string;
  };
}

/** What a call is sent: an object whose leaves are expressions. */
export interface SentFile {
  readonly [key: string]: Cel | SentFile;
}

/** The card that is planned, and what its parts may look up. */
export interface CardPlace {
  readonly file: SourceFile;
  readonly card: CardFile;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
  /** What its expressions may name. */
  readonly context: ExpressionContext;
}
