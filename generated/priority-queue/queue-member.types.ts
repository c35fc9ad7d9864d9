// GENERATED from schemas/priority-queue/queue-member.schema.json and 1 more sha256:8e3db87d66341970 by engine/compiler; do not edit; run npm run schemas
/** What a row of a priority queue says of its patient beyond the search index. */
export interface QueueMember {
/** The patient's _id. */
patientId?: string
/** The next planned call, in the patient's own time. */
nextCall?: string
/** Whether the patient is called or visited at home after the last discharge; for members of the organization that reports it. */
homeCareFlag?: ("" | "1" | "0")
}
