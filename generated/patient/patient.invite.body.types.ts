// GENERATED from schemas/patient/patient.calls.json sha256:da428f6a6c30e4ee by tools/compiler; do not edit; run npm run schemas
export interface PatientInvite {
/**
 * The patient's _id.
 */
patientId: string
/**
 * Where to send the invitation.
 */
email?: string
/**
 * The operating system of the patient's phone.
 */
os?: string
}
