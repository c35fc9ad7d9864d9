import type { Unjudged } from '../../../engine/core/records/unjudged.ts';
import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import { loadOne } from '../../../gateway/intake/load/loader.ts';
import { forbidden, invalid } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { performerOf } from '../../../gateway/records/meta.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { findByUnique } from '../../../gateway/records/unique.ts';
import { takeTurn } from '../../../gateway/store/take-turn.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type CallOf, type Handler, recordKind } from '../../contracts/server/typed.ts';

type Person = CallOf<'import.import'>['body'];

/**
 * Imports a person as a patient for whom no work has begun; an external record may lack fields that forms require. A
 * repeated import returns the existing patient.
 */
export const importPatient: Handler<'import-patient'> = {
  isWrite: true,
  async answer(call) {
    const { body, database } = call;
    const organization = organizationOf(call, body);
    const externalId = body.externalId.trim();
    // Serializes concurrent imports of the same person.
    await takeTurn(database, `import:${organization}:${externalId}`);
    const known = await findImported(call, externalId, organization);
    return known ?? (await importAs(call, body, organization));
  },
};

async function findImported(call: Call, value: string, organization: string) {
  const { product, database, user } = call;
  const kind = recordKind(product, 'patient');
  const id = await findByUnique(database, {
    kind,
    path: '/externalId',
    value,
    organizations: [organization],
  });
  const found = id === undefined ? undefined : await findRecord(database, { kind, id, scope: user });
  if (found === undefined || found.isRemoved) return undefined;
  return savedAnswer(call, kind, { id: found.id, rev: found.rev, record: found.document, isNew: false });
}

async function importAs(call: Call, person: Person, organization: string) {
  const { product, database, origin, today, user } = call;
  const kind = recordKind(product, 'patient');
  const { isEligible, workflowIteration = 1, ...content } = person;
  const record: Unjudged<Records['patient']> = {
    ...content,
    _id: crypto.randomUUID(),
    type: kind.type,
    status: 'active',
    ...(isEligible === undefined ? {} : { eligibility: isEligible ? 'Yes' : 'No' }),
    workflowIteration,
    managingOrganization: { ...content.managingOrganization, id: organization },
    currentWorkflowState: { name: 'STAGED', year: Number(today.slice(0, 4)) },
    performedBy: performerOf(user),
  };
  const loading = { product, origin, today };
  const { outcome, problems, id } = await loadOne(database, { entity: kind.name, record }, loading);
  const stored = await findRecord(database, { kind, id, scope: user });
  if (outcome !== 'created' || stored === undefined) throw invalid(problems);
  return savedAnswer(call, kind, { id, rev: stored.rev, record: stored.document, isNew: true });
}

/** Finds the organization of the person, else the user's only one. */
function organizationOf({ user }: Call, { managingOrganization }: Person): string {
  const id = managingOrganization?.id?.replace(/^org:/, '') ?? user.organizations[0];
  if (id !== undefined && user.organizations.includes(id)) return id;
  throw forbidden('an organization of your own to import into');
}
