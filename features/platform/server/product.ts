import { type CodeFacts, noCode } from '../../../engine/core/product/code-facts.ts';
import type { RiskGrade } from '../../../engine/core/protocol/change-risk.ts';
import type { SeedRecord } from '../../../engine/core/protocol/load.ts';
import type { SchemaVersions } from '../../../engine/core/protocol/schema-versions.ts';
import type { Workbench } from '../../../engine/core/protocol/workbench.ts';
import { drawDocument } from '../../../gateway/documents/draw-document.ts';
import type { CreateFeatures, Features } from '../../../gateway/features.ts';
import type { IdentityAccount } from '../../../gateway/identity/accounts/accounts.ts';
import type { CallHandler } from '../../../gateway/records/context/call.ts';
import { studioHandlers } from '../../../studio/server/handlers.ts';
import { studioJobs } from '../../../studio/server/impact-job.ts';
import { requireAcceptance } from '../../terms/server/require-acceptance.ts';
import { platformHandlers } from './platform-handlers.ts';

/** Services that a command adds to a product: those that publish changes of its schemas. */
export interface CommandServices {
  readonly workbench?: Workbench;
  readonly versions?: SchemaVersions;
  /** Highest risk grade of changes that their own author may publish; absent: none. */
  readonly publishedAlone?: RiskGrade;
}

/** Parts that a product adds to those of every product. */
export interface ProductParts {
  /** Folder of the product, with `schemas/`; `import.meta.dirname` of the file that hands it over. */
  readonly root: string;
  /** Module of its part of the pages (`Front` of screens/app/front.ts), from its folder. */
  readonly front?: string;
  /** Handlers by their names in contracts. */
  readonly handlers?: Readonly<Record<string, CallHandler>>;
  /** Background tasks, by the topic of the outbox entries that request them. */
  readonly tasks?: Features['createTasks'];
  /** Kinds of jobs: work that takes longer than a call. */
  readonly jobs?: Features['createJobs'];
  /** Users of the embedded sign-in, for a demonstration. */
  readonly accounts?: readonly IdentityAccount[];
  /** Creates the records that a demonstration begins with, in order of time. */
  readonly firstRecords?: (now: Date) => readonly SeedRecord[] | Promise<readonly SeedRecord[]>;
  /** Fields that its handlers read by name; see `npm run reads`. */
  readonly code?: CodeFacts;
  /** Creates all features by itself, for a product that needs services of its own. */
  readonly featuresWith?: (services: CommandServices) => CreateFeatures;
}

/** Product as start, development server and build are handed it. */
export interface HandedProduct
  extends Required<Pick<ProductParts, 'root' | 'accounts' | 'code' | 'featuresWith'>>,
    Pick<ProductParts, 'front' | 'firstRecords'> {}

/**
 * Hands a product over, as `handed` of `product.ts` in its folder.
 *
 * @example
 * export const handed = product({ root: import.meta.dirname, front: 'front.tsx', handlers: { 'loan-next': loanNext } });
 */
export function product(parts: ProductParts): HandedProduct {
  const { accounts = [], code = noCode, featuresWith = featuresOf(parts) } = parts;
  return { ...parts, accounts, code, featuresWith };
}

/** Creates the features of every product and those of this one. */
function featuresOf({ handlers: own, tasks, jobs }: ProductParts): HandedProduct['featuresWith'] {
  return (given) => (_config, log) => {
    const services = { drawDocument, ...given };
    const handlers: Record<string, CallHandler> = {
      ...platformHandlers(services, log),
      ...studioHandlers(services, () => handlers),
      ...own,
    };
    return {
      handlers,
      gate: requireAcceptance,
      ...(tasks && { createTasks: tasks }),
      createJobs: (surroundings) => ({
        ...studioJobs(services, surroundings),
        ...jobs?.(surroundings),
      }),
    };
  };
}
