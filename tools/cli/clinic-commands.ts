import type { ClinicServices, Command } from './command.ts';
import { houseCommand } from './house-command.ts';
import { importCommand } from './intake/import-command.ts';
import { loadCommand } from './intake/load-command.ts';
import { stageCommand } from './intake/stage-command.ts';
import { productCommands } from './product-commands.ts';

/** Commands of this project: those of every product, and those that bring patients and medicines in. */
export const clinicCommands: readonly Command<ClinicServices>[] = [
  importCommand,
  stageCommand,
  loadCommand,
  houseCommand,
  ...productCommands,
];
