/** Risk grades of a schema change, lowest first: texts, display, accepted values, stored values, rights. */
export const riskGrades = ['words', 'look', 'check', 'store', 'access'] as const;

export type RiskGrade = (typeof riskGrades)[number];

/** Subjects of a change by grade, each as a part of a sentence for people. */
export const riskSubjects: Readonly<Record<RiskGrade, string>> = {
  words: 'what people read',
  look: 'what is shown',
  check: 'what is accepted',
  store: 'what is stored',
  access: 'who may do what',
};

export interface ChangeRisk {
  readonly grade: RiskGrade;
  readonly files: readonly { readonly path: string; readonly grade: RiskGrade }[];
}

export function isRiskWithin(grade: RiskGrade, most: RiskGrade): boolean {
  return riskGrades.indexOf(grade) <= riskGrades.indexOf(most);
}

/** Finds the highest of the given grades; `words` for none. */
export function highestGrade(grades: readonly RiskGrade[]): RiskGrade {
  return grades.reduce((high, each) => (isRiskWithin(each, high) ? high : each), 'words');
}
