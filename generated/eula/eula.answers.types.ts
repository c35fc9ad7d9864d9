// GENERATED from schemas/eula/eula.calls.json sha256:e0cff2788c898da0 by tools/compiler; do not edit; run npm run schemas
export interface EulaAcceptanceAnswer {
EulaVersionId: (string | null)
acceptedAt?: (string | null)
}
