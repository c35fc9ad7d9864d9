// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:f20930b278809f98 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
