// GENERATED from schemas/reservation/reservation.calls.json sha256:7df40686a7869528 by tools/compiler; do not edit; run npm run schemas
export interface ReservationReleaseOwn {
/**
 * The patient's _id.
 */
patientId: string
}
