import { auditCommand } from './audit-command.ts';
import { backupCommand } from './backup-command.ts';
import type { Command } from './command.ts';
import { impactCommand } from './impact-command.ts';
import { importCommand } from './import-command.ts';
import { loadCommand } from './load-command.ts';
import { putCommand } from './put-command.ts';
import { recoveryDrillCommand } from './recovery-drill-command.ts';
import { renameCommand } from './rename-command.ts';
import { restoreCommand } from './restore-command.ts';
import { shardCommand } from './shard-command.ts';
import { stageCommand } from './stage-command.ts';
import { studioCommand } from './studio-command.ts';
import { validateCommand } from './validate-command.ts';

/** Every command of the command line; a new one is a file beside these and a line here. */
export const commands: readonly Command[] = [
  importCommand,
  stageCommand,
  loadCommand,
  putCommand,
  validateCommand,
  impactCommand,
  renameCommand,
  studioCommand,
  backupCommand,
  restoreCommand,
  auditCommand,
  recoveryDrillCommand,
  shardCommand,
];
