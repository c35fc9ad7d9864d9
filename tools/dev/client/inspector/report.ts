import type { SourceQuestion } from '../../../../engine/compiler/inspector/source-question.ts';

/** Report of the inspector about a part of the page. */
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
  /** An expression or JSON, as it is written. */
  readonly code?: string | undefined;
  /** Question for its source. */
  readonly source?: SourceQuestion;
  /** A part of the page that can be inspected in its place. */
  readonly inspect?: Inspected;
}

/** A part of the page, from a field to the screen. */
export interface Inspected {
  readonly name: string;
  /** Made anew whenever it is shown: it follows what is typed. */
  readonly report: () => Report;
}

/** The sections that have something to say. */
export function spoken(sections: readonly Section[]): readonly Section[] {
  return sections.filter(({ lines }) => lines.length > 0);
}
