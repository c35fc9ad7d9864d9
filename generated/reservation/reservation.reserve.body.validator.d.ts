// GENERATED from schemas/reservation/reservation.calls.json sha256:3f270640351d3a2f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
