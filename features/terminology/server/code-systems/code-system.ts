import type { LoadConcept } from '../../../../engine/core/protocol/load.ts';

/** Content of a line in an official file. */
export type ReadLine =
  | { readonly kind: 'concept'; readonly catalogue: string; readonly concept: LoadConcept }
  /** Further name of the concept with this code, which is nearby in the file. */
  | { readonly kind: 'alias'; readonly code: string; readonly alias: string }
  /** Line that nobody looks for; counted by reason. */
  | { readonly kind: 'left-out'; readonly reason: string }
  | { readonly kind: 'bad'; readonly what: string; readonly help: string };

/** An official file of a code system, and how it is read. */
export interface CodeSystem {
  readonly name: string;
  readonly title: string;
  /** The name that its publisher gives the file. */
  readonly file: string;
  /** Address where its publisher offers it. */
  readonly source: string;
  readonly encoding: string;
  /** Every catalogue that its lines go to. */
  readonly catalogues: readonly string[];
  /** Makes a reader for one file: lines may lean on a heading before them. */
  readonly createReader: () => (line: string) => ReadLine;
}
