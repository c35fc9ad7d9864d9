// GENERATED from schemas/observation/observation.schema.json and 3 more sha256:24fc068deaff9207 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
