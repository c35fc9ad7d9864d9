// GENERATED from schemas/studio/studio.calls.json sha256:f9b6c020745cff7e by tools/compiler; do not edit; run npm run schemas
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
