import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Identify } from './identity.ts';

export type ExportedReview = Records['review'];
export type Recommendation = NonNullable<ExportedReview['recommendations']>[number];

/** Resource with the section of the document that lists it; without a section it is only referenced. */
export interface PlanEntry {
  readonly fullUrl: string;
  readonly resource: JsonObject;
  readonly section?: PlanSection;
  /** Line in the narrative of the section. */
  readonly text?: string;
}

export type PlanSection = 'concerns' | 'goals' | 'interventions' | 'outcomes' | 'medications' | 'allergies';

export interface PlanParts {
  readonly product: Product;
  readonly identify: Identify;
  readonly review: ExportedReview;
  /** Full URLs of the patient, the author and the prescribers, the latter by id. */
  readonly subject: string;
  readonly author: string;
  readonly prescribers: ReadonlyMap<string, string>;
}
