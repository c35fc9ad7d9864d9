// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:47eb3cbba9a166e8 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
