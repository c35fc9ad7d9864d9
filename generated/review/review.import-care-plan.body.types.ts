// GENERATED from schemas/review/review.calls.json sha256:25660061ea096c7b by tools/compiler; do not edit; run npm run schemas
export interface ReviewImportCarePlan {
/**
 * The patient's _id.
 */
patientId: string
/**
 * The bundle.
 */
document: {
[k: string]: unknown
}
}
