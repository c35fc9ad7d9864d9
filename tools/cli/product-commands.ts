import { studioCommands } from '../../studio/commands/commands.ts';
import { auditCommand } from './audit-command.ts';
import { backupCommand } from './backup/backup-command.ts';
import { recoveryDrillCommand } from './backup/recovery-drill-command.ts';
import { restoreCommand } from './backup/restore-command.ts';
import type { Command } from './command.ts';
import { impactCommand } from './impact-command.ts';
import { putCommand } from './put-command.ts';
import { shardCommand } from './shard-command.ts';
import { validateCommand } from './validate-command.ts';

/** Commands of every product. A new command is a file in this folder and an entry here. */
export const productCommands: readonly Command[] = [
  putCommand,
  validateCommand,
  impactCommand,
  ...studioCommands,
  backupCommand,
  restoreCommand,
  auditCommand,
  recoveryDrillCommand,
  shardCommand,
];
