import drugWords from './drug-words.json' with { type: 'json' };

interface Unit {
  readonly unit: string;
  readonly factor: number;
}

const units: Readonly<Record<string, Unit>> = drugWords.units;

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?|\.\d+`;
const unit = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .map((name) => (name === '%' ? name : `${name}(?![\\p{L}])`))
  .join('|');
const per = String.raw`(?:\s*(?:/|\bper\b)\s*(?:${number})?\s*(?:${unit}))?`;
const strength = new RegExp(
  String.raw`(?<![\p{L}\d.])(${number})((?:\s*[/-]\s*(?:${number}))*)\s*-?\s*(${unit})(${per})`,
  'gu',
);

export interface SplitStrengths {
  /** Each with its unit, in one unit a kind: `0.5 g` and `500 mg` are the same. */
  readonly strengths: readonly string[];
  /** What is left of the text. */
  readonly rest: string;
}

/** Takes the strengths out of a name. A number whose unit nobody knows stays a word of the name. */
export function splitStrengths(text: string): SplitStrengths {
  const strengths: string[] = [];
  const rest = text.replace(strength, (_all, first: string, more: string, name: string, by: string) => {
    for (const value of [first, ...more.split(/[/-]/)].map((each) => each.trim()))
      if (value !== '') strengths.push(`${canonical(value, name)}${perOf(by)}`);
    return ' ';
  });
  return { strengths, rest: rest.replace(/\s+/g, ' ').trim() };
}

function canonical(value: string, name: string): string {
  const { unit: base = name, factor = 1 } = units[name] ?? {};
  return `${Number((Number(value.replaceAll(',', '')) * factor).toPrecision(12))} ${base}`;
}

/** `per actuation`, `/actuat` and `/ 1 actuat` are the same. */
function perOf(by: string): string {
  const found = /(\d[\d.]*|\.\d+)?\s*([\p{L}%]+)$/u.exec(by.replace(/\bper\b|\//, ' ').trim());
  return found === null ? '' : `/${canonical(found[1] ?? '1', found[2] ?? '')}`;
}
