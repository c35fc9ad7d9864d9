// GENERATED from schemas/delivery/response.calls.json and 3 more sha256:9e3c9b35d00da325 by engine/compiler; do not edit; run npm run schemas
/** What a prescriber without an account opens a letter with: its code, and the patient's date of birth. */
export interface ResponseOpen {
/** The code on the letter. */
code: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
birthDate: string
}
