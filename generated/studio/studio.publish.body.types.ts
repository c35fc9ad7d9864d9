// GENERATED from schemas/studio/studio.calls.json sha256:c0a4de1e1df38f0c by tools/compiler; do not edit; run npm run schemas
export interface StudioPublish {
/**
 * Id of the change.
 */
id: string
/**
 * The one that was looked at.
 */
revision: number
}
