// GENERATED from schemas/studio/studio.calls.json sha256:f63e049c45bdd3f5 by tools/compiler; do not edit; run npm run schemas
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
