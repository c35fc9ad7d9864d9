// GENERATED from schemas/workflow/workflow.calls.json sha256:9cf1a28b5a4d21f7 by tools/compiler; do not edit; run npm run schemas
export interface WorkflowInteraction {
/**
 * The patient's _id.
 */
patientId: string
/**
 * The interaction's _id.
 */
interactionId: string
}
