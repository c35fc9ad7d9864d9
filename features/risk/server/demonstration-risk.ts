import drugs from './demonstration-drugs.json' with { type: 'json' };
import type { AssessedMedication, MedicationRisk, RiskProvider } from './risk-provider.ts';

/** Maximum of a part of the score, in points. */
const mostPoints = 10;

/** Points for an effect listed in a label's warnings, and for a medication whose route is blocked by another. */
const pointsForEffect = 3;

/**
 * Computes a demonstration score by a formula shown on screen, from examples of FDA labels and the FDA table of
 * substrates, inhibitors and inducers. No clinical measure, as its name states everywhere.
 */
export const demonstrationRisk: RiskProvider = async ({ medications }) => {
  const assessed = withCompetition(medications.map(assessment));
  const parts = ['faers', 'acb', 'sedative', 'qt', 'competitiveInhibition'] as const;
  const sums = parts.map((part) => [part, sumOf(assessed, part)] as const);
  const scores = Object.fromEntries(sums.map(([part, sum]) => [part, Math.min(mostPoints, sum)]));
  return {
    // Omits the score where all medications are unknown, as nothing was assessed.
    score: assessed.every(({ isUnknown }) => isUnknown)
      ? null
      : Object.values(scores).reduce((sum, points) => sum + points, 0),
    scores,
    provider: 'Demonstration, not for clinical use',
    method:
      'Every medication that it knows adds 1 for adverse events; 3 each where its label warns of anticholinergic effects, of sedation or of a long QT interval; and 3 where another medication holds it up on its metabolic route. Every part ends at 10.',
    medications: assessed.map((each) => ({ ...each, scores: sharesOf(each, new Map(sums)) })),
  };
};

interface Drug {
  readonly effects: readonly string[];
  readonly routes: Readonly<Record<string, string>>;
}

const knownDrugs: ReadonlyMap<string, Drug> = new Map(Object.entries(drugs));

function assessment(medication: AssessedMedication): MedicationRisk {
  const found = drugOf(medication);
  const id = medication._id ?? '';
  if (found === undefined) return { id, scores: {}, routes: {}, isUnknown: true };
  const effects = found.effects.map((effect) => [effect, pointsForEffect]);
  return { id, scores: { faers: 1, ...Object.fromEntries(effects) }, routes: found.routes };
}

/** Finds the drug by a word of its name, such as diphenhydramine in "Diphenhydramine 25 mg capsule". */
function drugOf({ medication }: AssessedMedication): Drug | undefined {
  const name = (medication?.name?.full ?? '').toLowerCase();
  return name
    .split(/[^a-z]+/)
    .map((word) => knownDrugs.get(word))
    .find((drug) => drug !== undefined);
}

function withCompetition(assessed: readonly MedicationRisk[]): readonly MedicationRisk[] {
  return assessed.map((each) => {
    const isHeldUp = Object.keys(each.routes).some((route) => isHeldUpOn(route, each, assessed));
    return isHeldUp ? { ...each, scores: { ...each.scores, competitiveInhibition: pointsForEffect } } : each;
  });
}

/** Affinities, weakest first: a stronger binder blocks weaker ones, and an inhibitor is never blocked. */
const affinities = ['weak', 'moderate', 'strong', 'inhibitor'];

function isHeldUpOn(route: string, each: MedicationRisk, all: readonly MedicationRisk[]): boolean {
  const own = affinities.indexOf(each.routes[route] ?? '');
  return own >= 0 && all.some(({ routes }) => affinities.indexOf(routes[route] ?? '') > own);
}

function sumOf(assessed: readonly MedicationRisk[], part: string): number {
  return assessed.reduce((sum, { scores }) => sum + (scores[part] ?? 0), 0);
}

/** Computes each medication's shares, scaled down where their sum exceeds the maximum of a part. */
function sharesOf({ scores }: MedicationRisk, sums: ReadonlyMap<string, number>): Record<string, number> {
  const shares = Object.entries(scores).map(([part, points]): [string, number] => [
    part,
    points * Math.min(1, mostPoints / (sums.get(part) ?? points)),
  ]);
  return Object.fromEntries(shares);
}
