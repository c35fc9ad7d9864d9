// GENERATED from schemas/job/bulk-enrollment.schema.json and 1 more sha256:7de24b55d89150cc by engine/compiler; do not edit; run npm run schemas
/** A project that several patients are enrolled in. */
export interface BulkEnrollment {
/** The project's id. */
project: string
}
