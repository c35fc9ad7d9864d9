// GENERATED from schemas/shared/birth-day.schema.json and 1 more sha256:0ad590f4dd7f5ba2 by engine/compiler; do not edit; run npm run schemas
/** The day somebody was born: none to come, and none before 1900. */
export type BirthDay = string
