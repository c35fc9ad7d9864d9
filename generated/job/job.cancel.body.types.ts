// GENERATED from schemas/job/job.calls.json sha256:185387f80c9128fe by tools/compiler; do not edit; run npm run schemas
export interface JobCancel {
/**
 * Its id.
 */
id: string
}
