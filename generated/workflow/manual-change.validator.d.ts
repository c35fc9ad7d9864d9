// GENERATED from schemas/workflow/manual-change.schema.json and 3 more sha256:ef5ed2c6345ad7e1 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
