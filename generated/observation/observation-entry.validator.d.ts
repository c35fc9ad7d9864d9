// GENERATED from schemas/observation/observation-entry.schema.json and 5 more sha256:ec33a68c51335fb0 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
