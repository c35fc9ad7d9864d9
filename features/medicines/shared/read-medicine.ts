import { type Amount, rounded } from './amounts.ts';
import { type Item, itemsOf } from './items.ts';
import { distinctiveSalts, type MarkKind, type Substance } from './lexicon.ts';
import { foldMedicine } from './tokens.ts';
import wordList from './words.json' with { type: 'json' };

/** Medicine as read from its name, comparable with others. */
export interface Medicine {
  /** True if a list contains one of the substances. */
  readonly isKnown: boolean;
  /** Generic names without salts, sorted: `acetaminophen` for Tylenol, too. Unknown names stay as written. */
  readonly ingredients: readonly string[];
  /** Ingredients with the salts that distinguish medicines: metoprolol succinate is not tartrate. */
  readonly salts: readonly string[];
  /** Ingredients with every salt as written. */
  readonly substances: readonly string[];
  /** Brand names, e.g. `toprol`; empty for a generic name. */
  readonly brands: readonly string[];
  /** Strengths in one unit for each kind, in the order of the name: `500 mg`, `100 units/ml`, `0.025 mg/hr`. */
  readonly strengths: readonly string[];
  /** Strengths given as an amount in a volume or mass. */
  readonly concentration: string;
  /** Amount in the package, such as `0.4 ml`, `120 actuation`. */
  readonly content: string;
  /** Dose form, such as `tablet`; empty where the name has none. */
  readonly form: string;
  /** Release markers as written, spelled out or not: `er`, `xl`, `24h`. */
  readonly release: string;
  /** Device, such as `diskus`. */
  readonly device: string;
  readonly route: string;
  /** Drugs that an abbreviation may stand for; only a user may choose one. */
  readonly mayBe: readonly string[];
  /** Other name in brackets: the brand, or the generic name of a brand. */
  readonly aside: string;
  /** Words and numbers that were not understood. */
  readonly unread: readonly string[];
  /** Words of the name without strengths and forms, for a search in a catalogue. */
  readonly named: string;
  /** Key of all properties: only names with equal keys are of the same medicine. */
  readonly identity: string;
}

const brackets = /\[([^[\]]*)\]|\(([^()]*)\)/g;

/** Pattern of the application number that RxNorm puts before some names of products. */
const application = /\bnda\d{6}\b/gi;

/**
 * Reads a name as RxNorm, pharmacies or patients write it. Never fails and loses nothing: unknown parts are in `unread`
 * and in the identity.
 */
export function readMedicine(name: string): Medicine {
  const folded = packAsCombination(foldMedicine(name.replace(application, ' ')));
  const beside = [...folded.matchAll(brackets)].map(([, square, round]) => itemsOf(square ?? round ?? ''));
  const items = itemsOf(folded.replace(brackets, ' '));
  const asides = beside.filter(isName);
  const added = beside.filter((each) => !isName(each)).flat();
  return medicineOf([...items, ...added], asides, folded);
}

/**
 * Rewrites a pack as a combination: RxNorm writes `{21 (… Oral Tablet) / 7 (inert ingredients 1 MG Oral Tablet) }
 * Pack`.
 */
function packAsCombination(name: string): string {
  if (!name.startsWith('{')) return name;
  return name
    .replace(/[{}]/g, ' ')
    .replace(/(^|\/)\s*\d+\s*\(/g, '$1 ')
    .replace(/\)(?=\s*(?:\/|pack\b))/g, ' ')
    .replace(/\/\s*inert ingredients[^/[]*/g, ' pack ');
}

/** Reports whether text in brackets is another name rather than a strength or form. */
function isName(items: readonly Item[]): boolean {
  return items.some(({ kind }) => kind === 'substances' || kind === 'word');
}

interface Named {
  readonly substances: readonly Substance[];
  readonly brands: readonly string[];
  readonly mayBe: readonly string[];
  readonly unread: readonly string[];
  readonly named: string;
}

function medicineOf(own: readonly Item[], beside: readonly (readonly Item[])[], folded: string): Medicine {
  const { substances, brands, mayBe, unread, named } = namedBy(own);
  const asides = beside.map((items) => namedBy(items));
  const telling = asides.filter((aside) => !isRepeated(aside, substances, brands));
  const all = [...own, ...beside.flat()];
  const marks = marksOf(all, substances);
  const { strengths, content, unpaired } = strengthsOf(all, substances, marks.form);
  const aside = sorted(telling.map((each) => each.named)).join(' + ');
  const words = [...unread, ...unpaired, ...telling.flatMap((each) => each.unread)];
  const medicine = {
    isKnown: own.some(isSubstance) || beside.flat().some(isSubstance),
    ingredients: sorted([...substances, ...asides.flatMap(understood)].map(({ name }) => name)),
    salts: sorted(substances.map(tellingName)),
    substances: sorted(substances.map(wholeName)),
    brands,
    strengths,
    concentration: strengths.filter((each) => /\/(?:ml|mg)$|%$/.test(each)).join(' + '),
    content,
    ...marks,
    mayBe: sorted([...mayBe, ...asides.flatMap((each) => each.mayBe)]),
    aside,
    unread: words,
    named,
  };
  return { ...medicine, identity: identityOf(medicine, substances, folded) };
}

function isSubstance({ kind }: Item): boolean {
  return kind === 'substances';
}

/** Drops the substances in a bracket that also has unknown words, since it is a remark rather than a name. */
function understood({ substances, unread }: Named): readonly Substance[] {
  return unread.length === 0 ? substances : [];
}

/** Reports whether an aside repeats the name: Tylenol (acetaminophen). */
function isRepeated(aside: Named, substances: readonly Substance[], brands: readonly string[]): boolean {
  const said = (each: Named['substances']) => sorted(each.map(tellingName)).join(' + ');
  return brands.length > 0 && aside.brands.length === 0 && said(aside.substances) === said(substances);
}

/** Reads the names part by part; an unknown word counts as a name only in a part without a known one. */
function namedBy(items: readonly Item[]): Named {
  const parts = partsOf(items);
  const read = parts.map(readPart);
  return {
    substances: distinct(read.flatMap((part) => part.substances)),
    brands: sorted(read.flatMap((part) => part.brands)),
    mayBe: read.flatMap((part) => part.mayBe),
    unread: read.flatMap((part) => part.unread),
    named: sorted(read.map((part) => part.named).filter((each) => each !== '')).join(' + '),
  };
}

function partsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [[]];
  for (const item of items) {
    if (item.kind === 'separator') parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return parts;
}

function readPart(items: readonly Item[]): Named {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.text] : []));
  const named = items.flatMap((item) => ('text' in item ? [item.text] : [])).join(' ');
  const known = items.filter((item) => item.kind === 'substances');
  const common = {
    brands: known.flatMap(({ brand }) => brand ?? []),
    mayBe: known.flatMap(({ mayBe }) => mayBe),
    named,
  };
  if (known.length > 0) return { ...common, unread: words, substances: withoutDenied(salted(items), items) };
  const isNamed = words.some((word) => /\p{L}/u.test(word));
  if (!isNamed) return { ...common, unread: words, substances: [] };
  const salts = items.flatMap((item) => (item.kind === 'salt' ? [item.salt] : []));
  return { ...common, unread: words, substances: [{ name: words.join(' '), salts }] };
}

/** Lists the substances of a part, each with the salts that follow it. */
function salted(items: readonly Item[]): readonly Substance[] {
  const found: Substance[] = [];
  for (const item of items) {
    if (item.kind === 'substances') found.push(...item.substances);
    const last = found.at(-1);
    if (item.kind !== 'salt' || last === undefined) continue;
    found[found.length - 1] = { name: last.name, salts: [...new Set([...last.salts, item.salt])] };
  }
  return found;
}

/** Removes the substances that the name denies: `aspirin free Excedrin` has no aspirin, though the brand has. */
function withoutDenied(substances: readonly Substance[], items: readonly Item[]): readonly Substance[] {
  const denied = items.flatMap((item) => (item.kind === 'word' ? (item.denies ?? []) : []));
  return substances.filter(({ name }) => !denied.includes(name));
}

/** Removes repeated substances, such as the second acetaminophen of `Tylenol acetaminophen`. */
function distinct(substances: readonly Substance[]): readonly Substance[] {
  return [...new Map(substances.map((each) => [wholeName(each), each])).values()];
}

function wholeName({ name, salts }: Substance): string {
  return [name, ...salts].join(' ');
}

function tellingName(substance: Substance): string {
  return [substance.name, ...distinctiveSalts(substance).toSorted()].join(' ');
}

function marksOf(items: readonly Item[], substances: readonly Substance[]): Record<MarkKind, string> {
  const marked = (kind: MarkKind) =>
    sorted(items.flatMap((item) => (item.kind === 'mark' && item.of === kind ? [item.value] : [])));
  const hours = items.flatMap((item) => (isDuration(item) ? [`${item.amount.value}h`] : []));
  const [form, route] = [marked('form'), marked('route')];
  const isInhaled = substances.some(({ name }) => wordList.inhaledPowders.includes(name));
  return {
    form: withoutRepeated(form).join(' '),
    release: sorted([...marked('release'), ...hours]).join(' '),
    device: marked('device').join(' '),
    route: (route.length > 0 ? route : impliedRoute(form, isInhaled)).join(' '),
  };
}

/** Drops `tablet` beside a form that implies it, such as orally disintegrating. */
function withoutRepeated(form: readonly string[]): readonly string[] {
  const isKindOfTablet = ['chewable', 'disintegrating', 'effervescent'].some((each) => form.includes(each));
  return isKindOfTablet ? form.filter((each) => each !== 'tablet') : form;
}

function impliedRoute(form: readonly string[], isInhaled: boolean): readonly string[] {
  if (form.includes('patch')) return ['transdermal'];
  if (form.includes('inhaler')) return ['inhalation'];
  const isSwallowed = form.length > 0 && form.every((each) => wordList.swallowedForms.includes(each));
  return isSwallowed && !isInhaled ? ['oral'] : [];
}

/** Reports whether an amount is a duration of release, such as `24 HR` before a name. */
function isDuration(item: Item): item is Extract<Item, { kind: 'amount' }> {
  return item.kind === 'amount' && item.amount.unit === 'hr' && item.amount.per === undefined;
}

interface Strengths {
  readonly strengths: readonly string[];
  readonly content: string;
  /** Numbers without a known unit. */
  readonly unpaired: readonly string[];
}

function strengthsOf(items: readonly Item[], substances: readonly Substance[], form: string): Strengths {
  const amounts = items.flatMap((item) => (item.kind === 'amount' ? [item.amount] : []));
  const bare = items.flatMap((item) => (item.kind === 'numbers' ? [item.numbers] : []));
  const isContent = ({ unit, per }: Amount) => per === undefined && ['ml', 'actuation', 'day'].includes(unit);
  const held = amounts.filter(isContent).map(({ value, unit }) => `${value} ${unit}`);
  const measured = amounts.filter((each) => each.unit !== 'hr' && !isContent(each));
  const read = withoutRepeatedPercent(measured.map((each) => canonical(each, form)));
  const bareRead = bare.map((numbers) => unwritten(numbers, substances));
  return {
    strengths: [...read.map(({ text }) => text), ...bareRead.flatMap((each) => each ?? [])],
    content: sorted([...held, ...read.flatMap(({ volume }) => volume ?? [])]).join(' '),
    unpaired: bare
      .filter((_numbers, index) => bareRead[index] === undefined)
      .map((numbers) => numbers.join('-')),
  };
}

interface Canonical {
  readonly text: string;
  readonly volume?: string;
  readonly perMillilitre?: number;
  readonly isPercent: boolean;
}

/** Normalizes an amount: `250 mg/5 mL` is `50 mg/ml` in `5 ml`, `1 %` of a liquid is `10 mg/ml`. */
function canonical({ value, unit, per }: Amount, form: string): Canonical {
  const forms = form.split(' ');
  const isSemisolid = wordList.semisolidForms.some((each) => forms.includes(each));
  const isLiquid = wordList.liquidForms.some((each) => form.includes(each));
  if (unit === '%')
    return isSemisolid || isLiquid ? inMillilitre(value * 10, true) : { text: `${value} %`, isPercent: true };
  if (per === undefined) return { text: `${value} ${unit}`, isPercent: false };
  // Converts creams to percents: RxNorm writes them by the millilitre or milligram, labels by the gram.
  if (isSemisolid && unit === 'mg' && per.unit === 'mg')
    return inMillilitre((value / per.value) * 1000, false);
  const each = rounded(value / per.value);
  if (per.unit !== 'ml') return { text: `${each} ${unit}/${per.unit}`, isPercent: false };
  const isSpoon = wordList.spoonForms.includes(form) && [5, 10, 15].includes(per.value);
  const volume = per.value === 1 || isSpoon ? {} : { volume: `${per.value} ml` };
  const rate = unit === 'mg' ? { perMillilitre: each } : {};
  return { text: `${each} ${unit}/ml`, isPercent: false, ...volume, ...rate };
}

function inMillilitre(value: number, isPercent: boolean): Canonical {
  return { text: `${rounded(value)} mg/ml`, perMillilitre: rounded(value), isPercent };
}

/** Drops a percent that repeats a strength, rounded: `2.5 mg/3 mL (0.083 %)`. */
function withoutRepeatedPercent(read: readonly Canonical[]): readonly Canonical[] {
  const isRepeated = ({ isPercent, perMillilitre }: Canonical) =>
    isPercent &&
    perMillilitre !== undefined &&
    read.some((each) => !each.isPercent && isNear(each.perMillilitre, perMillilitre));
  return read.filter((each) => !isRepeated(each));
}

function isNear(a: number | undefined, b: number): boolean {
  return a !== undefined && Math.abs(a - b) <= Math.abs(b) * 0.01;
}

/**
 * Reads strengths commonly written without a unit, such as `5-325` and `250/50` of a combination, and `70/30`, the
 * percentages of an insulin.
 */
function unwritten(
  numbers: readonly string[],
  substances: readonly Substance[],
): readonly string[] | undefined {
  const values = numbers.map(Number);
  const names = substances.map(({ name }) => name);
  const [first = 0, second = 0] = values;
  const isInsulin = names.some((name) => name.startsWith('insulin'));
  if (isInsulin && values.length === 2 && first + second === 100) return [`${numbers.join('/')} mix`];
  if (values.length < 2 || values.length !== names.length) return undefined;
  if (names.every((name) => wordList.unwrittenUnits.mg.includes(name)))
    return values.map((each) => `${each} mg`);
  if (names.every((name) => wordList.unwrittenUnits.mcg.includes(name)))
    return values.map((each) => `${rounded(each / 1000)} mg`);
  return undefined;
}

/** Builds the key from each part of a combination with its own strength, in any order. */
function identityOf(
  medicine: Omit<Medicine, 'identity'>,
  substances: readonly Substance[],
  folded: string,
): string {
  if (medicine.ingredients.length === 0) return folded;
  const { strengths } = medicine;
  const isPaired = strengths.length === substances.length;
  const named = substances.map(
    (each, index) => `${tellingName(each)}${isPaired ? ` ${strengths[index]}` : ''}`,
  );
  return [
    named.toSorted().join(' + '),
    isPaired ? '' : strengths.join(' '),
    medicine.content,
    medicine.form,
    medicine.release,
    medicine.device,
    medicine.route,
    medicine.brands.join(' '),
    medicine.aside,
    medicine.unread.join(' '),
  ].join('|');
}

function sorted(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}
