// GENERATED from schemas/shared/address.schema.json and 2 more sha256:0b894d0d8506403d by engine/compiler; do not edit; run npm run schemas
/** Where somebody or something is. */
export interface Address {
/** Street and number. */
line1?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
}
