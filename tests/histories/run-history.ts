import { createRandom } from '../../tools/demo/random.ts';
import { patient } from '../product/harness/records.ts';
import { Client, type Patients } from './client.ts';
import { chooseFaults, type FaultKind, inflict } from './faults.ts';
import type { Operation } from './operation.ts';
import { brokenPromises } from './promises.ts';
import type { Site } from './site.ts';

export interface HistoryOptions {
  /** Seed of clients, operations and faults, whose interleaving depends on the machine. */
  readonly seed: string;
  readonly clients?: number;
  readonly operations?: number;
  readonly hasFaults?: boolean;
  /** Kind of a fault that certainly occurs. */
  readonly certain?: FaultKind | undefined;
}

export interface HistoryReport {
  readonly seed: string;
  readonly violations: readonly string[];
  readonly history: readonly Operation[];
  readonly faults: readonly string[];
}

/** Lets clients work on patients of their own while faults occur, and checks the history. */
export async function runHistory(
  site: Site,
  { seed, clients = 5, operations = 8, hasFaults = true, certain }: HistoryOptions,
): Promise<HistoryReport> {
  const patients = await loadPatients(site);
  const gateways = site.gateways.length;
  const faults = hasFaults ? chooseFaults(createRandom(`${seed} faults`), { gateways, certain }) : [];
  const history: Operation[] = [];
  const workers = Array.from({ length: clients }, (_, n) => {
    const name = `client${n}`;
    return new Client({ site, random: createRandom(`${seed} ${name}`), name, patients, history });
  });
  await Promise.all([
    ...workers.map((worker) => worker.work(operations)),
    ...faults.map((fault) => inflict(site, fault)),
  ]);
  for (const gateway of site.gateways) gateway.jump(0);
  const violations = await brokenPromises({ history, patients, database: site.database });
  return { seed, violations, history, faults: faults.map(({ kind }) => kind) };
}

async function loadPatients({ load }: Site): Promise<Patients> {
  const id = () => crypto.randomUUID();
  const patients = { edited: [id(), id()], reserved: id(), noted: id(), called: id() };
  const others = [...patients.edited, patients.reserved, patients.noted];
  const state = { currentWorkflowState: { name: 'Ready for Consult', year: 2026 } };
  await load([...others.map((other) => patient(other, {})), patient(patients.called, state)]);
  return patients;
}
