import { isJsonObject, type Json, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { stringOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { AccessCell, AccessMatrix } from '../../../engine/core/protocol/workbench.ts';
import { type FileTexts, filesOf, readFile } from '../commands/schema-files.ts';
import { type Residual, residualOf } from './residual.ts';

/** Access rule of a file. */
export interface MatrixRule {
  readonly title: string;
  readonly when: string | readonly string[];
}

/** Puts the remaining condition of a rule into words; undefined for a condition without words. */
export type SayCondition = (condition: string) => string | undefined;

/**
 * Evaluates every access rule for a user with each single role, in the draft, and in the stored files where
 * they differ.
 */
export function accessMatrix(
  stored: FileTexts,
  drafted: FileTexts,
  say: SayCondition = () => undefined,
): AccessMatrix {
  const [before, after] = [rulesIn(stored), rulesIn(drafted)];
  const roles = [...new Set([...rolesIn(before), ...knownRoles(drafted)])].toSorted();
  const titles = titlesOfRoles(drafted);
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return {
    roles: roles.map((name) => ({ name, title: titles.get(name) ?? name })),
    rules: names.map((name) => ({
      name,
      title: (after.get(name) ?? before.get(name))?.title ?? name,
      cells: roles.map((role): AccessCell => {
        const [was, is] = [answer(before, name, role), answer(after, name, role)];
        const [wasSaid, isSaid] = [was, is].map((each) => (isDecided(each) ? undefined : say(each)));
        return {
          is,
          ...(isSaid !== undefined && { isSaid }),
          ...(was !== is && { was, ...(wasSaid !== undefined && { wasSaid }) }),
        };
      }),
    })),
  };
}

function isDecided(answered: string): boolean {
  return answered === 'yes' || answered === 'no';
}

function answer(rules: ReadonlyMap<string, MatrixRule>, name: string, role: string): string {
  const rule = rules.get(name);
  const conditions = new Map([...rules].map(([each, { when }]) => [each, when] as const));
  const residual: Residual = rule === undefined ? false : residualOf(rule.when, { role, rules: conditions });
  return typeof residual === 'string' ? residual : residual ? 'yes' : 'no';
}

/** Reads the access rules of all files, by name. */
export function rulesIn(texts: FileTexts): ReadonlyMap<string, MatrixRule> {
  const files = [...filesOf('access', texts).values()].map((path) => readFile(path, texts));
  return new Map(
    files.flatMap(({ value }) =>
      Object.entries(jsonObject(value['rules'])).flatMap(([name, rule]) =>
        isJsonObject(rule)
          ? [[name, { title: stringOrEmpty(rule['title']), when: conditionOf(rule['when']) }]]
          : [],
      ),
    ),
  );
}

function conditionOf(when: Json | undefined): string | readonly string[] {
  return Array.isArray(when) ? when.map(stringOrEmpty) : stringOrEmpty(when);
}

/** Lists the roles of the product, and those that only rules name. */
export function knownRoles(texts: FileTexts): readonly string[] {
  return [...new Set([...titlesOfRoles(texts).keys(), ...rolesIn(rulesIn(texts))])];
}

/** Reads what people call each role from the value set of roles. */
function titlesOfRoles(texts: FileTexts): ReadonlyMap<string, string> {
  const path = filesOf('codes', texts).get('roles');
  const codes = path === undefined ? [] : jsonItems(readFile(path, texts).value['codes']).map(jsonObject);
  return new Map(codes.map(({ code, display }) => [String(code), String(display ?? code)]));
}

/** Lists the roles in the rules. */
function rolesIn(rules: ReadonlyMap<string, MatrixRule>): readonly string[] {
  return [...rules.values()].flatMap(({ when }) =>
    [
      ...[when]
        .flat()
        .join(' ')
        .matchAll(/hasRole\('([^']+)'\)/g),
    ].map(([, role = '']) => role),
  );
}
