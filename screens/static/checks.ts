import { formatDateTime } from '../../engine/core/dates/dates.ts';

export interface TestResult {
  readonly name: string;
  readonly isFine: boolean;
  readonly text: string;
}

/** Checks the product's requirements. `hash` identifies the schemas of this page's build. */
export async function runSelfTests(hash: string): Promise<readonly TestResult[]> {
  const [gateway, schemas] = await Promise.all([checkGateway(), checkSchemas(hash)]);
  return [gateway, schemas, checkStorage(), checkClock()];
}

async function checkGateway(): Promise<TestResult> {
  const answer = await answerOf('/readyz');
  const name = 'Server and database';
  if (answer === undefined) return failed(name, 'The server cannot be reached. Check the connection.');
  return answer.ok
    ? passed(name, 'Both respond.')
    : failed(name, 'The server responds, but its database does not. Try again in a moment.');
}

async function checkSchemas(hash: string): Promise<TestResult> {
  const name = 'Version of this page';
  const config: unknown = await (await answerOf('/config.json'))?.json().catch(() => undefined);
  if (typeof config !== 'object' || config === null || !('hash' in config))
    return failed(name, 'The server did not say which version it runs.');
  return config.hash === hash
    ? passed(name, 'The same as on the server.')
    : failed(name, 'The server runs a different version. Reload the page.');
}

function checkStorage(): TestResult {
  const name = 'Storage of this browser';
  try {
    sessionStorage.setItem('test-page', '1');
    sessionStorage.removeItem('test-page');
    return passed(name, 'What you type is kept when the page is reloaded.');
  } catch {
    return failed(name, 'This browser does not store anything. Allow this site to store data.');
  }
}

function checkClock(): TestResult {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return passed('Clock', `${formatDateTime(new Date().toISOString())}, ${timeZone}`);
}

async function answerOf(path: string): Promise<Response | undefined> {
  try {
    return await fetch(path, { cache: 'no-store' });
  } catch {
    return undefined;
  }
}

function passed(name: string, text: string): TestResult {
  return { name, isFine: true, text };
}

function failed(name: string, text: string): TestResult {
  return { name, isFine: false, text };
}
