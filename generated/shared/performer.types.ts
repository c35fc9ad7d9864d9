// GENERATED from schemas/shared/performer.schema.json sha256:5aca748dacf3e9fd by engine/compiler; do not edit; run npm run schemas
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
export interface Performer {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
