import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { createRandom, type Random } from './random.ts';
import { daysBefore } from './reference-day.ts';

/** Code system of the demonstration's own drug catalogue, which contains no codes of a real terminology. */
const demoMedications = 'urn:regimen:demo:medications';

const mostPerPatient = 7;

/** Product of the gateway's demonstration catalogue with its usual directions; a test compares both catalogues. */
interface Product {
  readonly drug: string;
  readonly strength: string;
  readonly form: string;
  readonly taken: 'morning' | 'evening' | 'bedtime' | 'twice' | 'as needed';
  readonly dose: string;
  readonly indication: string;
}

const tablet = { form: 'tablet', dose: '1 tablet' } as const;
const capsule = { form: 'capsule', dose: '1 capsule' } as const;

/** Treatments by row. A patient gets at most one product of a row, since the products replace each other. */
export const treatments: readonly (readonly Product[])[] = [
  [
    { ...tablet, drug: 'Lisinopril', strength: '10 mg', taken: 'morning', indication: 'High blood pressure' },
    { ...tablet, drug: 'Losartan', strength: '50 mg', taken: 'morning', indication: 'High blood pressure' },
  ],
  [
    { ...tablet, drug: 'Amlodipine', strength: '5 mg', taken: 'morning', indication: 'High blood pressure' },
    { ...tablet, drug: 'Carvedilol', strength: '6.25 mg', taken: 'twice', indication: 'Weak heart' },
  ],
  [
    { ...tablet, drug: 'Atorvastatin', strength: '20 mg', taken: 'bedtime', indication: 'High cholesterol' },
    { ...tablet, drug: 'Simvastatin', strength: '20 mg', taken: 'bedtime', indication: 'High cholesterol' },
  ],
  [
    { ...tablet, drug: 'Apixaban', strength: '5 mg', taken: 'twice', indication: 'Irregular heartbeat' },
    { ...tablet, drug: 'Warfarin', strength: '2.5 mg', taken: 'evening', indication: 'Irregular heartbeat' },
    { ...tablet, drug: 'Clopidogrel', strength: '75 mg', taken: 'morning', indication: 'After a stroke' },
  ],
  [
    { ...tablet, drug: 'Metformin', strength: '500 mg', taken: 'twice', indication: 'Diabetes' },
    {
      ...{ drug: 'Insulin glargine', strength: '100 units/mL', form: 'injection', taken: 'bedtime' },
      ...{ dose: '12 units', indication: 'Diabetes' },
    },
  ],
  [{ ...tablet, drug: 'Furosemide', strength: '20 mg', taken: 'morning', indication: 'Swollen legs' }],
  [
    {
      ...tablet,
      drug: 'Levothyroxine',
      strength: '50 mcg',
      taken: 'morning',
      indication: 'Underactive thyroid',
    },
  ],
  [{ ...capsule, drug: 'Tamsulosin', strength: '0.4 mg', taken: 'bedtime', indication: 'Enlarged prostate' }],
  [
    { ...tablet, drug: 'Sertraline', strength: '50 mg', taken: 'morning', indication: 'Low mood' },
    { ...tablet, drug: 'Trazodone', strength: '50 mg', taken: 'bedtime', indication: 'Sleep' },
  ],
  [
    { ...tablet, drug: 'Acetaminophen', strength: '500 mg', taken: 'as needed', indication: 'Pain' },
    { ...tablet, drug: 'Tramadol', strength: '50 mg', taken: 'as needed', indication: 'Pain' },
  ],
  [{ ...capsule, drug: 'Docusate', strength: '100 mg', taken: 'as needed', indication: 'Constipation' }],
];

/** Products that a few patients take in addition, each of which adds to the anticholinergic burden. */
export const alsoTaken: readonly Product[] = [
  { ...tablet, drug: 'Amitriptyline', strength: '10 mg', taken: 'bedtime', indication: 'Sleep' },
  { ...capsule, drug: 'Diphenhydramine', strength: '25 mg', taken: 'bedtime', indication: 'Sleep' },
  { ...tablet, drug: 'Cyclobenzaprine', strength: '5 mg', taken: 'as needed', indication: 'Pain' },
  { ...tablet, drug: 'Paroxetine', strength: '10 mg', taken: 'morning', indication: 'Low mood' },
];

/** Product for men only. */
const forMen = 'Tamsulosin';

interface Owner {
  readonly id: string;
  readonly sex: 'female' | 'male';
  readonly prescribers: readonly JsonObject[];
}

/** Creates the medications of a patient; a third of the patients have none on record. */
export function medicationsOf(owner: Owner): readonly LoadRecord[] {
  const { id, sex, prescribers } = owner;
  const random = createRandom(`${id}/medications`);
  const possible = treatments.filter(([first]) => sex === 'male' || first?.drug !== forMen);
  const count = Math.max(0, random.integer(-3, mostPerPatient));
  const products = random.sample(possible, count).map((alternatives) => {
    const product = random.pick(alternatives);
    return medication(product, random);
  });
  return [...products, ...(count > 0 ? furtherOf(id) : [])].map((record, index) => {
    const _id = `${id}-medication-${index + 1}`;
    const state = stateOf(_id);
    return {
      entity: 'medication',
      record: {
        _id,
        subject: id,
        ...record,
        ...courseOf(_id),
        ...state(record),
        ...prescribedBy(_id, prescribers),
      },
    };
  });
}

/** Adds medications from a separate random source, so that adding them changed no other record. */
function furtherOf(id: string): readonly JsonObject[] {
  const random = createRandom(`${id}/further medications`);
  const count = Math.max(0, random.integer(-4, 2));
  return random.sample(alsoTaken, count).map((product) => medication(product, random));
}

/** Picks the prescriber from the patient's prescribers, if any are on record. */
function prescribedBy(id: string, prescribers: readonly JsonObject[]): JsonObject {
  const random = createRandom(`${id}/prescriber`);
  if (prescribers.length === 0 || random.chance(0.4)) return {};
  return { prescriberId: random.pick(prescribers)['id'] ?? '' };
}

/**
 * Picks a rare state of a medication: taken otherwise than prescribed, with free-text directions, over the counter,
 * without a code.
 */
function stateOf(id: string): (record: JsonObject) => JsonObject {
  const number = createRandom(`${id}/state`).integer(1, 12);
  const free = { inOwnWords: true, text: 'As discussed at the last visit. Synthetic, for demonstration' };
  if (number === 1) return () => ({ asTaken: 'Skips it on some days' });
  if (number === 2)
    return ({ dosageInstructions }) => ({ dosageInstructions: inWords(dosageInstructions, free) });
  if (number === 3) return () => ({ kind: 'over-the-counter' });
  if (number === 4)
    return () => ({
      ...supplementOf(id),
      dosageInstructions: { ...free, route: { Id: '1', Name: 'Oral' } },
      kind: 'supplement',
    });
  return () => ({});
}

function inWords(directions: Json | undefined, free: JsonObject): JsonObject {
  const { textEs: _none, ...rest } = isJsonObject(directions) ? directions : {};
  return { ...rest, ...free };
}

/** Products that no drug catalogue has. A catalogue drug without its code would be compared by name only. */
const supplements = [
  { drug: 'Turmeric', strength: '500 mg', form: 'capsule', indication: 'Pain' },
  { drug: 'Red yeast rice', strength: '600 mg', form: 'capsule', indication: 'High cholesterol' },
  { drug: 'Psyllium', strength: '400 mg', form: 'capsule', indication: 'Constipation' },
] as const;

function supplementOf(id: string): JsonObject {
  const { indication, ...product } = createRandom(`${id}/supplement`).pick(supplements);
  const state = { isBrand: false, isFormulary: false, isCustom: true, tierLevel: 'N' };
  return { medication: { name: { full: nameOf(product) }, product, ...state }, indication };
}

const reasons = ['prescriber-stopped', 'side-effect', 'cost', 'completed'] as const;

/**
 * Picks the start and sometimes the end of a medication from a separate random source, so that adding them changed
 * no other record.
 */
function courseOf(id: string): JsonObject {
  const random = createRandom(`${id}/course`);
  const days = random.integer(60, 2000);
  const course = { kind: 'prescription', startDate: daysBefore(days) };
  if (!random.chance(0.12)) return course;
  const date = daysBefore(random.integer(1, days));
  return {
    ...course,
    discontinued: { date, reason: random.pick(reasons), note: 'Synthetic, for demonstration.' },
  };
}

function medication(product: Product, random: Random): JsonObject {
  const { drug, strength, form, indication } = product;
  const full = nameOf(product);
  return {
    type: 'patient.medication',
    medication: {
      name: { full },
      code: { coding: [{ system: demoMedications, value: catalogueCode(full) }] },
      product: { drug, form, strength },
      isBrand: false,
      isFormulary: random.chance(0.9),
      tierLevel: 'N',
      isCustom: false,
    },
    dosageInstructions: directionsOf(product),
    indication,
  };
}

/** Names a product as in the catalogue. */
export function nameOf({ drug, strength, form }: Pick<Product, 'drug' | 'strength' | 'form'>): string {
  return `${drug} ${strength} ${form}`;
}

/** Derives the catalogue's code from a name. */
export function catalogueCode(name: string): string {
  return `demo-${name.toLowerCase().replace(/[^a-z0-9.%]+/g, '-')}`;
}

/** Builds directions in parts, with the sentences that a load stores unchanged. */
function directionsOf({ taken, dose: amount, form, indication }: Product): JsonObject {
  const [dose = '', unitWord = ''] = amount.split(' ');
  const isInjected = form === 'injection';
  const route = isInjected ? { Id: '9', Name: 'Subcutaneous' } : { Id: '1', Name: 'Oral' };
  const { one, many } = spanish[unitWord] ?? { one: unitWord, many: unitWord };
  const [way, wayEs] = isInjected ? ['Inject', 'Inyecte'] : ['Take', 'Tome'];
  const [by, byEs] = isInjected ? ['under the skin', 'debajo de la piel'] : ['by mouth', 'por la boca'];
  const reason = indication.toLowerCase();
  const reasonEs = reasonsEs[reason] ?? reason;
  // Omits "for" before reasons such as "after a stroke".
  const isAfter = reason.startsWith('after ');
  const [purpose, purposeEs] = isAfter ? [reason, reasonEs] : [`for ${reason}`, `para ${reasonEs}`];
  const parts = { route, dose, unit: unitWord.replace(/s$/, '') };
  const says = (how: string) => `${way} ${amount} ${by} ${how}`;
  const sentenceEs = (how: string) => `${wayEs} ${dose} ${dose === '1' ? one : many} ${byEs} ${how}`;
  if (taken === 'as needed') {
    return {
      ...{ ...parts, prn: true, maxPerDay: 3 },
      text: says(`as needed ${purpose}, at most 3 ${unitWord}s a day`),
      textEs: sentenceEs(`cuando sea necesario ${purposeEs}, como máximo 3 ${many} al día`),
    };
  }
  const when = taken === 'twice' ? ['morning', 'evening'] : [taken];
  const [often, oftenEs] =
    taken === 'twice' ? ['twice daily', 'dos veces al día'] : ['once daily', 'una vez al día'];
  return {
    ...{ ...parts, prn: false, when, frequency: taken === 'twice' ? 'twice-daily' : 'daily' },
    text: says(`${often} (${when.join(', ')}) ${purpose}`),
    textEs: sentenceEs(`${oftenEs} (${when.map((time) => times[time]).join(', ')}) ${purposeEs}`),
  };
}

const spanish: Readonly<Record<string, { readonly one: string; readonly many: string }>> = {
  tablet: { one: 'tableta', many: 'tabletas' },
  capsule: { one: 'cápsula', many: 'cápsulas' },
  units: { one: 'unidad', many: 'unidades' },
};

/** Translations as in the value set of common indications (a test compares the two). */
const reasonsEs: Readonly<Record<string, string>> = {
  'high blood pressure': 'la presión arterial alta',
  'weak heart': 'el corazón débil',
  'high cholesterol': 'el colesterol alto',
  'irregular heartbeat': 'los latidos irregulares del corazón',
  'after a stroke': 'después de un derrame cerebral',
  diabetes: 'la diabetes',
  'swollen legs': 'las piernas hinchadas',
  'underactive thyroid': 'la tiroides poco activa',
  'enlarged prostate': 'la próstata agrandada',
  'low mood': 'el ánimo bajo',
  sleep: 'dormir',
  pain: 'el dolor',
  constipation: 'el estreñimiento',
};

const times: Readonly<Record<string, string>> = {
  morning: 'mañana',
  evening: 'tarde',
  bedtime: 'antes de dormir',
};
