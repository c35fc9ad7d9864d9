// GENERATED from schemas/reservation/reservation.calls.json sha256:9f5c389c04cc866e by tools/compiler; do not edit; run npm run schemas
export interface ReservationReleaseOwn {
/**
 * The patient's _id.
 */
patientId: string
}
