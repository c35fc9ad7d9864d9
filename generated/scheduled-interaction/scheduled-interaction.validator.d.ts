// GENERATED from schemas/scheduled-interaction/scheduled-interaction.schema.json and 5 more sha256:6f16a575d3b21c1e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
