// GENERATED from schemas/reservation/reservation.schema.json and 2 more sha256:0839e2ee7fb884b5 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
