import type { Product } from '../engine/core/product/product.ts';
import type { ConceptTarget, KnowledgeTarget } from '../engine/core/protocol/load.ts';
import type { KeysOf } from './intake/staging/staged-row.ts';
import type { GatewayConfig } from './operation/config.ts';
import type { Log } from './operation/log.ts';
import type { CallHandler, Completions, Gate } from './records/context/call.ts';
import type { DemonstrationConcepts } from './search/catalogues/demonstration.ts';
import type { Database } from './store/database.ts';
import type { Tasks } from './store/outbox/tasks.ts';
import type { JobKinds } from './work/jobs/job.ts';

/** Features that a product adds to the gateway, which knows none of them by name. */
export interface Features {
  /** Handlers by the names that contracts call them. */
  readonly handlers: Readonly<Record<string, CallHandler>>;
  /** Background tasks, by the topic of the outbox entries that request them. */
  readonly createTasks: (surroundings: TaskSurroundings) => Tasks;
  /** Work that outlives its call, by kind. */
  readonly createJobs: (surroundings: TaskSurroundings) => JobKinds;
  /** Gate that every call has to pass that is permitted otherwise. */
  readonly gate: Gate;
  /** Completions of listed records when they are shown, by entity: worked out each time, never stored. */
  readonly completions: Completions;
  /** The concepts that a new database starts with. */
  readonly demonstrationConcepts: DemonstrationConcepts;
  readonly createConceptTarget: CreateConceptTarget;
  readonly createKnowledgeTarget: CreateKnowledgeTarget;
  /** Reports to the operator what earlier releases have left in the stored data, and queues what makes up for it. */
  readonly checkAtStart: (surroundings: TaskSurroundings) => Promise<void>;
  /** Keys that staged records are found by, for each entity that files are staged as. */
  readonly stagedKeys: Readonly<Record<string, KeysOf>>;
}

/** Means of a task that changes records. */
export interface TaskSurroundings {
  readonly database: Database;
  /** The version of the schemas that is served now. */
  readonly product: () => Product;
  readonly now: () => Date;
}

/** Creates the target of code systems. */
export type CreateConceptTarget = (database: Database) => Omit<ConceptTarget, 'close'>;

/** Creates the target of packages of knowledge. */
export type CreateKnowledgeTarget = (database: Database) => Omit<KnowledgeTarget, 'close'>;

/** The features as the operator has configured them. */
export type CreateFeatures = (config: GatewayConfig, log: Log) => Features;
