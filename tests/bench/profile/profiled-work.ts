import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileSources } from '../../../engine/compiler/compile.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { openTestGateway, type TestGateway } from '../../../gateway/testing/open-test-gateway.ts';
import { demoRecords } from '../../../tools/demo/demo-set.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { launchBrowser } from '../../browser/harness/chromium.ts';
import { demoPatient } from '../../browser/harness/demo-patients.ts';
import { startProduct } from '../../browser/harness/running-product.ts';
import { openUser, signIn } from '../../browser/harness/user.ts';
import { type CpuProfile, interval, profileOf } from './cpu-profile.ts';

const repetitions = 200;
const subject = 'demo|pharmacist';

/** Work that can be profiled, by name. */
export const profiledWork: Readonly<Record<string, () => Promise<CpuProfile>>> = {
  save: () => throughGateway(profileSave),
  search: () => throughGateway(profileSearch),
  compile: profileCompile,
  page: profilePage,
};

/**
 * Profiles changing and saving a patient again and again, through the whole gateway with the embedded database in
 * memory.
 */
async function profileSave(gateway: TestGateway): Promise<CpuProfile> {
  const path = `/api/${gateway.product().info.slug}/patient`;
  const id = demoPatient('EMTM', 0).id;
  let record: JsonObject = (await gateway.as(subject)('GET', `${path}?patientId=${id}`)).body;
  const save = async (count: number) => {
    const changed = { ...record, name: { ...jsonObject(record['name']), middle: `Number ${count}` } };
    const { status, body } = await gateway.as(subject)('PUT', path, changed);
    if (status !== 200) throw new Error(`The save was answered by ${status}: ${JSON.stringify(body)}`);
    record = { ...changed, _rev: body['rev'] ?? null };
  };
  return repeated(save);
}

async function profileSearch(gateway: TestGateway): Promise<CpuProfile> {
  const path = `/api/${gateway.product().info.slug}/patient/search`;
  const search = async () => {
    const { status, body } = await gateway.as(subject)('POST', path, {
      queries: [{ field: 'name', text: 'an' }],
    });
    if (status !== 200) throw new Error(`The search was answered by ${status}: ${JSON.stringify(body)}`);
  };
  return repeated(search);
}

/** Profiles the first compilation of a process, which reads and checks everything. */
async function profileCompile(): Promise<CpuProfile> {
  const texts = await readSources(projectRoot);
  return profileOf(() => compileSources(texts));
}

/** Profiles a patient page in development, whose scripts keep their names, from its address until it is at rest. */
async function profilePage(): Promise<CpuProfile> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'regimen-profile-'));
  const product = await startProduct({ command: 'dev', dataDirectory });
  const browser = await launchBrowser();
  try {
    const { page, context } = await openUser(browser, product.url);
    const address = `/dashboard/patient/${demoPatient('EMTM', 4).id}`;
    await signIn(page, 'pharmacist', address);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval });
    await session.send('Profiler.start');
    await page.reload();
    await page.waitForLoadState('networkidle');
    return (await session.send('Profiler.stop')).profile;
  } finally {
    await browser.close();
    await product.interrupt();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

/** Profiles a gateway with the demonstration's patients, without the records that belong to them. */
async function throughGateway(profile: (gateway: TestGateway) => Promise<CpuProfile>): Promise<CpuProfile> {
  const { product } = await import('../../../generated/product.ts');
  const gateway = await openTestGateway({ product });
  try {
    const entities = ['organization', 'project', 'user', 'patient'];
    await gateway.load(demoRecords(product.info.slug).filter(({ entity }) => entities.includes(entity)));
    return await profile(gateway);
  } finally {
    await gateway.close();
  }
}

/** Profiles repetitions of work after as many unprofiled ones, so that all code is warm. */
async function repeated(work: (count: number) => Promise<void>): Promise<CpuProfile> {
  for (let count = 0; count < repetitions; count += 1) await work(count);
  return profileOf(async () => {
    for (let count = 0; count < repetitions; count += 1) await work(repetitions + count);
  });
}
