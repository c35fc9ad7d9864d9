import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { compileSources } from '../../engine/compiler/compile.ts';
import { errorsAmong, formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { writeFiles } from '../../engine/compiler/write-files.ts';
import { holdsTexts } from './holds.ts';

// Runs in a process of its own, since the compiler resolves files in a way that tests with a DOM do not support.
const [, , folder = ''] = process.argv;
const { files, diagnostics } = await compileSources(holdsTexts);
const errors = errorsAmong(diagnostics);
if (errors.length > 0) throw new Error(formatDiagnostics(errors));
await symlink(join(import.meta.dirname, '../../engine'), join(folder, 'engine'));
await writeFiles(folder, files);
