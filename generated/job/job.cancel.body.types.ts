// GENERATED from schemas/job/job.calls.json sha256:9fa090de179bc503 by tools/compiler; do not edit; run npm run schemas
export interface JobCancel {
/**
 * Its id.
 */
id: string
}
