import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { isJsonObject } from '../../engine/core/json/json.ts';
import { print, type Written, write } from './layout.ts';

/** Formats a new file as the project does: maps of objects have an entry a line. */
export function newText(value: JsonObject): string {
  return `${print(opened(value, write(value), true), { indent: '', before: 0, behind: 0 })}\n`;
}

function opened(value: Json | undefined, written: Written, isOpen: boolean): Written {
  if (written.kind !== 'object' || !isJsonObject(value)) return written;
  const members = written.members.map((member) => {
    const child = value[JSON.parse(member.key)];
    return { ...member, value: opened(child, member.value, isMapOfObjects(child)) };
  });
  return { ...written, isOpen, members };
}

function isMapOfObjects(value: Json | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isJsonObject);
}
