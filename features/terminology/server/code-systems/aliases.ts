import type { CodeSystem, CodeSystemLine } from './code-system.ts';

/**
 * Operator's file of other drug names, tab-separated: the alias, the code of the drug in the catalogue, then anything.
 * The first line is `alias`, `code`.
 */
export const aliases: CodeSystem = {
  name: 'aliases',
  title: 'Aliases',
  file: 'list of aliases',
  source: 'docs/operator/code-systems.md',
  encoding: 'utf-8',
  catalogues: ['aliases'],
  createReader,
};

const help = 'write the alias, a tab, and the code of the drug; the first line is "alias", a tab, "code"';

function createReader(): (line: string) => CodeSystemLine {
  let isHeadingRead = false;
  const seen = new Set<string>();
  return (line) => {
    if (line.startsWith('#')) return { kind: 'left-out', reason: 'a remark' };
    const [alias = '', target = ''] = line
      .replace(/^\uFEFF/, '')
      .split('\t')
      .map((field) => field.trim());
    if (!isHeadingRead) {
      isHeadingRead = true;
      if (alias.toLowerCase() === 'alias' && target.toLowerCase() === 'code')
        return { kind: 'left-out', reason: 'the heading' };
      return bad('the first line does not name alias and code');
    }
    if (alias === '' || target === '') return bad('it has no alias, or no code behind a tab');
    if (alias.length > mostCharacters) return bad(`the alias has more than ${mostCharacters} characters`);
    const code = JSON.stringify([alias.toLowerCase(), target]);
    if (seen.has(code)) return bad('an earlier line says the same');
    seen.add(code);
    return { kind: 'concept', catalogue: 'aliases', concept: { code, display: alias, details: { target } } };
  };
}

const mostCharacters = 200;

function bad(what: string): CodeSystemLine {
  return { kind: 'bad', what, help };
}
