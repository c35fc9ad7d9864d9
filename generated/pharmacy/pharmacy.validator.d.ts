// GENERATED from schemas/pharmacy/pharmacy.schema.json and 6 more sha256:fa7a25dc6600f26a by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
