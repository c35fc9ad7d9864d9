// GENERATED from schemas/workflow/review-rejection.schema.json sha256:243bbddd35e80885 by engine/compiler; do not edit; run npm run schemas
/** Why the reviewing organization gives a patient back without a review. */
export interface ReviewRejection {
/** What is missing, or why no review is made: it is kept with the patient's workflow changes. */
reason: string
}
