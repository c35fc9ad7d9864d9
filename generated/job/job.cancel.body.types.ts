// GENERATED from schemas/job/job.calls.json sha256:4a970c0e0b113533 by tools/compiler; do not edit; run npm run schemas
export interface JobCancel {
/**
 * Its id.
 */
id: string
}
