// GENERATED from schemas/review/recommendation.schema.json and 5 more sha256:c9ba8566f0a17815 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
