import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/core/json/json.ts';
import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import { runCommand } from '../workbench/commands/run-command.ts';
import { commandsIn } from './commands.ts';
import { commandsWithin } from './file-commands.ts';

const path = 'schemas/codes/moods.codes.json';
const happy = { code: 'happy', display: 'Happy' };
const sad = { code: 'sad', display: 'Sad' };
const bored = { code: 'bored', display: 'Bored', deprecated: true };

const file = (codes: readonly Json[]): NamedSchemaText => ({
  ...{ kind: 'codes', name: 'moods', path },
  text: JSON.stringify({ title: 'Moods', codes }),
});

const schema = (value: Json): NamedSchemaText => ({
  ...{ kind: 'schema', name: 'day', path: 'schemas/day/day.schema.json' },
  text: JSON.stringify(value),
});

const commandTitled = (title: string, codes: NamedSchemaText, files: readonly NamedSchemaText[] = []) =>
  commandsWithin(codes, files).find((each) => each.title === title);

/** Runs a command of the file on a later text of it. */
function codesAfter(title: string, code: string, now: NamedSchemaText): unknown {
  const made = commandTitled(title, file([happy, sad, bored]))?.command({ code }) ?? [];
  const texts = new Map([[path, now.text]]);
  const commands = commandsIn(made, (of) => texts.get(of) ?? '');
  for (const command of commands)
    if (command.command !== 'keep-example')
      for (const [at, text] of runCommand(texts, command)) texts.set(at, text);
  return JSON.parse(texts.get(path) ?? '{}').codes;
}

describe('a value of a list', () => {
  it('is retired and offered again by what people read, with only such values to choose from', () => {
    const choicesOf = (title: string) =>
      commandTitled(title, file([happy, sad, bored]))?.parameters[0]?.choices;
    expect(choicesOf('Retire a value')).toEqual(['happy', 'sad']);
    expect(choicesOf('Offer a value again')).toEqual(['bored']);
    expect(commandTitled('Offer a value again', file([happy, sad]))).toBeUndefined();
    const start = file([happy, sad, bored]);
    expect(codesAfter('Retire a value', 'sad', start)).toEqual([happy, { ...sad, deprecated: true }, bored]);
    expect(codesAfter('Offer a value again', 'bored', start)).toEqual([
      happy,
      sad,
      { code: 'bored', display: 'Bored' },
    ]);
  });

  it('is the one that was chosen, though an earlier command has moved it, and none where it is gone', () => {
    const moved = file([sad, bored, happy]);
    expect(codesAfter('Retire a value', 'happy', moved)).toEqual([
      sad,
      bored,
      { ...happy, deprecated: true },
    ]);
    expect(codesAfter('Retire a value', 'sad', file([happy]))).toEqual([happy]);
  });

  it('is said to be in fields that a schema describes under names of its own', () => {
    const ref = { title: 'Mood', $ref: '../codes/moods.codes.json' };
    const beside = { ...ref, $ref: 'moods.codes.json' };
    const day = (more: object) => schema({ title: 'Day', ...more });
    const said = (of: NamedSchemaText) =>
      commandTitled('Merge two values', file([happy, sad]), [of])?.parameters[0]?.description;
    const own = { $defs: { hour: { type: 'object', properties: { mood: ref } } } };
    expect(said(day(own))).toContain('Day › Mood');
    expect(said(day({ allOf: [{ properties: { mood: ref } }] }))).toContain('Day › Mood');
    expect(said(day({ properties: {} }))).toContain('No record has it.');
    expect(
      said({ ...day({ properties: { mood: beside } }), path: 'schemas/codes/day.schema.json' }),
    ).toContain('Day › Mood');
    expect(said(day({ properties: { mood: beside } }))).toContain('No record has it.');
  });
});
