// GENERATED from schemas/caregiver/caregiver.schema.json and 12 more sha256:a86c570792efbb77 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
