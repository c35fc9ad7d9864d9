// GENERATED from schemas/session/session.schema.json and 2 more sha256:f5426520bf4232c3 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
