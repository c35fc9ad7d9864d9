import type { Product } from '../../engine/core/product/product.ts';
import type {
  ConceptTarget,
  KnowledgeTarget,
  LoadTarget,
  RecordSource,
} from '../../engine/core/protocol/load.ts';
import type { SchemaStore } from '../../engine/core/protocol/schema-versions.ts';
import type { StagedKind, StagingTarget } from '../../engine/core/protocol/staging.ts';
import type { GatewayConfig } from '../../gateway/config.ts';
import type { Drill, DrillReport } from './backup/recovery-drill.ts';
import type { StoreKeeper } from './store-keeper.ts';

/** Where a command writes to. */
export interface Output {
  /** One line of what the command answers. */
  readonly say: (line?: string) => void;
  /** One line about something that went wrong. */
  readonly complain: (line: string) => void;
  /** What is being done just now: on a terminal until the next line, into a pipe not at all. */
  readonly progress: (line: string) => void;
  /** What has just been done: on a terminal until the next line, into a pipe as a line. */
  readonly step: (line: string) => void;
  /** Waits until what was said has gone out, so that a long answer does not pile up in memory. */
  readonly flushed: () => Promise<void>;
}

/** What commands use of the product. Each is created only when it is needed, so that `--help` needs nothing. */
export interface Services {
  readonly product: () => Promise<Product>;
  /** Through the running gateway, or by opening its store where none runs. */
  readonly openTarget: (product: Product) => Promise<LoadTarget>;
  /** Whose patients an import brings where nobody says: an organization of the demonstration, where there is one. */
  readonly usualOrganization: () => string | undefined;
  /** The same for code systems. */
  readonly openConcepts: () => Promise<ConceptTarget>;
  /** The same for packages of knowledge. */
  readonly openKnowledge: () => Promise<KnowledgeTarget>;
  /** The same for records that are staged. */
  readonly openStaging: () => Promise<StagingTarget>;
  /** What the lines of staged files are. */
  readonly staged: StagedKind;
  /** What was piped into the command. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** The texts of the schema set: of a git revision, or as they stand in the folder. */
  readonly schemaTexts: (revision?: string) => Promise<ReadonlyMap<string, string>>;
  /** Writes files of the schema set, by their paths from the project's root. */
  readonly writeSchemaTexts: (texts: ReadonlyMap<string, string>) => Promise<void>;
  /** The versions of the schemas in the database. */
  readonly openSchemas: () => Promise<SchemaStore>;
  /** Which of them the folder was made from. */
  readonly pulled: PulledVersion;
  /** What is stored, to look at. */
  readonly openRecords: (product: Product) => Promise<RecordSource>;
  /** The store as a whole: of the running gateway, or opened here. */
  readonly openStore: (purpose: 'look' | 'fill') => Promise<StoreKeeper>;
  /** Restores a base backup of the configured PostgreSQL to a moment, and compares. */
  readonly drillRecovery: (drill: Drill) => Promise<DrillReport>;
  /** Distributes the tables of the configured PostgreSQL, or only says how: answers with the statements for it. */
  readonly shard: (isDryRun: boolean) => Promise<readonly string[]>;
  /** Settings that have a demonstration in their place where they are not set. */
  readonly settings: () => HouseSettings;
  /** What backups are encrypted and protected with; absent: they are not. */
  readonly backupKey: () => string | undefined;
  readonly now: () => Date;
}

/** Of the gateway's settings, those that a demonstration does without. */
export type HouseSettings = Pick<
  GatewayConfig,
  | 'hasDemonstration'
  | 'databaseUrl'
  | 'publicUrl'
  | 'smtpUrl'
  | 'faxUrl'
  | 'riskUrl'
  | 'importUrl'
  | 'backupKey'
>;

/** Remembers the version that the schema files of the folder were brought from last. */
export interface PulledVersion {
  readonly read: () => Promise<string | undefined>;
  readonly write: (hash: string) => Promise<void>;
}

export interface CommandRun {
  /** Everything after the command's name. */
  readonly args: readonly string[];
  readonly output: Output;
  readonly services: Services;
}

/** Exit codes: everything was done; something could not be done; the command was called wrongly. */
export type ExitCode = 0 | 1 | 2;

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `cli <name> --help` prints. */
  readonly help: string;
  readonly run: (run: CommandRun) => Promise<ExitCode>;
}

/** The command was called wrongly; the message is a sentence that says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
