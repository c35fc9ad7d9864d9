// GENERATED from schemas/user/user.schema.json and 2 more sha256:0427c4999c5afdb5 by tools/compiler; do not edit; run npm run schemas
/**
 * Somebody who signs in. Roles, permissions and organizations are read from here at every call.
 */
export interface User {
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
type: "user"
/**
 * The user's id.
 */
id: string
/**
 * The subject at the identity provider.
 */
auth0Id: string
/**
 * An e-mail address of the simple form x@y.z.
 */
email: string
/**
 * Given name.
 */
firstName: string
/**
 * Family name.
 */
lastName: string
/**
 * Professional title.
 */
title?: string
/**
 * Role names.
 */
roles: string[]
/**
 * Permission names.
 */
permissions?: string[]
/**
 * Ids of the user's organizations.
 */
organizations: string[]
/**
 * Whether the user works without a preceptor.
 */
graduationStatus?: {
/**
 * The user has graduated.
 */
graduated?: boolean
}
}
