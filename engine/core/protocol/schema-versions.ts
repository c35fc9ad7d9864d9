import type { CodeFacts } from '../product/code-facts.ts';
import type { Product } from '../product/product.ts';
import type { DraftText, SchemaText } from './workbench.ts';

/** The files of a schema set: texts by path from the root of the project. */
export type SchemaTexts = ReadonlyMap<string, string>;

/** Work that a gateway needs in order to serve versions of the schemas that were published while it runs. */
export interface SchemaVersions {
  /** What code of the release depends on: no version that is published breaks it. */
  readonly code: CodeFacts;
  /** The files of the release that was started. */
  readonly release: SchemaTexts;
  /** SHA-256 of a schema set, with the sentences of its errors. */
  readonly compile: (
    texts: SchemaTexts,
  ) => Promise<{ readonly hash: string; readonly errors: readonly string[] }>;
  /** Finds a compiled product by its hash; undefined for one that was not compiled, or has errors. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  /**
   * Compiles these files and loads the product from them, even where it is the release: two of them can be compared
   * down to the code of their expressions. Undefined where they have errors.
   */
  readonly compiled: (texts: SchemaTexts) => Promise<Product | undefined>;
  /** The files of what is served now. */
  readonly served: () => SchemaTexts;
  /** An earlier version with what reads the records that a later one has stored. */
  readonly wayBack: (later: SchemaTexts, earlier: SchemaTexts) => Promise<WayBack>;
  /** The files in which two versions differ. */
  readonly compare: (before: SchemaTexts, after: SchemaTexts) => Promise<readonly ComparedFile[]>;
  /**
   * Finds what brought a value of a file, and what changed each of its members last; the latest version comes first.
   */
  readonly blame: (versions: readonly FileVersion[], pointer: string) => Promise<readonly MemberChange[]>;
  /** Makes what pages load of a compiled version, so that none of them waits for it. */
  readonly preparePages: (hash: string) => Promise<void>;
  /** Holds these versions, besides the one that is served, however many drafts are compiled. */
  readonly keep: (hashes: ReadonlySet<string>) => void;
  readonly serve: (version: { readonly hash: string; readonly texts: SchemaTexts }) => void;
}

export interface WayBack {
  readonly texts: SchemaTexts;
  /** Values that the earlier version does not find again, in the words of the migrations. */
  readonly losses: readonly string[];
}

/** A file in which two versions of the schemas differ; an empty text stands for no file. */
export interface ComparedFile {
  readonly path: string;
  readonly base: string;
  readonly text: string;
  /** Sentences about what was done. */
  readonly changes: readonly string[];
}

/** A file as a publication has it; number 0 is what the first one replaced. */
export interface FileVersion {
  readonly number: number;
  readonly text: string;
}

/** Last change of a member of a value. */
export interface MemberChange {
  /** Name of the member; empty for the value itself. */
  readonly member: string;
  /** Number of the publication; 0 for what was there before the first one. */
  readonly number: number;
  /** True where the member came with that publication. */
  readonly isNew: boolean;
}

/** The versions of a database, for commands that bring them to files and back. */
export interface SchemaStore {
  /** Finds what was published last; undefined where the release is served as it is. */
  readonly latest: () => Promise<PublishedFiles | undefined>;
  /** The files of a stored version; undefined where there is none. */
  readonly version: (hash: string) => Promise<readonly SchemaText[] | undefined>;
  /** Leaves a change for review. Nothing is published by it. */
  readonly send: (change: ChangeFromFiles) => Promise<SentFromFiles>;
  readonly close: () => Promise<void>;
}

export interface PublishedFiles {
  readonly number: number;
  readonly hash: string;
  readonly files: readonly SchemaText[];
}

export interface ChangeFromFiles {
  readonly title: string;
  /** E-mail address of the user whose change it is: somebody else publishes it. */
  readonly author: string;
  /** Type of the records that hold the profiles of users. */
  readonly profileType: string;
  readonly files: readonly DraftText[];
  /** Replaces a change of the author's that still waits. */
  readonly replaces: boolean;
}

/** `unknown-author`: no user has the address; `waiting`: a change of theirs waits already. */
export type SentFromFiles =
  | { readonly id: string }
  | { readonly refused: 'unknown-author' }
  | { readonly refused: 'waiting'; readonly title: string };
