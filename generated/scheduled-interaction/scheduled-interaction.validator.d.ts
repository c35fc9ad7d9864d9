// GENERATED from schemas/scheduled-interaction/scheduled-interaction.schema.json and 5 more sha256:3789e91f6e5e7878 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
