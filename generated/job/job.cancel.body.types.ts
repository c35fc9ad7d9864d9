// GENERATED from schemas/job/job.calls.json sha256:4feac9e20c9d72a0 by tools/compiler; do not edit; run npm run schemas
export interface JobCancel {
/**
 * Its id.
 */
id: string
}
