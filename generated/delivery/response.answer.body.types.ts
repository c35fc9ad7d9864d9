// GENERATED from schemas/delivery/response.calls.json and 3 more sha256:eb20bf6739e9b711 by engine/compiler; do not edit; run npm run schemas
export interface ResponseAnswer {
/** The code on the letter. */
code: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
birthDate: string
/**
 * One for every recommendation that is still open.
 * 
 * @minItems 1
 * @maxItems 500
 */
answers: {
/** Id of the recommendation. */
id: string
/** The answer as a code. */
response: ("385645004" | "accepted-with-change" | "443390004" | "385660001" | "not-applicable" | "89925002" | "385643006")
/** What else there is to say. */
comment?: string
}[]
}
