// GENERATED from schemas/patient/patient-address.schema.json and 5 more sha256:caf1e5a07ed516e7 by engine/compiler; do not edit; run npm run schemas
/** One of the patient's two addresses, with the phone there. */
export interface PatientAddress {
/** The address to write to. */
primary?: boolean
/** Somebody has checked this address. */
verified?: boolean
/** Street and number. */
line1?: string
/** Apartment, floor, building. */
line2?: string
/** Anything else. */
line3?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** The number is a mobile phone's. */
phoneMobile?: boolean
}
