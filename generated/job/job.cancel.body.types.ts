// GENERATED from schemas/job/job.calls.json sha256:2130f8c219531def by tools/compiler; do not edit; run npm run schemas
export interface JobCancel {
/**
 * Its id.
 */
id: string
}
