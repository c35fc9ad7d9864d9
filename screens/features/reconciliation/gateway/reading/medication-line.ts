import type { ReadMedication } from './read-medication.ts';

/** A bullet or a number in front of a line. */
const bullet = /^(?:[-*•·–]|\d{1,3}[.)])\s+/u;

/** Where directions begin: behind a dash, or with the first word of how something is taken. */
const directionsBegin =
  /\s[-–—:]\s|[;:]\s|,\s(?=(?:take|use|inject|inhale|apply|one|two|\d))|\s(?=(?:take|use|inject|inhale|apply|instill|sig)\b)|\s(?=(?:\d+(?:[./-]\d+)?|one|two|three|half)\s*(?:x\b|tabs?\b|tablets?\b|caps?\b|capsules?\b|puffs?\b|drops?\b|sprays?\b|patch\b|times?\b|pills?\b|units?\s+(?:at|in|daily|every|before|twice|once)\b))|\s(?=(?:once|twice|daily|every|each|as needed|by mouth|po|qd|bid|tid|qid|qhs|qam|qpm|prn|q\d+h?|at bedtime|in the (?:morning|evening))\b)/iu;

const longestName = 300;
const longestDirections = 5000;

/** One medication of a line: its name with strength and form, then how it is taken. Undefined for an empty line. */
export function medicationOfLine(line: string): ReadMedication | undefined {
  const text = line.replace(bullet, '').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const begin = directionsBegin.exec(text);
  const isAtStart = begin === null || begin.index === 0;
  const name = (isAtStart ? text : text.slice(0, begin.index)).trim();
  const directions = isAtStart ? '' : text.slice(begin.index + begin[0].length).trim();
  return {
    name: name.slice(0, longestName),
    ...(directions === '' ? {} : { directions: directions.slice(0, longestDirections) }),
  };
}
