import type { Product } from '../product/product.ts';

/** The files of a schema set: texts by path from the root of the project. */
export type SchemaTexts = ReadonlyMap<string, string>;

/** What a gateway needs in order to serve versions of the schemas that were published while it runs. */
export interface SchemaVersions {
  /** The files of the release that was started. */
  readonly release: SchemaTexts;
  /** SHA-256 of a schema set, with the sentences of its errors. */
  readonly compile: (
    texts: SchemaTexts,
  ) => Promise<{ readonly hash: string; readonly errors: readonly string[] }>;
  /** What was compiled; undefined for what was not, or has errors. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  /** The files of what is served now. */
  readonly served: () => SchemaTexts;
  /** An earlier version with what reads the records that a later one has stored. */
  readonly wayBack: (later: SchemaTexts, earlier: SchemaTexts) => Promise<WayBack>;
  readonly serve: (version: { readonly hash: string; readonly texts: SchemaTexts }) => void;
}

export interface WayBack {
  readonly texts: SchemaTexts;
  /** What the earlier version does not find again, in the words of the migrations. */
  readonly losses: readonly string[];
}
