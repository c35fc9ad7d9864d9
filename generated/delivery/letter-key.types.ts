// GENERATED from schemas/delivery/letter-key.schema.json and 2 more sha256:9ebdc490b2cde7aa by engine/compiler; do not edit; run npm run schemas
/** What a prescriber without an account opens a letter with: its code, and the patient's date of birth. */
export interface LetterKey {
/** The code on the letter. */
code: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
birthDate: string
}
