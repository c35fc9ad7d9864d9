/** Words of specification languages, which users of the Studio need not know. */
const words = [
  ...['JSON Pointer', 'JSON', 'schema', 'CEL', 'const', 'enum', 'ref', '$ref', 'property', 'properties'],
  ...['entry', 'entries', 'array', 'object', 'boolean', 'string', 'integer', 'null', 'keyword', 'pointer'],
  ...['regex', 'regexp', 'regular expression', 'uiSchema', 'RJSF', 'payload', 'descriptor', 'TypeScript'],
];

const written = words.map((word) => word.replace('$', String.raw`\$`)).join('|');
const pattern = new RegExp(String.raw`(?<![\w$./-])(?:${written})s?(?![\w/-]|\.\w)`, 'gi');

/** Finds the words of specification languages in a text that people read. */
export function specificationWordsIn(text: string): readonly string[] {
  return text.match(pattern) ?? [];
}
