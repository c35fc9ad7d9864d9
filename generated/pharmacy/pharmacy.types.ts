// GENERATED from schemas/pharmacy/pharmacy.schema.json and 6 more sha256:38603ce820b73e9e by engine/compiler; do not edit; run npm run schemas
/** Where the patient gets medications; kept in the patient's record. */
export interface Pharmacy {
/** Identifies the row within the patient. */
id: string
/** Name of the pharmacy. */
name: string
/** The kind of the pharmacy. */
pharmacyType: ("Community" | "Mail-Order" | "Compounding")
/** Street and number. */
addressLine1: string
/** Suite, floor, building. */
addressLine2?: string
/** City of the pharmacy. */
city: string
/** State or territory of the pharmacy. */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
telephoneNumber: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
faxNumber?: string
/** The patient's main pharmacy. */
isPrimary?: boolean
/** The patient's second pharmacy. */
isSecondary?: boolean
/** Somebody has checked these details. */
verified?: boolean
}
