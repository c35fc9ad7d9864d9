// GENERATED from schemas/reservation/reservation.calls.json sha256:79e4c40bcfb6cfff by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
