// GENERATED from schemas/reservation/reservation.calls.json sha256:f604466a0a8e3ea1 by tools/compiler; do not edit; run npm run schemas
export interface ReservationReserve {
/**
 * E-mail address of the user who reserves.
 */
email: string
/**
 * The patient's _id.
 */
patientId: string
/**
 * Takes over another user's reservation.
 */
override?: boolean
}
