// GENERATED from schemas/shared/zip.schema.json and 1 more sha256:3b6edf0ee15c559e by tools/compiler; do not edit; run npm run schemas
/**
 * A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.
 */
export type Zip = string
