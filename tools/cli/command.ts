import type { Product } from '../../engine/core/product/product.ts';
import type {
  ConceptTarget,
  KnowledgeTarget,
  LoadTarget,
  StoredRecords,
} from '../../engine/core/protocol/load.ts';
import type { SchemaStore } from '../../engine/core/protocol/schema-versions.ts';
import type { StagedKind, StagingTarget } from '../../engine/core/protocol/staging.ts';
import type { GatewayConfig } from '../../gateway/operation/config.ts';
import type { Drill, DrillReport } from './backup/recovery-drill.ts';
import type { StoreKeeper } from './store-keeper.ts';

/** Output of a command. */
export interface Output {
  /** Writes a line of the command's answer. */
  readonly say: (line?: string) => void;
  /** Writes a line about a failure. */
  readonly complain: (line: string) => void;
  /** Shows work in progress: on a terminal until the next line, in a pipe never. */
  readonly progress: (line: string) => void;
  /** Shows finished work: on a terminal until the next line, in a pipe as a line. */
  readonly step: (line: string) => void;
  /** Waits until the output is written, so that a long answer does not fill the memory. */
  readonly flushed: () => Promise<void>;
}

/** Parts of any product for commands; each is created when needed, so that `--help` needs none. */
export interface CliServices {
  readonly product: () => Promise<Product>;
  /** Opens the target for records: the running gateway, or else its store. */
  readonly openTarget: (product: Product) => Promise<LoadTarget>;
  /** Bytes piped into the command. */
  readonly input: () => AsyncIterable<Uint8Array>;
  /** Reads the texts of the schema set, from a git revision or the folder. */
  readonly schemaTexts: (revision?: string) => Promise<ReadonlyMap<string, string>>;
  /** Writes files of the schema set by path from the project's root. */
  readonly writeSchemaTexts: (texts: ReadonlyMap<string, string>) => Promise<void>;
  /** Opens the store of schema versions in the database. */
  readonly openSchemas: () => Promise<SchemaStore>;
  /** Version from which the folder's schema files were last written. */
  readonly pulled: PulledVersion;
  /** Opens the stored records for reading. */
  readonly openRecords: (product: Product) => Promise<StoredRecords>;
  /** Opens the store as a whole: through the running gateway, or else directly. */
  readonly openStore: (purpose: 'look' | 'fill') => Promise<StoreKeeper>;
  /** Restores a base backup of the configured PostgreSQL to a point in time, and compares it with the database. */
  readonly drillRecovery: (drill: Drill) => Promise<DrillReport>;
  /** Distributes the tables of the configured PostgreSQL; a dry run only lists the statements. */
  readonly shard: (isDryRun: boolean) => Promise<readonly string[]>;
  /** Returns the settings that use the demonstration's values unless they are set. */
  readonly settings: () => HouseSettings;
  /** Returns the key that encrypts and authenticates backups; `undefined`: they are not protected. */
  readonly backupKey: () => string | undefined;
  readonly now: () => Date;
}

/** Parts of this project's own product for the commands that bring its patients and medicines in. */
export interface ClinicServices extends CliServices {
  /** Default organization of imported patients: the demonstration's, if any. */
  readonly usualOrganization: () => string | undefined;
  /** Opens the target for code systems. */
  readonly openConcepts: () => Promise<ConceptTarget>;
  /** Opens the target for knowledge packages. */
  readonly openKnowledge: () => Promise<KnowledgeTarget>;
  /** Opens the target for staged records. */
  readonly openStaging: () => Promise<StagingTarget>;
  /** Kind of the lines in staged files. */
  readonly staged: StagedKind;
}

/** Settings of the gateway that a demonstration does not need. */
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

/** Store of the version from which the folder's schema files were last written. */
export interface PulledVersion {
  readonly read: () => Promise<string | undefined>;
  readonly write: (hash: string) => Promise<void>;
}

export interface CommandRun<Given extends CliServices = CliServices> {
  /** Arguments after the command's name. */
  readonly args: readonly string[];
  readonly output: Output;
  readonly services: Given;
}

/** Exit codes: 0 for success, 1 for partial or complete failure, 2 for wrong usage. */
export type ExitCode = 0 | 1 | 2;

export interface Command<Given extends CliServices = CliServices> {
  readonly name: string;
  /** Line for the list of commands. */
  readonly summary: string;
  /** Text of `cli <name> --help`. */
  readonly help: string;
  readonly run: (run: CommandRun<Given>) => Promise<ExitCode>;
}

/** Error of usage; the message is a sentence with the right usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
