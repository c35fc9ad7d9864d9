// GENERATED from schemas/job/job.calls.json sha256:2130f8c219531def by tools/compiler; do not edit; run npm run schemas
export interface JobStart {
/**
 * The tab that names the action.
 */
tab: string
/**
 * The name of the action.
 */
action: string
/**
 * _ids of the records, each once.
 * 
 * @minItems 1
 * @maxItems 1000
 */
ids: string[]
/**
 * What was entered in the form of the action; each row's call checks it.
 */
content?: {
[k: string]: unknown
}
}
