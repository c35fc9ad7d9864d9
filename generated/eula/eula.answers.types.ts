// GENERATED from schemas/eula/eula.calls.json sha256:081414cc1d67bc6f by tools/compiler; do not edit; run npm run schemas
export interface EulaAcceptanceAnswer {
EulaVersionId: (string | null)
acceptedAt?: (string | null)
}
