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
import type { ResourceMapping } from './resource-mapping.ts';
import type { ScreenDescriptor } from './screen.ts';
import type { SearchIndex } from './search-index.ts';
import type { TabDescriptor } from './tab.ts';
import type { ValueSet } from './value-set.ts';
import type { Workflow } from './workflow.ts';

/** Part of a product that a page may load later than the rest, with a screen or the first form. */
export interface ProductPart {
  readonly entities: Readonly<Record<string, Entity>>;
  /** Loaders of entities of which this part has only an outline, called before a form of the entity opens. */
  readonly load?: Readonly<Record<string, () => Promise<Entity>>> | undefined;
  readonly forms: Readonly<Record<string, FormDescriptor>>;
  /** Loaders of forms of which this part has only an outline, called before the form opens. */
  readonly loadForm?: Readonly<Record<string, () => Promise<FormDescriptor>>> | undefined;
  readonly tabs: Readonly<Record<string, TabDescriptor>>;
  readonly cards: Readonly<Record<string, CardDescriptor>>;
  readonly flows: Readonly<Record<string, FlowDescriptor>>;
  readonly codes: Readonly<Record<string, ValueSet>>;
  readonly workflows?: Readonly<Record<string, Workflow>>;
  /** Contracts of calls that are made in this part only. */
  readonly calls?: Readonly<Record<string, CallContract>>;
}

/**
 * Result of compiling `schemas/` and the screens' `*.screen.json`: frozen data and pure functions. Engine and
 * gateway take one `Product` as their input and contain nothing specific to its content.
 */
export interface Product extends ProductPart {
  /** SHA-256 (hex) of the whole schema set, compared by browser and gateway at start. */
  readonly hash: string;
  readonly info: ProductInfo;
  /** Loaders of the parts for a screen, by the screen's name; absent where everything is loaded. */
  readonly loadScreen?: Readonly<Record<string, () => Promise<ProductPart>>> | undefined;
  /** Loader of the part that the first form needs: workflows, and value sets used in forms only. */
  readonly loadLater?: (() => Promise<ProductPart>) | undefined;
  readonly screens: Readonly<Record<string, ScreenDescriptor>>;
  readonly calls: Readonly<Record<string, CallContract>>;
  /** Schemas of bodies that are no records, by the call's name; checked by a gateway only. */
  readonly bodies?: Readonly<Record<string, Entity>>;
  readonly searches: Readonly<Record<string, SearchIndex>>;
  readonly access: Readonly<Record<string, AccessRule>>;
  /** Product-wide message templates by name (`required`, `date.not-in-future`, `conflict` …). */
  readonly messages: Readonly<Record<string, string>>;
  /** Settings that replace the engine's defaults; descriptors may override them. */
  readonly defaults?: GivenDefaults;
  /** Figures and texts of the specification, to which expressions and screens refer by name. */
  readonly constants?: Readonly<Record<string, ProductConstant>>;
  readonly holidays?: readonly Holiday[];
  /** Printable documents, which only a gateway loads. */
  readonly documents?: Readonly<Record<string, DocumentDescriptor>>;
  /** Reports on many records, which only a gateway loads. */
  readonly reports?: Readonly<Record<string, ReportDescriptor>>;
  /** Checks of the rows of records, which only a gateway loads. */
  readonly checks?: Readonly<Record<string, CheckSet>>;
  /** Mappings of entities to resources of FHIR, which only a gateway loads. */
  readonly mappings?: Readonly<Record<string, ResourceMapping>>;
}

export interface ProductConstant {
  readonly value: Json;
  /** Values that replace the default in certain cases, by the name of the case. */
  readonly by?: Readonly<Record<string, Json>>;
  readonly unit?: string;
}

export interface ProductInfo {
  /** Replacement for `{product}` in paths, permissions and field names. */
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly copyright: string;
  /** Name of the installation, such as `production`, in error reports and traces. */
  readonly environment?: string;
  /** Notice about a demonstration's data, on every page and document; absent in real use. */
  readonly dataNotice?: string;
  /** Site for visitors who are not signed in. */
  readonly externalSite?: { readonly title: string; readonly url: string };
  readonly [key: string]: Json | undefined;
}
