// GENERATED from schemas/reservation/reservation.calls.json sha256:6bf2314300fbcd6f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
