// GENERATED from schemas/reservation/reservation.calls.json sha256:5b66b4b646feb55e by engine/compiler; do not edit; run npm run schemas
export interface ReservationReleaseOwn {
/** The patient's _id. */
patientId: string
}
