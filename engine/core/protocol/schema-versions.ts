import type { CodeFacts } from '../product/code-facts.ts';
import type { Product } from '../product/product.ts';
import type { DraftText, SchemaText } from './workbench.ts';

/** Files of a schema set: texts by path from the root of the project. */
export type SchemaTexts = ReadonlyMap<string, string>;

/** Functions that a gateway needs to serve versions of the schemas published at run time. */
export interface SchemaVersions {
  /** Facts that code of the release depends on and that every published version must keep. */
  readonly code: CodeFacts;
  /** Files of the release that this gateway was started with. */
  readonly release: SchemaTexts;
  /** Compiles a schema set. Returns its SHA-256 and the messages of its errors. */
  readonly compile: (
    texts: SchemaTexts,
  ) => Promise<{ readonly hash: string; readonly errors: readonly string[] }>;
  /** Finds a compiled product by its hash; undefined for one that was not compiled or has errors. */
  readonly product: (hash: string) => Promise<Product | undefined>;
  /**
   * Compiles and loads a product, even the release's own, so that two products can be compared down to the code of
   * their expressions; undefined on errors.
   */
  readonly compiled: (texts: SchemaTexts) => Promise<Product | undefined>;
  /** Files of the served version. */
  readonly served: () => SchemaTexts;
  /** Changes an earlier version so that it can read the records that a later one has stored. */
  readonly wayBack: (later: SchemaTexts, earlier: SchemaTexts) => Promise<WayBack>;
  /** Reverts one publication, from `before` to `after`, in the served version, and keeps later ones. */
  readonly takeBack: (served: SchemaTexts, before: SchemaTexts, after: SchemaTexts) => Promise<TakenBack>;
  /** Lists the files in which two versions differ. */
  readonly compare: (before: SchemaTexts, after: SchemaTexts) => Promise<readonly ComparedFile[]>;
  /**
   * Finds the publication that introduced a value of a file, and the last change of each member of the value.
   * `versions` begins with the latest.
   */
  readonly blame: (versions: readonly FileVersion[], pointer: string) => Promise<readonly MemberChange[]>;
  /** Builds the bundle of a compiled version in advance, so that no page waits for it. */
  readonly preparePages: (hash: string) => Promise<void>;
  /**
   * Protects these versions and the served one from eviction from the cache, however many drafts are compiled.
   */
  readonly keep: (hashes: ReadonlySet<string>) => void;
  readonly serve: (version: { readonly hash: string; readonly texts: SchemaTexts }) => void;
}

export interface WayBack {
  readonly texts: SchemaTexts;
  /** Descriptions of values that are lost when records return to the earlier version, from its migrations. */
  readonly losses: readonly string[];
}

export interface TakenBack extends WayBack {
  /** Locations that later publications changed again; they were not reverted. */
  readonly kept: readonly string[];
}

/** File in which two versions of the schemas differ; an empty text stands for a missing file. */
export interface ComparedFile {
  readonly path: string;
  readonly base: string;
  readonly text: string;
  /** Sentences about the changes. */
  readonly changes: readonly string[];
}

/** Text of a file in one publication. The number 0 stands for the version before the first publication. */
export interface FileVersion {
  readonly number: number;
  readonly text: string;
}

/** Last change of a member of a value. */
export interface MemberChange {
  /** Name of the member; '' for the whole value. */
  readonly member: string;
  /** Number of the publication; 0 for the version before the first one. */
  readonly number: number;
  /** True if the publication added the member, false if it changed the member. */
  readonly isNew: boolean;
}

/** Stored versions in a database, for commands that write versions to files and submit files as changes. */
export interface SchemaStore {
  /** Finds the latest publication; undefined if the release is served unchanged. */
  readonly latest: () => Promise<PublishedFiles | undefined>;
  /** Reads the files of a stored version; undefined if no version has the hash. */
  readonly version: (hash: string) => Promise<readonly SchemaText[] | undefined>;
  /** Submits a change for review, without publishing anything. */
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
  /** E-mail address of the author. Another user has to publish the change. */
  readonly author: string;
  /** Type of the records with the users' profiles. */
  readonly profileType: string;
  readonly files: readonly DraftText[];
  /** True to replace an earlier change of the same author that still waits for review. */
  readonly replaces: boolean;
}

/** Result; `unknown-author`: no user has the address; `waiting`: an earlier change of this author waits for review. */
export type SentFromFiles =
  | { readonly id: string }
  | { readonly refused: 'unknown-author' }
  | { readonly refused: 'waiting'; readonly title: string };
