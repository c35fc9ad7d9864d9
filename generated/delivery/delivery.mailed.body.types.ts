// GENERATED from schemas/delivery/delivery.calls.json sha256:5523835247b926ce by engine/compiler; do not edit; run npm run schemas
export interface DeliveryMailed {
/** The patient's _id. */
patientId: string
/** The review's _id; without it, the latest published one. */
reviewId?: string
}
