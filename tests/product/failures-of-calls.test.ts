import { describe, expect, it } from 'vitest';
import { messageOfAnswer } from '../../engine/core/protocol/calls.ts';
import { product } from '../../generated/product.ts';

describe('a failure of a call that brings no sentence', () => {
  const calls = Object.entries(product.calls);
  const ofPatients = (entity: string | undefined) =>
    entity === 'patient' || product.entities[entity ?? '']?.record?.subject === 'patient';

  it.each(calls)('has the sentence of the call: %s [ENGINE-18] [ERR-02]', (_name, { failure }) => {
    const message = messageOfAnswer('', { failure });
    expect(message).toMatch(/^[A-Z].*\.?$/);
    expect(message).not.toContain('options.defaultError');
  });

  it('speaks of patient data only where the call has some [ERR-05] [ERR-06]', () => {
    const about = calls.filter(([, { failure = '' }]) => /patient data|the patient\b/i.test(failure));
    const wrong = about.filter(
      ([name, { access, body, query }]) =>
        !ofPatients(body?.entity) &&
        !/^patient\./.test(access) &&
        !Object.values(query).some(({ record }) => ofPatients(record)) &&
        // Leaves out calls whose own schemas check the body that names the patient.
        !['reservation.reserve', 'reservation.release', 'reservation.release-own', 'emergency.open'].includes(
          name,
        ),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
    expect(about.length).toBeGreaterThan(5);
  });
});
