// GENERATED from schemas/organization/organization.calls.json sha256:03ec65854cc1c704 by tools/compiler; do not edit; run npm run schemas
export interface OrganizationPatientGroupsAnswer {
rows: {
organizationId: string
group: string
patients?: number
}[]
}
