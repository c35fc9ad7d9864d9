// GENERATED from schemas/import-preview/import.calls.json sha256:7107d50c3ca9e5c5 by tools/compiler; do not edit; run npm run schemas
export interface ImportSearch {
/**
 * Given name or its beginning.
 */
firstName?: string
/**
 * Family name or its beginning.
 */
lastName?: string
/**
 * YYYY-MM-DD.
 */
dob?: string
/**
 * The id at the organization.
 */
externalId?: string
}
