// GENERATED from schemas/delivery/delivery.calls.json sha256:e1b6de0ee6f3b65f by tools/compiler; do not edit; run npm run schemas
export interface DeliveryMailed {
/**
 * The patient's _id.
 */
patientId: string
/**
 * The review's _id; without it, the latest published one.
 */
reviewId?: string
}
