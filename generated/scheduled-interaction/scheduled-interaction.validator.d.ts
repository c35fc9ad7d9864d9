// GENERATED from schemas/scheduled-interaction/scheduled-interaction.schema.json and 5 more sha256:bdff514b1b83a656 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
