import type { SourceQuestion } from '../../../../engine/compiler/inspector/source-question.ts';

/** Inspector's report about a part of the page. */
export interface Report {
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly text: string;
  /** Source text of an expression, or a value as JSON. */
  readonly code?: string | undefined;
  /** Question for the source location of what the line is about. */
  readonly source?: SourceQuestion;
  /** Part of the page that the line links to. */
  readonly inspect?: Inspected;
}

/** Inspectable part of the page, from a field to the screen. */
export interface Inspected {
  readonly name: string;
  /** Builds the report; called at every display, so that the report follows typed values. */
  readonly report: () => Report;
}

/** Drops empty sections. */
export function spoken(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ lines }) => lines.length > 0);
}
