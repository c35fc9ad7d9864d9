// GENERATED from schemas/reservation/reservation.calls.json sha256:da157dac56193c2f by tools/compiler; do not edit; run npm run schemas
export interface ReservationReleaseOwn {
/**
 * The patient's _id.
 */
patientId: string
}
