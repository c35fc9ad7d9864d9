import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';
import { figuresPage } from './figures-page.ts';
import { readRecordings } from './recording.ts';
import { subjects } from './rows.ts';

/** Path of the page of figures in the documentation. */
export const figuresFile = join(projectRoot, 'docs/results/figures.md');

/** Rebuilds the page from all recordings. */
export async function writeFiguresPage(): Promise<void> {
  await writeFile(figuresFile, figuresPage(subjects, await readRecordings()));
}
