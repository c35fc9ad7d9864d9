import { parseArgs } from 'node:util';
import { startProductProcess } from '../../tests/port/product-process.ts';
import { updateGenerated } from '../dev/compile-step.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { complain, say } from '../terminal/terminal.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: 'port' },
    from: { type: 'string', default: '0' },
  },
});

/**
 * Sends random requests to the product's port, by default 100,000. Exits with 1 for a crash, a 500 or a missing
 * answer. Ctrl+C ends early, with a report of the requests so far.
 */
await runMain(async () => {
  const { seed } = values;
  let isEnded = false;
  process.once('SIGINT', () => {
    isEnded = true;
  });
  await updateGenerated(projectRoot);
  const { fuzzPort } = await import('../../tests/port/fuzz-port.ts');
  const product = await startProductProcess();
  try {
    const report = await fuzzPort(product, {
      seed,
      requests: Number(values.requests),
      from: Number(values.from),
      onProgress: (done, { length }) => say(`${done} requests, ${length} failures …`),
      onFailure: complain,
      isEnded: () => isEnded,
    });
    const statuses = [...report.statuses].sort(([a], [b]) => a - b);
    say(`Seed "${seed}": ${report.requests} requests on ${report.cases} connections.`);
    say(statuses.map(([status, times]) => `${status}: ${times}`).join(', '));
    for (const line of product.logged('process.', 'request.failed')) complain(line);
    if (report.isAlive && report.failures.length === 0) return say('Every request ended in an answer.');
    complain(report.isAlive ? `${report.failures.length} failures.` : 'The process has died.');
    process.exitCode = 1;
  } finally {
    await product.stop();
  }
});
