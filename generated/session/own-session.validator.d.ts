// GENERATED from schemas/session/own-session.schema.json and 2 more sha256:463f2a9b9d20536f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
