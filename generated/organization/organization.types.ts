// GENERATED from schemas/organization/organization.schema.json sha256:0be287ebae983484 by tools/compiler; do not edit; run npm run schemas
/**
 * An organization that cares for patients.
 */
export interface Organization {
/**
 * Identifies the record.
 */
_id?: string
/**
 * Counts the versions of the record, from 1.
 */
_rev?: number
/**
 * Who wrote this version.
 */
performedBy?: {
/**
 * Given name.
 */
firstName?: string
/**
 * Family name.
 */
lastName?: string
/**
 * E-mail address.
 */
email?: string
}
/**
 * When this version was written.
 */
updatedAt?: string
/**
 * The kind of record.
 */
type: "organization"
/**
 * The organization's name.
 */
name: string
/**
 * The organization it is part of.
 */
parent?: string
/**
 * National Provider Identifier.
 */
NPI?: string
/**
 * The organization's id elsewhere.
 */
externalId?: string
/**
 * Whether the organization is on the new workflow.
 */
usesNewWorkflow?: boolean
}
