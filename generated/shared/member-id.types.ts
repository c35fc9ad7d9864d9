// GENERATED from schemas/shared/member-id.schema.json and 1 more sha256:9a17bbea54922421 by engine/compiler; do not edit; run npm run schemas
/** The id of a person at an organization, as the organization writes it. */
export type MemberId = string
