// GENERATED from schemas/reservation/reservation.calls.json sha256:5b66b4b646feb55e by engine/compiler; do not edit; run npm run schemas
export interface ReservationReserve {
/** E-mail address of the user who reserves. */
email: string
/** The patient's _id. */
patientId: string
/** The _id of the reservation that is overridden, as it was seen; where another one stands by now, the answer is 409 with that one. */
reservationId?: string
/** Takes over another user's reservation. */
override?: boolean
}
