import type { LoadConcept } from '../../../../engine/core/protocol/load.ts';

/** Content of a line in an official file. */
export type CodeSystemLine =
  | { readonly kind: 'concept'; readonly catalogue: string; readonly concept: LoadConcept }
  /** Further name of the concept with this code, nearby in the file. */
  | { readonly kind: 'alias'; readonly code: string; readonly alias: string }
  /** Line left out of the search, counted by reason. */
  | { readonly kind: 'left-out'; readonly reason: string }
  | { readonly kind: 'bad'; readonly what: string; readonly help: string };

/** Official file of a code system, with its reader. */
export interface CodeSystem {
  readonly name: string;
  readonly title: string;
  /** File name by the publisher. */
  readonly file: string;
  /** Download address of the publisher. */
  readonly source: string;
  readonly encoding: string;
  /** Catalogues that the file's lines are stored in. */
  readonly catalogues: readonly string[];
  /** Creates a reader for one file, since lines may depend on a heading before them. */
  readonly createReader: () => (line: string) => CodeSystemLine;
}
