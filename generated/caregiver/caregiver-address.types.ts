// GENERATED from schemas/caregiver/caregiver-address.schema.json and 5 more sha256:f1fd2f5d374f9a4c by engine/compiler; do not edit; run npm run schemas
/** One of the caregiver's two addresses, with the phone there. */
export interface CaregiverAddress {
/** Street and number. */
line1?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
/** The address to write to. */
primary?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
fax?: string
}
