// GENERATED from schemas/eula/eula.calls.json sha256:23ba7e5d0deac304 by tools/compiler; do not edit; run npm run schemas
export interface EulaAccept {
/**
 * The accepted version.
 */
eulaVersionId: string
}
