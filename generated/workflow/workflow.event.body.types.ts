// GENERATED from schemas/workflow/workflow.calls.json sha256:84efd1689a9a9525 by engine/compiler; do not edit; run npm run schemas
export interface WorkflowEvent {
/** Name of the event in the workflow. */
eventType: string
/** Who did it, as the client says; the gateway goes by the token. */
user?: {
[k: string]: unknown
}
/** What the event brings. */
payload?: {
[k: string]: unknown
}
/** The patient's _id. */
patientId: string
/** The project concerned. */
programId?: string
}
