// GENERATED from schemas/import-preview/import-search.schema.json and 3 more sha256:72c5d3de9465e6d0 by engine/compiler; do not edit; run npm run schemas
/** What is known of a person who is looked for. */
export interface ImportSearch {
/** Given name or its beginning. */
firstName?: string
/** Family name or its beginning. */
lastName?: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
dob?: string
/** The id at the organization. */
externalId?: string
}
