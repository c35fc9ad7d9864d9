// GENERATED from schemas/review/review.calls.json sha256:1cf3da4e904d89e2 by tools/compiler; do not edit; run npm run schemas
export interface ReviewLatestTypeAnswer {
reviewType: (string | null)
reviewId?: (string | null)
}
