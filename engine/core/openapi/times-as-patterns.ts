/** Pattern of a stored time of day, HH:MM. */
const timeOfDay = '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$';

/**
 * Replaces times of day in a part of the document by what other programs read as such: in JSON Schema the format `time`
 * has a zone and seconds, which a time by the clock on the wall does not have.
 */
export function timesAsPatterns<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(timesAsPatterns) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const { format, ...rest } = part as { readonly format?: unknown; readonly type?: unknown };
  const isTime = format === 'time' && rest.type === 'string';
  const entries = Object.entries(isTime ? { ...rest, pattern: timeOfDay } : part);
  return Object.fromEntries(entries.map(([key, value]) => [key, timesAsPatterns(value)])) as Part;
}
