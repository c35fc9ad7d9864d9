// GENERATED from schemas/organization/organization.calls.json sha256:91c1e64bc2fbfdf4 by engine/compiler; do not edit; run npm run schemas
export interface OrganizationPatientGroupsAnswer {
rows: {
organizationId: string
group: string
patients?: number
}[]
}
