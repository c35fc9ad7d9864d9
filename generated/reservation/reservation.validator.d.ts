// GENERATED from schemas/reservation/reservation.schema.json and 2 more sha256:3f387e31f7656792 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
