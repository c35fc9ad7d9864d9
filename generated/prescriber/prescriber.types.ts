// GENERATED from schemas/prescriber/prescriber.schema.json and 8 more sha256:e1de5d5184da8eb6 by engine/compiler; do not edit; run npm run schemas
/** Somebody who prescribes for the patient; kept in the patient's record. */
export interface Prescriber {
/** Identifies the row within the patient. */
id: string
/** The prescriber's role. */
prescriberType?: ("pcp" | "specialist" | "nurse-practitioner" | "physician-assistant" | "dentist" | "other")
/** Given name. */
firstName: string
/** Family name. */
lastName: string
/** Street and number. */
addressLine1: string
/** Suite, floor, building. */
addressLine2?: string
/** City of the practice. */
city: string
/** State or territory of the practice. */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
faxNumber?: string
/** An e-mail address of the simple form x@y.z. */
email?: string
/** The patient's main prescriber. */
isPrimary?: boolean
/** The patient's second prescriber. */
isSecondary?: boolean
/** Somebody has checked these details. */
verified?: boolean
}
