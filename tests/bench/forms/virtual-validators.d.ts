declare module 'virtual:validators' {
  /** The structural validators of the measured forms, as the compiler emits them. */
  export const validators: Readonly<
    Record<
      import('./works.ts').WorkName,
      import('../../../engine/core/product/product.ts').StructuralValidator
    >
  >;
}
