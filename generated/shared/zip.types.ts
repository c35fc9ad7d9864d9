// GENERATED from schemas/shared/zip.schema.json sha256:d2141f215feaa926 by engine/compiler; do not edit; run npm run schemas
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
export type Zip = string
