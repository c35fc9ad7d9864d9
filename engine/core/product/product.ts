import type { Holiday } from '../dates/holiday.ts';
import type { Json } from '../json/json.ts';
import type { AccessRule } from './access-rule.ts';
import type { CallContract } from './call.ts';
import type { CardDescriptor } from './card.ts';
import type { CheckSet } from './checks.ts';
import type { GivenDefaults } from './defaults.ts';
import type { DocumentDescriptor } from './document.ts';
import type { Entity } from './entity.ts';
import type { FlowDescriptor } from './flow.ts';
import type { FormDescriptor } from './form.ts';
import type { ReportDescriptor } from './report.ts';
import type { ScreenDescriptor } from './screen.ts';
import type { SearchIndex } from './search-index.ts';
import type { TabDescriptor } from './tab.ts';
import type { ValueSet } from './value-set.ts';
import type { Workflow } from './workflow.ts';

/** Part of a product that a page may get later than the rest, with a screen or the first form. */
export interface ProductPart {
  readonly entities: Readonly<Record<string, Entity>>;
  /** Entities of which only an outline is here: what loads the rest, before a form of theirs opens. */
  readonly load?: Readonly<Record<string, () => Promise<Entity>>> | undefined;
  readonly forms: Readonly<Record<string, FormDescriptor>>;
  /** Forms of which only an outline is here: what loads the rest, before they open. */
  readonly loadForm?: Readonly<Record<string, () => Promise<FormDescriptor>>> | undefined;
  readonly tabs: Readonly<Record<string, TabDescriptor>>;
  readonly cards: Readonly<Record<string, CardDescriptor>>;
  readonly flows: Readonly<Record<string, FlowDescriptor>>;
  readonly codes: Readonly<Record<string, ValueSet>>;
  readonly workflows?: Readonly<Record<string, Workflow>>;
  /** Contracts of calls that nothing else makes. */
  readonly calls?: Readonly<Record<string, CallContract>>;
}

/**
 * Everything that the compiler makes of `schemas/` and the screens' `*.screen.json`: frozen data and pure
 * functions. The engine and the gateway are given one `Product` and know nothing of what is inside.
 */
export interface Product extends ProductPart {
  /** SHA-256 (hex) over the whole schema set; browser and gateway compare it at start. */
  readonly hash: string;
  readonly info: ProductInfo;
  /** Loaders of what comes with a screen when it opens, by the screen's name; absent where everything is here. */
  readonly loadScreen?: Readonly<Record<string, () => Promise<ProductPart>>> | undefined;
  /** Loader of what comes with the first form: value sets that nothing else shows, and workflows. */
  readonly loadLater?: (() => Promise<ProductPart>) | undefined;
  readonly screens: Readonly<Record<string, ScreenDescriptor>>;
  readonly calls: Readonly<Record<string, CallContract>>;
  /** Shapes of the bodies of calls that send no record, by the call's name. Only a gateway checks them. */
  readonly bodies?: Readonly<Record<string, Entity>>;
  readonly searches: Readonly<Record<string, SearchIndex>>;
  readonly access: Readonly<Record<string, AccessRule>>;
  /** Product-wide message templates by name (`required`, `date.not-in-future`, `conflict` …). */
  readonly messages: Readonly<Record<string, string>>;
  /** The engine's defaults where no descriptor overrides them. */
  readonly defaults?: GivenDefaults;
  /** Figures and texts of the specification that expressions and screens refer to by name. */
  readonly constants?: Readonly<Record<string, ProductConstant>>;
  readonly holidays?: readonly Holiday[];
  /** Documents that can be printed. Only a gateway has them. */
  readonly documents?: Readonly<Record<string, DocumentDescriptor>>;
  /** Reports on many records. Only a gateway has them. */
  readonly reports?: Readonly<Record<string, ReportDescriptor>>;
  /** Checks of the rows of records. Only a gateway has them. */
  readonly checks?: Readonly<Record<string, CheckSet>>;
}

export interface ProductConstant {
  readonly value: Json;
  /** Values for single cases. */
  readonly by?: Readonly<Record<string, Json>>;
  readonly unit?: string;
}

export interface ProductInfo {
  /** `{product}` in paths, permissions and field names is replaced by it. */
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly copyright: string;
  /** Name of the installation, such as `production`: reports of errors and traces name it. */
  readonly environment?: string;
  /** Notice about the data on every page and document of a demonstration, and nowhere else. */
  readonly dataNotice?: string;
  /** Site to which those who are not signed in are led. */
  readonly externalSite?: { readonly title: string; readonly url: string };
  readonly [key: string]: Json | undefined;
}
