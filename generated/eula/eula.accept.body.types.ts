// GENERATED from schemas/eula/eula.calls.json sha256:9ef61fd48a46facd by tools/compiler; do not edit; run npm run schemas
export interface EulaAccept {
/**
 * The accepted version.
 */
eulaVersionId: string
}
