import type { CodeSystem, CodeSystemLine } from './code-system.ts';

/**
 * RXNCONSO.RRF of RxNorm (NLM), 18 fields, each ended by a bar: RXCUI, LAT, TS, LUI, STT, SUI, ISPREF, RXAUI, SAUI,
 * SCUI, SDUI, SAB, TTY, CODE, STR, SRL, SUPPRESS, CVF.
 */
export const rxnorm: CodeSystem = {
  name: 'rxnorm',
  title: 'RxNorm',
  file: 'RXNCONSO.RRF',
  source: 'https://www.nlm.nih.gov/research/umls/rxnorm/docs/rxnormfiles.html',
  encoding: 'utf-8',
  catalogues: ['medications', 'ingredients'],
  createReader: () => readLine,
};

const fields = 18;

/** Term types of prescribable clinical and branded drugs and packs; true for brands. */
const drugs: Readonly<Record<string, boolean>> = { SCD: false, GPCK: false, SBD: true, BPCK: true };

/** Term types of other names: synonyms, tall-man letters, prescribable names, such as `HCTZ 25 MG Oral Tablet`. */
const otherNames = ['SY', 'TMSY', 'PSN', 'ET'];

/** Term types of allergens: ingredients, precise and multiple ingredients, brand names. */
const ingredients = ['IN', 'PIN', 'MIN', 'BN'];

function readLine(line: string): CodeSystemLine {
  const parts = line.split('|');
  if (parts.length !== fields + 1)
    return bad(`the line has ${parts.length - 1} fields where ${fields} belong`);
  const [code = '', language] = parts;
  const [source, termType = ''] = parts.slice(11);
  const [display = '', , suppressed] = parts.slice(14);
  if (!/^\d{1,8}$/.test(code)) return bad('the first field is no RxNorm number');
  if (display.trim() === '') return bad('the name (field 15) is blank');
  if (source !== 'RXNORM') return leftOut("another vocabulary's name for it");
  if (language !== 'ENG') return leftOut('not English');
  if (suppressed !== 'N') return leftOut('obsolete or suppressed');
  if (otherNames.includes(termType)) return { kind: 'alias', code, alias: display };
  const isBrand = Object.hasOwn(drugs, termType) ? drugs[termType] : undefined;
  if (isBrand !== undefined) {
    return { kind: 'concept', catalogue: 'medications', concept: { code, display, details: { isBrand } } };
  }
  if (!ingredients.includes(termType)) return leftOut('neither a drug nor an ingredient');
  // Marks whether an ingredient is precise (a salt or ester) or a base; leaves brands and combinations unmarked.
  const isPrecise = termType === 'IN' || termType === 'PIN' ? { isPrecise: termType === 'PIN' } : {};
  const concept = { code, display, details: { kind: 'medication', ...isPrecise } };
  return { kind: 'concept', catalogue: 'ingredients', concept };
}

function leftOut(reason: string): CodeSystemLine {
  return { kind: 'left-out', reason };
}

function bad(what: string): CodeSystemLine {
  return { kind: 'bad', what, help: 'take RXNCONSO.RRF from the full or prescribable release as it is' };
}
