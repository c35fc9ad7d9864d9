// GENERATED from schemas/note/note.schema.json and 3 more sha256:ee0b0969cda26cae by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
