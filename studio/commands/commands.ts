import type { Command } from '../../tools/cli/command.ts';
import { renameCommand } from './rename-command.ts';
import { studioCommand } from './studio-command.ts';

/** Command-line commands of the Studio. */
export const studioCommands: readonly Command[] = [renameCommand, studioCommand];
