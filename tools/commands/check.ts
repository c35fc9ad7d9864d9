import { runGates } from '../quality/run-gates.ts';

const { failed } = await runGates();
process.exitCode = failed === 0 ? 0 : 1;
