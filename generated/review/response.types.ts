// GENERATED from schemas/review/response.schema.json and 4 more sha256:b7c6e00f470fdcd6 by engine/compiler; do not edit; run npm run schemas
/** How somebody answered a recommendation. */
export interface Response {
/** The answer. */
status?: {
/** The answer as a code. */
snowMedCode?: ("385645004" | "accepted-with-change" | "443390004" | "385660001" | "not-applicable" | "89925002" | "385643006")
}
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date?: string
/** How the answer came. */
way?: ("phone" | "fax" | "mail" | "email" | "online" | "in-person" | "other")
/** What else was said. */
comment?: string
}
