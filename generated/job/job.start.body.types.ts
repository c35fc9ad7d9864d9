// GENERATED from schemas/job/job.calls.json sha256:1a57dc81f4a6a5c5 by engine/compiler; do not edit; run npm run schemas
export interface JobStart {
/** The tab that names the action. */
tab: string
/** The name of the action. */
action: string
/** _id of the stored search whose rows they are. */
search?: string
/**
 * _ids of the records, each once.
 * 
 * @minItems 1
 * @maxItems 1000
 */
ids: string[]
/** What was entered in the form of the action; each row's call checks it. */
content?: {
[k: string]: unknown
}
}
