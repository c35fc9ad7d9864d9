// GENERATED from schemas/delivery/delivery.calls.json sha256:5523835247b926ce by engine/compiler; do not edit; run npm run schemas
export interface DeliveryQueue {
/** The review's _id. */
reviewId: string
}
