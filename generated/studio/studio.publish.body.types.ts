// GENERATED from schemas/studio/studio.calls.json sha256:f1540d6ce6a47306 by tools/compiler; do not edit; run npm run schemas
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
