export interface TestResult {
  readonly name: string;
  readonly isFine: boolean;
  readonly text: string;
}

/** What the product needs, tried out. `hash` is the schema set that this page was built with. */
export async function runChecks(hash: string): Promise<readonly TestResult[]> {
  const [gateway, schemas] = await Promise.all([checkGateway(), checkSchemas(hash)]);
  return [gateway, schemas, checkStorage(), checkClock()];
}

async function checkGateway(): Promise<TestResult> {
  const answer = await answerOf('/readyz');
  const name = 'Server and database';
  if (answer === undefined) return failed(name, 'The server cannot be reached. Check the connection.');
  return answer.ok
    ? passed(name, 'Both answer.')
    : failed(name, 'The server answers, but not its database. Try again soon.');
}

async function checkSchemas(hash: string): Promise<TestResult> {
  const name = 'Version of this page';
  const config: unknown = await (await answerOf('/config.json'))?.json().catch(() => undefined);
  if (typeof config !== 'object' || config === null || !('hash' in config))
    return failed(name, 'The server did not say which version it runs.');
  return config.hash === hash
    ? passed(name, 'The same as that of the server.')
    : failed(name, 'The server runs another one. Load the page again.');
}

function checkStorage(): TestResult {
  const name = 'Storage of this browser';
  try {
    sessionStorage.setItem('test-page', '1');
    sessionStorage.removeItem('test-page');
    return passed(name, 'What is typed is kept when the page is loaded again.');
  } catch {
    return failed(name, 'This browser keeps nothing. Allow this site to store data.');
  }
}

function checkClock(): TestResult {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return passed('Clock', `${new Date().toLocaleString('en-US')}, ${timeZone}`);
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
