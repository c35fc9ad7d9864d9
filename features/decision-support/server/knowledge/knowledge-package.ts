import type { CheckSeverity, CheckSource } from '../../../../engine/core/product/checks.ts';

/** A package of facts that somebody publishes, as a file of lines: the header, sources, classes and rows. */
export interface KnowledgePackage {
  readonly header: PackageHeader;
  readonly sources: ReadonlyMap<string, CheckSource>;
  readonly classes: readonly PackageClass[];
  readonly rows: readonly PackageRow[];
}

export interface PackageHeader {
  /** Name of the package: a later version of the same name replaces it. */
  readonly package: string;
  /** A day, `YYYY-MM-DD`, with `.2` behind it for a second one of that day. */
  readonly version: string;
  readonly title: string;
  readonly publisher: string;
  readonly licence: string;
  /** Description of what it is, and what it is not. */
  readonly description: string;
}

/** Ingredients that rows name together, and words that people call them by. */
export interface PackageClass {
  readonly class: string;
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly names: readonly string[];
  readonly source: string;
  /** Section of the source that lists its members. */
  readonly section?: string | undefined;
  /** The day, `YYYY-MM-DD`, on which somebody read its members beside the source. */
  readonly compared?: string | undefined;
  /** Members that the source does not have there. */
  readonly unconfirmed: readonly string[];
}

/** Title of every kind of row on the page, and the fields it needs beside those that all have. */
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
  /** A third medication that has to be there. */
  readonly and?: Subjects | undefined;
  readonly allergyTo?: Subjects | undefined;
  /** `any`: also what acts where it is applied, such as drops and creams. */
  readonly route: 'systemic' | 'any';
  readonly atLeast?: number | undefined;
  readonly gene?: string | undefined;
  /** Beginnings of words in the phenotype, such as `poor`. */
  readonly phenotypes: readonly string[];
  readonly tests: readonly string[];
  readonly months?: number | undefined;
  readonly when: RowConditions;
  readonly message: string;
  readonly advice: string;
  readonly source: string;
  readonly section?: string | undefined;
  /** The day, `YYYY-MM-DD`, on which somebody read the source beside the row; rows nobody compared have none. */
  readonly compared?: string | undefined;
  /** Quotation from the source, shortened by "…" only. */
  readonly quotation?: string | undefined;
}

/** Conditions of a row, all of which have to hold. */
export interface RowConditions {
  /** Age in whole years: from, over, under. */
  readonly ageFrom?: number | undefined;
  readonly ageOver?: number | undefined;
  readonly ageUnder?: number | undefined;
  /** Creatinine clearance in mL/min. */
  readonly clearanceFrom?: number | undefined;
  readonly clearanceBelow?: number | undefined;
  /** Lower limit in milligrams a day of the medication that the row is `of`. */
  readonly milligramsADayFrom?: number | undefined;
  readonly milligramsADayOver?: number | undefined;
  readonly timesADayFrom?: number | undefined;
  /** Words of the names of active conditions, any of them. */
  readonly conditions?: readonly string[] | undefined;
  /** The conditions count in the family history as well, such as "family history of medullary thyroid cancer". */
  readonly familyHistory?: boolean | undefined;
}

export const classMark = 'class:';
