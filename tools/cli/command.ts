import type { Product } from '../../engine/core/product/product.ts';
import type {
  ConceptTarget,
  KnowledgeTarget,
  LoadTarget,
  RecordSource,
} from '../../engine/core/protocol/load.ts';
import type { SchemaStore } from '../../engine/core/protocol/schema-versions.ts';
import type { StagedKind, StagingTarget } from '../../engine/core/protocol/staging.ts';
import type { GatewayConfig } from '../../gateway/operation/config.ts';
import type { Drill, DrillReport } from './backup/recovery-drill.ts';
import type { StoreKeeper } from './store-keeper.ts';

/** Output of a command. */
export interface Output {
  /** Writes one line of the command's answer. */
  readonly say: (line?: string) => void;
  /** Writes one line about a failure. */
  readonly complain: (line: string) => void;
  /** Shows work in progress: on a terminal until the next line, into a pipe not at all. */
  readonly progress: (line: string) => void;
  /** Shows finished work: on a terminal until the next line, into a pipe as a line. */
  readonly step: (line: string) => void;
  /** Waits until what was said has gone out, so that a long answer does not pile up in memory. */
  readonly flushed: () => Promise<void>;
}

/** Parts of the product for commands. Each is created only when it is needed, so that `--help` needs nothing. */
export interface Services {
  readonly product: () => Promise<Product>;
  /** Opens the target for records: through the running gateway, or by opening its store where none runs. */
  readonly openTarget: (product: Product) => Promise<LoadTarget>;
  /** Organization of the imported patients by default: one of the demonstration, where there is one. */
  readonly usualOrganization: () => string | undefined;
  /** Opens the target for code systems. */
  readonly openConcepts: () => Promise<ConceptTarget>;
  /** Opens the target for packages of knowledge. */
  readonly openKnowledge: () => Promise<KnowledgeTarget>;
  /** Opens the target for records that are staged. */
  readonly openStaging: () => Promise<StagingTarget>;
  /** Kind of the lines in staged files. */
  readonly staged: StagedKind;
  /** Bytes piped into the command. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** The texts of the schema set: of a git revision, or as they stand in the folder. */
  readonly schemaTexts: (revision?: string) => Promise<ReadonlyMap<string, string>>;
  /** Writes files of the schema set, by their paths from the project's root. */
  readonly writeSchemaTexts: (texts: ReadonlyMap<string, string>) => Promise<void>;
  /** The versions of the schemas in the database. */
  readonly openSchemas: () => Promise<SchemaStore>;
  /** Version that the folder was made from. */
  readonly pulled: PulledVersion;
  /** Opens the stored records for reading. */
  readonly openRecords: (product: Product) => Promise<RecordSource>;
  /** The store as a whole: of the running gateway, or opened here. */
  readonly openStore: (purpose: 'look' | 'fill') => Promise<StoreKeeper>;
  /** Restores a base backup of the configured PostgreSQL to a moment, and compares. */
  readonly drillRecovery: (drill: Drill) => Promise<DrillReport>;
  /** Distributes the tables of the configured PostgreSQL, or only says how: answers with the statements for it. */
  readonly shard: (isDryRun: boolean) => Promise<readonly string[]>;
  /** Settings that have a demonstration in their place where they are not set. */
  readonly settings: () => HouseSettings;
  /** Key that encrypts and protects backups; absent: they are neither. */
  readonly backupKey: () => string | undefined;
  readonly now: () => Date;
}

/** Settings of the gateway that a demonstration does without. */
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
  /** Line for the list of commands. */
  readonly summary: string;
  /** Text of `cli <name> --help`. */
  readonly help: string;
  readonly run: (run: CommandRun) => Promise<ExitCode>;
}

/** The command was called wrongly; the message is a sentence that says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
