// GENERATED from schemas/shared/performer.schema.json sha256:5aca748dacf3e9fd by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
