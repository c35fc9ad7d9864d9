// GENERATED from schemas/job/job.calls.json sha256:19cca0f3de3cd5fd by engine/compiler; do not edit; run npm run schemas
export interface JobCancel {
/** Its id. */
id: string
}
