// GENERATED from schemas/eula/eula.calls.json sha256:1e297a653685b34e by tools/compiler; do not edit; run npm run schemas
export interface EulaAccept {
/**
 * The accepted version.
 */
eulaVersionId: string
}
