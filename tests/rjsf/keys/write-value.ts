import type { UserEvent } from '@testing-library/user-event';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { Driven } from './drive.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** State of typing a JSON value into a form, as far as the form has fields for it. */
export interface Writer {
  readonly user: UserEvent;
  readonly form: Driven;
  /** Paths for which the form has no field or no key. */
  readonly unreachable: string[];
}

/** Types a value into the form by keys and clicks, as far as the form allows. */
export async function writeValue(
  writer: Writer,
  value: unknown,
  path: readonly string[] = [],
): Promise<void> {
  if (Array.isArray(value)) await writeList(writer, value, path);
  else if (
    typeof value === 'object' &&
    value !== null &&
    !(elementAt(writer, path) instanceof HTMLSelectElement)
  )
    await writeGroup(writer, value as Readonly<Record<string, unknown>>, path);
  else await writeLeaf(writer, value, path);
}

async function writeGroup(
  writer: Writer,
  value: Readonly<Record<string, unknown>>,
  path: readonly string[],
): Promise<void> {
  for (const [name, part] of Object.entries(value)) {
    const at = [...path, name];
    if (isShown(writer, at) || (await hasChosenBranch(writer, at)) || (await hasAdded(writer, path, name)))
      await writeValue(writer, part, at);
    else writer.unreachable.push(at.join('.'));
  }
}

async function writeList(writer: Writer, value: readonly unknown[], path: readonly string[]): Promise<void> {
  if (value.length > 0 && !isShown(writer, path)) return void writer.unreachable.push(path.join('.'));
  for (const [index, part] of value.entries()) {
    const at = [...path, String(index)];
    const add = byId(writer, `${path.join('.')}__add`);
    if (!isShown(writer, at) && add instanceof HTMLButtonElement) await writer.user.click(add);
    if (isShown(writer, at)) await writeValue(writer, part, at);
    else writer.unreachable.push(at.join('.'));
  }
}

async function writeLeaf(writer: Writer, value: unknown, path: readonly string[]): Promise<void> {
  const { user } = writer;
  const control = elementAt(writer, path);
  if (control instanceof HTMLInputElement && control.type === 'checkbox' && typeof value === 'boolean') {
    if (control.checked === value) await user.click(control);
    await user.click(control);
    return;
  }
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find(({ text }) => isTextOf(text, value));
    if (option !== undefined) await user.selectOptions(control, option);
    else writer.unreachable.push(path.join('.'));
    return;
  }
  const isText =
    control instanceof HTMLInputElement
      ? control.type !== 'checkbox'
      : control instanceof HTMLTextAreaElement;
  if (!isText || value === null || typeof value === 'object')
    return void writer.unreachable.push(path.join('.'));
  await typeOver(writer, control as Control, String(value));
}

/** Replaces the text of a control, and leaves it. */
async function typeOver({ user }: Writer, control: Control, text: string): Promise<void> {
  await user.click(control);
  if (control.value !== '') await user.clear(control);
  if (text !== '') await user.type(control, text.replaceAll(/[{[]/g, '$&$&'));
  await user.tab();
}

/** Adds a property under a new name; resolves to true if the form allowed that. */
async function hasAdded(writer: Writer, path: readonly string[], name: string): Promise<boolean> {
  const add = byId(writer, `${path.join('.')}__add`);
  if (!(add instanceof HTMLButtonElement)) return false;
  const before = new Set(keyBoxes(writer).map(({ id }) => id));
  await writer.user.click(add);
  const key = keyBoxes(writer).find(({ id }) => !before.has(id));
  if (key === undefined) return false;
  await typeOver(writer, key, name);
  return isShown(writer, [...path, name]);
}

/** Chooses branches in turn until one contains the place; resolves to true if one did. */
async function hasChosenBranch(writer: Writer, at: readonly string[]): Promise<boolean> {
  const selects = [...writer.form.element.querySelectorAll<HTMLSelectElement>('.en-branch select')];
  for (const select of selects) {
    for (const option of [...select.options]) {
      if (!select.isConnected) break;
      await writer.user.selectOptions(select, option.value);
      if (isShown(writer, at)) return true;
    }
  }
  return false;
}

function keyBoxes({ form }: Writer): readonly HTMLInputElement[] {
  return [...form.element.querySelectorAll<HTMLInputElement>('input[id$="-key"]')];
}

function isTextOf(text: string, value: unknown): boolean {
  if (text === value || text === String(value)) return true;
  try {
    return jsonEqual(JSON.parse(text), value);
  } catch {
    return false;
  }
}

function isShown(writer: Writer, path: readonly string[]): boolean {
  return elementAt(writer, path) !== undefined;
}

function elementAt(writer: Writer, path: readonly string[]): Element | undefined {
  return byId(writer, path.join('.'));
}

/** Finds an element by the path in its id, which begins with the form's own prefix. */
function byId({ form }: Writer, path: string): Element | undefined {
  const root = form.element.querySelector('[id]')?.id.split('.')[0] ?? '';
  const isRoot = path === '' || path.startsWith('__');
  const id = isRoot ? `${rootOf(root)}${path}` : `${rootOf(root)}.${path}`;
  return [...form.element.querySelectorAll('[id]')].find((each) => each.id === id);
}

function rootOf(id: string): string {
  return /^_r_[^_]*_/.exec(id)?.[0] ?? id;
}
