import type { Command } from '../../tools/cli/command.ts';
import { renameCommand } from './rename-command.ts';
import { studioCommand } from './studio-command.ts';

/** The Studio's commands of the command line. */
export const studioCommands: readonly Command[] = [renameCommand, studioCommand];
