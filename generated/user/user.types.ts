// GENERATED from schemas/user/user.schema.json and 2 more sha256:184215f2fa0fcea7 by engine/compiler; do not edit; run npm run schemas
/** Somebody who signs in. Roles, permissions and organizations are read from here at every call. */
export interface User {
/** Identifies the record. */
_id?: string
/** Counts the versions of the record, from 1. */
_rev?: number
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
updatedAt?: string
/** The kind of record. */
type: "user"
/** The user's id. */
id: string
/** The subject at the identity provider. */
auth0Id: string
/** An e-mail address of the simple form x@y.z. */
email: string
/** Given name. */
firstName: string
/** Family name. */
lastName: string
/** Professional title. */
title?: string
/**
 * Role names; names that the value set roles does not have are kept unchanged.
 * 
 * @maxItems 50
 */
roles: string[]
/**
 * Permission names; see the value set permissions for those that access rules ask for.
 * 
 * @maxItems 500
 */
permissions?: string[]
/**
 * Ids of the user's organizations.
 * 
 * @maxItems 1000
 */
organizations: string[]
/** May no longer sign in. */
disabled?: boolean
/** Kept as the source sends it; nothing reads it. */
graduationStatus?: {
/** Whether the user has graduated. */
graduated?: boolean
}
}
