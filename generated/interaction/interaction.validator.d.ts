// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:535e796507a9ca9b by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
