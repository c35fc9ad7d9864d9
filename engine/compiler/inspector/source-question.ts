import type { SourceKind } from '../files/kind-files.ts';

/** Part of the product whose source is requested. */
export type SourceQuestion =
  /** Field of a record, by a JSON Pointer into it. */
  | { readonly of: 'field'; readonly entity: string; readonly pointer: string }
  | { readonly of: 'rule'; readonly id: string }
  | { readonly of: 'access'; readonly rule: string }
  /** Field of a form, or a keyword of the field in that form. */
  | { readonly of: 'form-field'; readonly form: string; readonly path: string; readonly word?: string }
  /** Any other part, by a JSON Pointer into its descriptor. */
  | { readonly of: 'descriptor'; readonly kind: SourceKind; readonly name: string; readonly pointer: string };

export interface SourceLocation {
  /** Path from the root of the project. */
  readonly file: string;
  /** Path from the root of the file system, for editors. */
  readonly path: string;
  /** Line and column, both from 1. */
  readonly line: number;
  readonly column: number;
}

/** Questions that a page sends to the development server, answered with `SourceAnswers`. */
export interface SourceQuestions {
  /** Id that distinguishes the answer from those to earlier questions. */
  readonly id: number;
  readonly questions: readonly SourceQuestion[];
}

export interface SourceAnswers {
  readonly id: number;
  /** Locations in the order of the questions; null where nothing in the schema set matches. */
  readonly locations: readonly (SourceLocation | null)[];
}

export const questionEvent = 'schemas:sources?';
export const answerEvent = 'schemas:sources';
