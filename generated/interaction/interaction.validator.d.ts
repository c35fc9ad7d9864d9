// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:b262a6a8a2e4fd7f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
