// GENERATED from schemas/review/review.schema.json and 10 more sha256:6aab291e412579ab by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
