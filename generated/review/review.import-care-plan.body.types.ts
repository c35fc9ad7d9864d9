// GENERATED from schemas/review/review.calls.json sha256:a2868551522731ab by engine/compiler; do not edit; run npm run schemas
export interface ReviewImportCarePlan {
/** The patient's _id. */
patientId: string
/** The document: a bundle. */
carePlan: {
[k: string]: unknown
}
}
