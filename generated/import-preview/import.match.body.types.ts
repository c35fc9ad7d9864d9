// GENERATED from schemas/import-preview/import.calls.json sha256:34f4a5a1abdfd451 by engine/compiler; do not edit; run npm run schemas
export interface ImportMatch {
/** Given name or its beginning. */
firstName?: string
/** Family name or its beginning. */
lastName?: string
/** YYYY-MM-DD. */
dob?: string
/** The id at the organization. */
externalId?: string
/** Phone number, however it is written. */
phone?: string
/** Id of the record that is compared: it is not reported as a duplicate of itself. */
except?: string
}
