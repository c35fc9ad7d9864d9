// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:391b4a2309a2bea4 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
