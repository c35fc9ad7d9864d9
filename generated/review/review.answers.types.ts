// GENERATED from schemas/review/review.calls.json sha256:a2868551522731ab by engine/compiler; do not edit; run npm run schemas
export interface ReviewCarePlanAnswer {
resourceType: "Bundle"
type: "document"
timestamp?: string
entry: {
[k: string]: unknown
}[]
[k: string]: unknown
}
export interface ReviewLatestTypeAnswer {
reviewType: (string | null)
reviewId?: (string | null)
}
