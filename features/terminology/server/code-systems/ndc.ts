import type { CodeSystem, CodeSystemLine } from './code-system.ts';

/** product.txt of the NDC directory (FDA): tab-separated fields with a heading line; Windows-1252. */
export const ndc: CodeSystem = {
  name: 'ndc',
  title: 'NDC',
  file: 'product.txt',
  source: 'https://www.fda.gov/drugs/drug-approvals-and-databases/national-drug-code-directory',
  encoding: 'windows-1252',
  catalogues: ['packages'],
  createReader,
};

const needed = ['PRODUCTNDC', 'PROPRIETARYNAME', 'NONPROPRIETARYNAME', 'DOSAGEFORMNAME', 'LABELERNAME'];

function createReader(): (line: string) => CodeSystemLine {
  let header: readonly string[] | undefined;
  return (line) => {
    const values = line.split('\t');
    if (header !== undefined) return readProduct(header, values);
    header = values.map((name) =>
      name
        .replace(/^\uFEFF|^ï»¿/, '')
        .trim()
        .toUpperCase(),
    );
    const missing = needed.filter((name) => !header?.includes(name));
    return missing.length === 0
      ? { kind: 'left-out', reason: 'the heading' }
      : bad(`the first line does not name ${missing.join(', ')}`);
  };
}

function readProduct(header: readonly string[], values: readonly string[]): CodeSystemLine {
  const at = (name: string) => (values[header.indexOf(name)] ?? '').trim();
  if (values.length < needed.length)
    return bad(`the line has ${values.length} fields, fewer than its heading`);
  const code = at('PRODUCTNDC');
  if (!/^(\d{4}-\d{4}|\d{5}-\d{3,4})$/.test(code)) return bad('PRODUCTNDC is no labeler and product');
  const name = [at('PROPRIETARYNAME'), at('PROPRIETARYNAMESUFFIX')].filter((part) => part !== '').join(' ');
  const generic = at('NONPROPRIETARYNAME');
  if (name === '' && generic === '') return bad('it has neither a proprietary nor another name');
  const strength = strengthOf(at('ACTIVE_NUMERATOR_STRENGTH'), at('ACTIVE_INGRED_UNIT'));
  const form = at('DOSAGEFORMNAME').toLowerCase();
  const display = [named(name, generic), strength, form].filter((part) => part !== '').join(' ');
  const concept = { code, display, details: { labeler: at('LABELERNAME'), warnings: [] } };
  return { kind: 'concept', catalogue: 'packages', concept };
}

/** Appends the generic name to a name that does not contain it. */
function named(name: string, generic: string): string {
  if (name === '' || generic === '') return name || generic;
  return name.toLowerCase().includes(generic.toLowerCase()) ? name : `${name} (${generic.toLowerCase()})`;
}

/** Formats the strength of each ingredient: `.5; 25` and `mg/1; mg/1` are `0.5 mg / 25 mg`. */
function strengthOf(numerators: string, units: string): string {
  const unitList = units.split(';').map((unit) => unit.trim().replace(/\/1$/, ''));
  const parts = numerators.split(';').map((number) => number.trim().replace(/^\./, '0.'));
  return parts
    .flatMap((number, position) => (number === '' ? [] : [`${number} ${unitList[position] ?? ''}`.trim()]))
    .join(' / ');
}

function bad(what: string): CodeSystemLine {
  return { kind: 'bad', what, help: 'take product.txt from the zipped text files of the FDA as it is' };
}
