import { execFileSync } from 'node:child_process';
import { projectRoot } from '../../tools/quality/process.ts';
import type { Argument } from './argued.ts';
import type { Defence } from './defence.ts';

/** Line that was added since a commit. */
export interface AddedLine {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface Judged {
  readonly listed: readonly AddedLine[];
  readonly argued: readonly AddedLine[];
  /** Added refusals that are neither in the suite nor argued. */
  readonly open: readonly AddedLine[];
}

/** Patterns of defences: a refusal, a check of access, a limit, a lock, an escape. */
const refusals: readonly RegExp[] = [
  /\bthrow (?:new |[a-z]\w*\()/,
  /\b(?:isReadable|mayRead|maySave|isAllowed|isCallAllowed|visibleRecord|hiddenPaths|requireSame\w+)\(/,
  /(?:>=?|<=?) (?:most|longest|largest|limit|deepest)\w*\b/,
  /\.slice\(0, (?:most|longest|limit)/,
  /\bfor update\b|pg_advisory|\bstatement_timeout\b|\bread only\b/,
  /\bescape\w*\(|timingSafeEqual/,
  /\breach: /,
];

/** Lines that only look like a defence: types, imports, comments. */
const noDefence = /^\s*(?:import|export type|\/\/|\*|\/\*\*|readonly )/;

/**
 * Number of lines around an entry of the suite that count as part of the entry, since a refusal often has two lines.
 */
const near = 3;

export const isRefusal = (text: string) =>
  !noDefence.test(text) && refusals.some((pattern) => pattern.test(text));

/** Lists the lines that a diff without context adds. */
export function linesAddedBy(diff: string): readonly AddedLine[] {
  const added: AddedLine[] = [];
  let [file, line] = ['', 0];
  for (const text of diff.split('\n')) {
    if (text.startsWith('+++ ')) file = text.slice('+++ b/'.length);
    else if (text.startsWith('@@ ')) line = Number(/\+(\d+)/.exec(text)?.[1]);
    else if (text.startsWith('+')) {
      added.push({ file, line, text: text.slice(1) });
      line += 1;
    }
  }
  return added;
}

/** Divides added refusals into those that the suite removes, those with a stated reason, and the rest. */
export function judgeWritten(
  added: readonly AddedLine[],
  known: {
    readonly defences: readonly Defence[];
    readonly argued: readonly Argument[];
    readonly read: (file: string) => string;
  },
): Judged {
  const written = added.filter(({ text }) => isRefusal(text));
  const groups = Map.groupBy(written, (each) => {
    if (isListed(each, known)) return 'listed';
    const isMeant = ({ files, lines }: Argument) =>
      files.test(each.file) && (lines === undefined || lines.test(each.text));
    return known.argued.some(isMeant) ? 'argued' : 'open';
  });
  const of = (state: keyof Judged) => groups.get(state) ?? [];
  return { listed: of('listed'), argued: of('argued'), open: of('open') };
}

function isListed(
  { file, line }: AddedLine,
  { defences, read }: { readonly defences: readonly Defence[]; readonly read: (file: string) => string },
): boolean {
  return defences.some((defence) => {
    if (defence.file !== file) return false;
    const [before = '', after] = read(file).split(defence.source);
    if (after === undefined) return false;
    const first = before.split('\n').length;
    const last = first + defence.source.trimEnd().split('\n').length - 1;
    return line >= first - near && line <= last + near;
  });
}

/** Lists the lines of the working tree that are missing at a commit, without tests and their tools. */
export function addedSince(commit: string): readonly AddedLine[] {
  const folders = ['gateway', 'engine', 'features', 'screens', 'studio', 'tools'];
  const left = ['*.test.ts', '*.test.tsx', '*.fixture.ts', '*/testing/*', '*.md', '*.json', '*.css'];
  const paths = [...folders, ...left.map((path) => `:!${path}`)];
  const options = { cwd: projectRoot, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  return linesAddedBy(
    execFileSync('git', ['diff', '-U0', '--no-color', '--no-ext-diff', commit, '--', ...paths], options),
  );
}
