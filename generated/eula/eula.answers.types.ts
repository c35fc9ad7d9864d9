// GENERATED from schemas/eula/eula.calls.json sha256:06a6cbc9606c428c by tools/compiler; do not edit; run npm run schemas
export interface EulaAcceptanceAnswer {
EulaVersionId: (string | null)
acceptedAt?: (string | null)
}
