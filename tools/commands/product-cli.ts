import { productCommands } from '../cli/product-commands.ts';
import { productServices } from '../cli/product-services.ts';
import { runInTerminal } from '../cli/run-in-terminal.ts';

/** Runs a command about the product in the folder where it is called. */
await runInTerminal(productCommands, productServices(process.cwd()));
