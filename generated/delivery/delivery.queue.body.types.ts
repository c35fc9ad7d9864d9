// GENERATED from schemas/delivery/delivery.calls.json sha256:26cd3831cd3def26 by tools/compiler; do not edit; run npm run schemas
export interface DeliveryQueue {
/**
 * The review's _id.
 */
reviewId: string
}
