import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInMemory } from './cli.fixture.ts';
import { clinicCommands as commands } from './clinic-commands.ts';

describe('the command line', () => {
  it('lists every command when asked for help', async () => {
    const { exitCode, said } = await runInMemory(['--help']);
    expect(exitCode).toBe(0);
    for (const { name, summary } of commands) {
      expect(said).toMatch(new RegExp(`^  ${name} +${summary.slice(0, 10)}`, 'm'));
    }
  });

  it('shows the list and fails when it is called without a command', async () => {
    const { exitCode, said } = await runInMemory([]);
    expect([exitCode, said.startsWith('Usage: ')]).toEqual([2, true]);
  });

  it.each(commands.map(({ name }) => name))('explains the command %s', async (name) => {
    const [asked, helped] = [await runInMemory([name, '--help']), await runInMemory(['help', name])];
    expect(asked.said).toContain(`Usage: npm run cli -- ${name}`);
    expect(helped.said).toBe(asked.said);
  });

  it('suggests the command that was meant', async () => {
    const { exitCode, complaints } = await runInMemory(['improt', 'x.json']);
    expect(exitCode).toBe(2);
    expect(complaints).toEqual([
      'There is no command "improt". Did you mean "import"? See npm run cli -- --help.',
    ]);
  });

  it('names the commands when nothing near was typed', async () => {
    const { complaints } = await runInMemory(['frobnicate']);
    expect(complaints).toEqual([
      `There is no command "frobnicate". The commands are: ${commands.map(({ name }) => name).join(', ')}. See npm run cli -- --help.`,
    ]);
  });

  it('exports a form for another system, and lists what that has no words for', async () => {
    const out = join(await mkdtemp(join(tmpdir(), 'export-')), 'caregiver.json');
    const asked = ['studio', 'export', '--entity', 'caregiver', '--form', 'caregiver', '--format'];
    const { exitCode, said } = await runInMemory([...asked, 'questionnaire', '--out', out]);
    expect([exitCode, said.split('\n').slice(0, 2)]).toEqual([
      0,
      [`${out} was written.`, 'What could not be carried over:'],
    ]);
    expect(JSON.parse(await readFile(out, 'utf8'))).toMatchObject({ resourceType: 'Questionnaire' });
    const { complaints } = await runInMemory([...asked, 'pdf']);
    expect(complaints.join()).toContain('questionnaire, redcap, xlsform, json-schema');
  });
});
