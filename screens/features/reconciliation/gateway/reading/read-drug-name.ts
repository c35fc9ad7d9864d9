import drugWords from './drug-words.json' with { type: 'json' };
import { splitStrengths } from './strengths.ts';

/** What the name of a medication says, in a form in which names can be compared. */
export interface DrugName {
  /** Sorted, without salts, e.g. `amlodipine` and `benazepril`. */
  readonly ingredients: readonly string[];
  /** The same with their salts: succinate is not tartrate. */
  readonly substances: readonly string[];
  /** These in one text. */
  readonly substance: string;
  /** In square or round brackets, read in the same way: the brand, or the generic name of one. */
  readonly aside: string | undefined;
  /** In one unit a kind, sorted, e.g. `0.5 mg`. */
  readonly strengths: readonly string[];
  /** Dose form and release, sorted, e.g. `extended tablet`. */
  readonly form: string;
}

const forms: Readonly<Record<string, string>> = drugWords.forms;
const synonyms: Readonly<Record<string, string>> = drugWords.synonyms;
const salts = new Set(drugWords.salts);
const elements = new Set(drugWords.elements);

/** What stands between ingredients; a hyphen only between words that are long enough to be two. */
const between = /(?<!\d)\s*[/+&;,]\s*(?!\d)|\s+and\s+|(?<=\p{L}{5})-(?=\p{L}{5})/u;

/** Longer names say nothing more; reading stays cheap whatever somebody pastes. */
const mostCharacters = 300;

/** How long something is used says nothing of what it is: `21 DAY`, `28 Day Pack`. */
const duration = /\b\d{1,3}[\s-]+day\b/g;

/** RxNorm writes what is in a pack as `{21 (… Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) } Pack`. */
function packAsCombination(name: string): string {
  if (!name.startsWith('{')) return name;
  return name
    .replace(/[{}]/g, ' ')
    .replace(/(^|\/)\s*\d+\s*\(/g, '$1 ')
    .replace(/\)(?=\s*(?:\/|pack\b))/g, ' ')
    .replace(/\/\s*inert ingredients[^/[]*/g, ' pack ');
}

/** RxNorm puts the application of a product that stands for its brand before some names. */
const application = /\bnda\d{6}\b/g;
const brackets = /\[([^\]]+)\]|\(([^)]*\p{L}[^)]*)\)/u;

/** Reads a name as RxNorm, pharmacies or patients write it. Never fails: what it does not know stays a word. */
export function readDrugName(name: string): DrugName {
  const plain = packAsCombination(fold(name.slice(0, mostCharacters)))
    .replace(application, ' ')
    .replace(duration, 'day');
  const beside = brackets.exec(plain);
  const { strengths, rest } = splitStrengths(plain.replace(brackets, ' '));
  const parts = rest.split(between).map(readPart);
  const named = parts.filter(({ words }) => /\p{L}/u.test(words));
  const substances = sorted(named.map(({ words }) => words));
  return {
    ingredients: sorted(substances.map(withoutSalt)),
    substances,
    substance: substances.join(' + '),
    aside: asideOf(beside?.[1] ?? beside?.[2] ?? ''),
    strengths: sorted(strengths),
    form: sorted(parts.flatMap((part) => part.forms)).join(' '),
  };
}

/** `Glucophage XR` is the brand Glucophage in another form. */
function asideOf(text: string): string | undefined {
  const { substance } = text === '' ? { substance: '' } : readDrugName(text.replace(/[[\]()]/g, ' '));
  return substance === '' ? undefined : substance;
}

interface Part {
  readonly words: string;
  readonly forms: readonly string[];
}

function readPart(text: string): Part {
  const tokens = text.split(/\s+/).filter((token) => token !== '' && token !== '-');
  const isForm = (token: string) => Object.hasOwn(forms, token);
  const words = tokens.filter((token) => !isForm(token));
  const named = tokens.filter(isForm).map((token) => forms[token] ?? '');
  return { words: synonymOf(words.join(' ')), forms: named.filter((form) => form !== '') };
}

/** The words without the salt behind them, unless the salt is what it is: potassium chloride. */
export function withoutSalt(words: string): string {
  const tokens = words.split(' ');
  const isElement = elements.has(tokens[0] ?? '');
  const kept = isElement ? tokens : tokens.filter((token, index) => index === 0 || !salts.has(token));
  return synonymOf(kept.join(' '));
}

function synonymOf(words: string): string {
  return Object.hasOwn(synonyms, words) ? (synonyms[words] ?? words) : words;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}®™*]/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}
