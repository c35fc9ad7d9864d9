import type { Product } from '../engine/core/product/product.ts';
import type { ConceptTarget, KnowledgeTarget } from '../engine/core/protocol/load.ts';
import type { KeysOf } from './intake/staging/staged-row.ts';
import type { GatewayConfig } from './operation/config.ts';
import type { Log } from './operation/log.ts';
import type { CallHandler, Completions, Gate } from './records/context/call.ts';
import type { CallInterface } from './records/context/call-interface.ts';
import type { DemonstrationConcepts } from './search/catalogues/demonstration.ts';
import type { Database } from './store/database.ts';
import type { Tasks } from './store/outbox/tasks.ts';
import type { JobKinds } from './work/jobs/job.ts';

/** Features that a product adds to the gateway; the gateway itself knows none of them by name. */
export interface Features {
  /** Handlers by their names in contracts. */
  readonly handlers: Readonly<Record<string, CallHandler>>;
  /** Background tasks, by the topic of the outbox entries that request them. */
  readonly createTasks?: (surroundings: TaskSurroundings) => Tasks;
  /** Kinds of jobs: work that takes longer than a call. */
  readonly createJobs?: (surroundings: TaskSurroundings) => JobKinds;
  /** Gate for every call that is otherwise permitted. */
  readonly gate: Gate;
  /** Computed properties of listed records, by entity: calculated at each reading, never stored. */
  readonly completions?: Completions;
  /** Concepts that a new database starts with. */
  readonly demonstrationConcepts?: DemonstrationConcepts;
  /** Target of code systems; absent where the product has none. */
  readonly createConceptTarget?: CreateConceptTarget;
  /** Target of knowledge packages; absent where the product has none. */
  readonly createKnowledgeTarget?: CreateKnowledgeTarget;
  /** Reports leftovers of earlier releases in the stored data to the operator, and queues their repair. */
  readonly checkAtStart?: (surroundings: TaskSurroundings) => Promise<void>;
  /** Interfaces of other standards over the product's own calls. */
  readonly interfaces?: readonly CallInterface[];
  /** Functions that yield the lookup keys of staged records, by the entity that files are staged as. */
  readonly stagedKeys?: Readonly<Record<string, KeysOf>>;
}

/** Services for a task that changes records. */
export interface TaskSurroundings {
  readonly database: Database;
  /** Returns the version of the schemas that is served now. */
  readonly product: () => Product;
  readonly now: () => Date;
}

export type CreateConceptTarget = (database: Database) => Omit<ConceptTarget, 'close'>;

export type CreateKnowledgeTarget = (database: Database) => Omit<KnowledgeTarget, 'close'>;

/** Function that creates the features as the operator has configured them. */
export type CreateFeatures = (
  config: GatewayConfig,
  log: Log,
  /** Reports whether the database holds demonstration data only, so that features may invent answers. */
  isDemonstration: () => Promise<boolean>,
) => Features;
