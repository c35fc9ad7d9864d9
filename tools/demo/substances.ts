/** Substance of the demonstration catalogue with reported reactions. */
export interface DemoSubstance {
  readonly code: string;
  readonly display: string;
  readonly kind: 'allergen' | 'medication';
  /** Codes of the value set of reactions. */
  readonly reactions: readonly string[];
}

/** Code system of the demonstration's own catalogue, which contains no codes of a real terminology. */
export const demoCodeSystem = 'urn:regimen:demo:allergens';

function medication(code: string, display: string, ...reactions: readonly string[]): DemoSubstance {
  return { code, display, kind: 'medication', reactions };
}

function allergen(code: string, display: string, ...reactions: readonly string[]): DemoSubstance {
  return { code, display, kind: 'allergen', reactions };
}

/** Substances that the gateway's demonstration catalogue also finds (a test compares the two). */
export const substances: readonly DemoSubstance[] = [
  medication('demo-amoxicillin', 'Amoxicillin', 'rash', 'nausea'),
  medication('demo-aspirin', 'Aspirin', 'asthma', 'rash', 'nausea'),
  medication('demo-atorvastatin', 'Atorvastatin', 'other'),
  medication('demo-cephalexin', 'Cephalexin', 'rash'),
  medication('demo-ciprofloxacin', 'Ciprofloxacin', 'rash', 'dizziness'),
  medication('demo-codeine', 'Codeine', 'nausea', 'dizziness'),
  medication('demo-ibuprofen', 'Ibuprofen', 'asthma', 'nausea'),
  medication('demo-lisinopril', 'Lisinopril', 'dizziness', 'other'),
  medication('demo-metformin', 'Metformin', 'nausea'),
  medication('demo-methotrexate', 'Methotrexate', 'anemia', 'nausea'),
  medication('demo-morphine', 'Morphine', 'nausea', 'dizziness', 'rash'),
  medication('demo-nitrofurantoin', 'Nitrofurantoin', 'rash', 'nausea'),
  medication('demo-penicillin', 'Penicillin', 'rash', 'shock'),
  medication('demo-sulfamethoxazole-and-trimethoprim', 'Sulfamethoxazole and trimethoprim', 'rash', 'anemia'),
  medication('demo-tramadol', 'Tramadol', 'nausea', 'dizziness'),
  medication('demo-vancomycin', 'Vancomycin', 'rash', 'shock'),
  allergen('demo-bee-venom', 'Bee venom', 'shock', 'rash'),
  allergen('demo-cat-dander', 'Cat dander', 'asthma', 'rash'),
  allergen('demo-cows-milk', "Cow's milk", 'rash', 'nausea'),
  allergen('demo-dust-mite', 'Dust mite', 'asthma'),
  allergen('demo-egg', 'Egg', 'rash', 'nausea'),
  allergen('demo-grass-pollen', 'Grass pollen', 'asthma', 'other'),
  allergen('demo-iodinated-contrast-media', 'Iodinated contrast media', 'rash', 'shock'),
  allergen('demo-latex', 'Latex', 'rash', 'asthma'),
  allergen('demo-nickel', 'Nickel', 'rash'),
  allergen('demo-peanut', 'Peanut', 'shock', 'asthma', 'rash'),
  allergen('demo-shellfish', 'Shellfish', 'shock', 'rash', 'nausea'),
  allergen('demo-tree-nut', 'Tree nut', 'shock', 'rash'),
];

/** Substances in everyday words without a code, as users type them or copy them from paper. */
export const uncodedSubstances = [
  'Herbal tea, unnamed',
  'Red food colour',
  'Wool',
  'Unknown antibiotic in childhood',
] as const;
