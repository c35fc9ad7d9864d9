// GENERATED from schemas/workflow/workflow.calls.json sha256:84efd1689a9a9525 by engine/compiler; do not edit; run npm run schemas
export interface WorkflowInteraction {
/** The patient's _id. */
patientId: string
/** The interaction's _id. */
interactionId: string
}
