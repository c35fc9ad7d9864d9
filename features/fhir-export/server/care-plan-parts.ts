import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Records } from '../../../generated/calls.types.ts';
import type { Identify } from './identity.ts';

export type ExportedReview = Records['review'];
export type Recommendation = NonNullable<ExportedReview['recommendations']>[number];

/** A resource with the section of the document that lists it; without one it is only referred to. */
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
  /** Full urls of the patient, of the author, and of the prescribers by their ids. */
  readonly subject: string;
  readonly author: string;
  readonly prescribers: ReadonlyMap<string, string>;
}
