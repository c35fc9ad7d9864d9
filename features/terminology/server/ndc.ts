/** National Drug Code in parts, padded to the 11 digits of pharmacy billing. */
export interface Ndc {
  /** Labeler, product and package as 5-4-2. */
  readonly packageCode: string;
  /** Labeler and product as 5-4, as in a listing of products. */
  readonly productCode: string;
}

export type ReadNdc = Ndc | { readonly problem: string };

const layouts = [
  [4, 4, 2],
  [5, 3, 2],
  [5, 4, 1],
  [5, 4, 2],
];

/**
 * Reads the FDA's layouts (21 CFR 207.33: 4-4-2, 5-3-2 and 5-4-1) and 11 digits, with or without dashes; pads the short
 * part. Refuses ten digits without dashes, which could be three numbers.
 */
export function readNdc(text: string): ReadNdc {
  const trimmed = text.trim();
  if (/^\d{11}$/.test(trimmed)) return ndcOf(trimmed.slice(0, 5), trimmed.slice(5, 9), trimmed.slice(9));
  const problem = ambiguousNdc(trimmed);
  if (problem !== undefined) return { problem };
  const [labeler = '', product = '', pack = '', ...rest] = trimmed.split('-');
  const lengths = [labeler, product, pack].map(({ length }) => length);
  const isLayout = layouts.some((layout) => layout.every((length, part) => lengths[part] === length));
  if (rest.length > 0 || !isLayout || !/^[\d-]+$/.test(trimmed))
    return { problem: 'This is no NDC. Enter it as on the package, such as 0002-1433-80, or as 11 digits.' };
  return ndcOf(labeler, product, pack);
}

/**
 * Explains why ten digits without dashes are ambiguous: they could be any of three numbers; undefined for any other
 * text.
 */
export function ambiguousNdc(text: string): string | undefined {
  if (!/^\d{10}$/.test(text.trim())) return undefined;
  return 'An NDC of 10 digits without dashes has several readings. Enter it with its dashes, or as 11 digits.';
}

/** Pads a product number of the FDA's listing (4-4, 5-3 or 5-4); undefined for anything else. */
export function productNdc(text: string): string | undefined {
  const [, labeler, product] = /^(\d{4,5})-(\d{3,4})$/.exec(text.trim()) ?? [];
  if (labeler === undefined || product === undefined || labeler.length + product.length < 8) return undefined;
  return ndcOf(labeler, product, '').productCode;
}

function ndcOf(labeler: string, product: string, pack: string): Ndc {
  const productCode = `${labeler.padStart(5, '0')}-${product.padStart(4, '0')}`;
  return { productCode, packageCode: `${productCode}-${pack.padStart(2, '0')}` };
}
