// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:8c78954097403241 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
