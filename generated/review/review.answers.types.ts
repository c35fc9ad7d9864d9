// GENERATED from schemas/review/review.calls.json sha256:17f67715d0fd3702 by tools/compiler; do not edit; run npm run schemas
export interface ReviewLatestTypeAnswer {
reviewType: (string | null)
reviewId?: (string | null)
}
