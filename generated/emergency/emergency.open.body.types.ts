// GENERATED from schemas/emergency/emergency.calls.json and 2 more sha256:10e7ba304030198f by engine/compiler; do not edit; run npm run schemas
export interface EmergencyOpen {
/** The patient's _id, where it is known. */
patientId?: string
/** With the date of birth it finds the patient too. */
externalId?: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
dob?: string
/** Why it cannot wait; the patient's organization reads it. */
reason: string
}
