// GENERATED from schemas/emergency/emergency-request.schema.json and 3 more sha256:27578a36e49b1fae by engine/compiler; do not edit; run npm run schemas
/** Whom somebody needs to read in an emergency, and why; sent with the call that opens the patient. */
export interface EmergencyRequest {
/** The id at the patient's organization, complete. */
externalId: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
dob: string
/** Why it cannot wait; the patient's organization reads it. */
reason: string
}
