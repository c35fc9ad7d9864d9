// GENERATED from schemas/eula/eula.calls.json sha256:08cf5fc08a3c24dc by engine/compiler; do not edit; run npm run schemas
export interface EulaAccept {
/** The accepted version. */
eulaVersionId: string
}
