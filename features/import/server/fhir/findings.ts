/** Content of the file that the product does not keep. */
export interface DroppedContent {
  /** `resource`: a whole resource; `value`: a value of an imported one. */
  readonly kind: 'resource' | 'value';
  /** Resource type, with the element for a value: `Claim`, `Patient.maritalStatus`. */
  readonly what: string;
  readonly reason: string;
  readonly count: number;
}

/** Required field that the file does not fill; the record is stored nevertheless. */
export interface Missing {
  readonly entity: string;
  /** Title of the field, as in the form. */
  readonly label: string;
  readonly count: number;
}

/** Collector of what a conversion reports beside its records: names of FHIR and counts, never a patient's values. */
export interface FindingCollector {
  readonly leaveOut: (type: string, reason: string, count?: number) => void;
  readonly leaveOutValue: (what: string, reason: string, count?: number) => void;
  readonly miss: (entity: string, label: string) => void;
  readonly leftOut: () => readonly DroppedContent[];
  readonly missing: () => readonly Missing[];
}

export function createFindings(): FindingCollector {
  const leftOut = new Map<string, DroppedContent>();
  const missing = new Map<string, Missing>();
  const add = ({ kind, what, reason, count }: DroppedContent) => {
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
