import { runBench } from '../../tests/bench/run-bench.ts';
import { runCommand } from '../dev/run-command.ts';

await runCommand(() => runBench(process.argv.slice(2)));
