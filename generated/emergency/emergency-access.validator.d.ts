// GENERATED from schemas/emergency/emergency-access.schema.json and 2 more sha256:778c235e37acadea by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
