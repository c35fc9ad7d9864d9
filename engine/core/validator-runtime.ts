// What compiled validators call at run time. Ajv's own helpers are CommonJS, which hosts load differently.

export { fullFormats } from 'ajv-formats/dist/formats.js';
export { jsonEqual as equal } from './equal.ts';

/** Length of a text in characters (code points), as JSON Schema counts: an emoji is one. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
