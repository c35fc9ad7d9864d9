// GENERATED from schemas/reservation/reservation.calls.json sha256:1f4f9e2cdfd99a17 by tools/compiler; do not edit; run npm run schemas
export interface ReservationReleaseOwn {
/**
 * The patient's _id.
 */
patientId: string
}
