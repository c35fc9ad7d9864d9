// Types of what the playground uses of a library that only docs/site installs.
declare module 'sucrase' {
  export function transform(
    code: string,
    options: { readonly transforms: readonly ('imports' | 'typescript')[] },
  ): { readonly code: string };
}
