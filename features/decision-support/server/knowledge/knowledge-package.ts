import type { CheckSeverity, CheckSource } from '../../../../engine/core/product/checks.ts';

/** Published package of facts, a file of lines: the header, sources, classes and rows. */
export interface KnowledgePackage {
  readonly header: PackageHeader;
  readonly sources: ReadonlyMap<string, CheckSource>;
  readonly classes: readonly PackageClass[];
  readonly rows: readonly PackageRow[];
}

export interface PackageHeader {
  /** Name of the package; a later version replaces the version loaded under this name. */
  readonly package: string;
  /** Version: a day, `YYYY-MM-DD`, with `.2` appended for a second version of that day. */
  readonly version: string;
  readonly title: string;
  readonly publisher: string;
  readonly licence: string;
  /** Description of the package and its limits. */
  readonly description: string;
}

/** Class of ingredients that rows name together, with the words that people use for it. */
export interface PackageClass {
  readonly class: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly names: readonly string[];
  readonly source: string;
  /** Section of the source that lists the members of the class. */
  readonly section?: string | undefined;
  /** Day, `YYYY-MM-DD`, on which the members were compared with the source. */
  readonly compared?: string | undefined;
  /** Members that the section of the source does not list. */
  readonly unconfirmed: readonly string[];
}

/** Kinds of rows, each with its title on the page and the fields it requires besides the common ones. */
export const rowKinds = {
  'drug-drug': { title: 'Drug and drug', needs: ['with'] },
  'drug-condition': { title: 'Drug and condition', needs: ['when.conditions'] },
  'drug-allergy': { title: 'Drug and allergy', needs: ['allergyTo'] },
  renal: { title: 'Kidney function', needs: ['when.clearanceBelow'] },
  hepatic: { title: 'Liver', needs: ['when.conditions'] },
  'duplicate-class': { title: 'Duplicate', needs: [] },
  dose: { title: 'Dose', needs: ['when'] },
  age: { title: 'Age', needs: ['when'] },
  pregnancy: { title: 'Pregnancy', needs: [] },
  lactation: { title: 'Breastfeeding', needs: [] },
  qt: { title: 'QT interval', needs: [] },
  burden: { title: 'Burden', needs: ['atLeast'] },
  'drug-gene': { title: 'Drug and gene', needs: ['gene', 'phenotypes'] },
  monitoring: { title: 'Monitoring', needs: ['tests', 'months'] },
  'drug-food': { title: 'Drug and food', needs: [] },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly needs: readonly string[] }>>;

export type RowKind = keyof typeof rowKinds;

/** Ingredients by name, or a class as `class:nsaid`. */
export type Subjects = readonly string[];

export interface PackageRow {
  readonly row: string;
  readonly kind: RowKind;
  readonly severity: CheckSeverity;
  readonly of: Subjects;
  readonly with?: Subjects | undefined;
  /** Third medication that must be in the regimen as well. */
  readonly and?: Subjects | undefined;
  readonly allergyTo?: Subjects | undefined;
  /** `any`: includes medicines that act where they are applied, such as drops and creams. */
  readonly route: 'systemic' | 'any';
  readonly atLeast?: number | undefined;
  readonly gene?: string | undefined;
  /** Beginnings of words in the phenotype, such as `poor`. */
  readonly phenotypes: readonly string[];
  readonly tests: readonly string[];
  readonly months?: number | undefined;
  readonly when: KnowledgeConditions;
  readonly message: string;
  readonly advice: string;
  readonly source: string;
  readonly section?: string | undefined;
  /** Day, `YYYY-MM-DD`, on which the row was compared with its source; absent before any comparison. */
  readonly compared?: string | undefined;
  /** Quotation from the source, shortened by "…" only. */
  readonly quotation?: string | undefined;
}

/** Conditions of a row, all of which must hold. */
export interface KnowledgeConditions {
  /** Age in whole years: from, over, under. */
  readonly ageFrom?: number | undefined;
  readonly ageOver?: number | undefined;
  readonly ageUnder?: number | undefined;
  /** Creatinine clearance in mL/min. */
  readonly clearanceFrom?: number | undefined;
  readonly clearanceBelow?: number | undefined;
  /** Lower limit, in milligrams a day, of the medication that the row is `of`. */
  readonly milligramsADayFrom?: number | undefined;
  readonly milligramsADayOver?: number | undefined;
  readonly timesADayFrom?: number | undefined;
  /** Words of names of active conditions, any of which suffices. */
  readonly conditions?: readonly string[] | undefined;
  /**
   * True where `conditions` count in the family history as well, such as "family history of medullary thyroid cancer".
   */
  readonly familyHistory?: boolean | undefined;
}

export const classMark = 'class:';
