// GENERATED from schemas/import-preview/import.calls.json sha256:015e73e9575174ea by tools/compiler; do not edit; run npm run schemas
export interface ImportMatch {
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
/**
 * Id of the record that is compared: it is not told of itself.
 */
except?: string
}
