/** Part of the file that the product does not keep. */
export interface LeftOut {
  /** A whole resource, or a value of one that was taken. */
  readonly kind: 'resource' | 'value';
  /** A resource type, or a type and an element: `Claim`, `Patient.maritalStatus`. */
  readonly what: string;
  readonly reason: string;
  readonly count: number;
}

/** A field that a record needs and the file does not give; the record is stored all the same. */
export interface Missing {
  readonly entity: string;
  /** The field's title, as the form shows it. */
  readonly label: string;
  readonly count: number;
}

/**
 * Collects what a conversion reports beside its records. Contains names of FHIR and counts, never a patient's values.
 */
export interface Findings {
  readonly leaveOut: (type: string, reason: string, count?: number) => void;
  readonly leaveOutValue: (what: string, reason: string, count?: number) => void;
  readonly miss: (entity: string, label: string) => void;
  readonly leftOut: () => readonly LeftOut[];
  readonly missing: () => readonly Missing[];
}

export function createFindings(): Findings {
  const leftOut = new Map<string, LeftOut>();
  const missing = new Map<string, Missing>();
  const add = ({ kind, what, reason, count }: LeftOut) => {
    const key = `${what}\n${reason}`;
    leftOut.set(key, { kind, what, reason, count: (leftOut.get(key)?.count ?? 0) + count });
  };
  return {
    leaveOut: (what, reason, count = 1) => add({ kind: 'resource', what, reason, count }),
    leaveOutValue: (what, reason, count = 1) => add({ kind: 'value', what, reason, count }),
    miss(entity, label) {
      const key = `${entity}\n${label}`;
      missing.set(key, { entity, label, count: (missing.get(key)?.count ?? 0) + 1 });
    },
    leftOut: () => [...leftOut.values()],
    missing: () => [...missing.values()],
  };
}
