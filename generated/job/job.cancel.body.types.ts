// GENERATED from schemas/job/job.calls.json sha256:1a57dc81f4a6a5c5 by engine/compiler; do not edit; run npm run schemas
export interface JobCancel {
/** Its id. */
id: string
}
