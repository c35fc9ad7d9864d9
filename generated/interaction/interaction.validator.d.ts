// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:cf8c4e8595a419d0 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
