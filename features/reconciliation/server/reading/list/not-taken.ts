import { readMedicine } from '../../../../medicines/shared/read-medicine.ts';
import listWords from './list-words.json' with { type: 'json' };

const noMedicine = new Set(listWords.noMedicine);

const atStart =
  /^(?:\W*)(?:stop(?:ped)?|discontinued?|d\/c'?d?|dc'?d|hold(?:ing)?|held|on hold|not taking|no longer|inactive|cancell?ed|expired|do not take|don'?t take|never|quit|ended|finished|off|no|avoid|denies|allergic|allergy|declined?|refused?|was on|used to|previously|formerly|old|past|not)\b/iu;
const anywhere = [
  /\bdiscontinued?\b|\bd\/c'?d?\b|\bdc'?d\b|\bself-discontinued\b/iu,
  /\bno longer\b|\bnever (?:started|took|filled|picked up)\b|\b(?:not|hasn'?t|has not) (?:yet )?(?:started|filled|picked up)\b/iu,
  /\b(?:not|isn'?t|wasn'?t) (?:currently |presently |really )?(?:taking|using|on)\b|\b(?:doesn'?t|does not|don'?t|do not|didn'?t) (?:use|take (?:it|this|these|them|anymore|any more))\b/iu,
  /\bstopped\b|[-–—([/:,]\s*stop\b(?!\s+(?:if|when|after|once|for|taking if)\b)|\bstop\s*(?:date|on\b|:|\d)|(?<!\b(?:then|and)\s)\bstop[.)\]]*$/iu,
  /\bon hold\b|\bheld (?:since|for|until|on|by|due|pending)\b|[-–—([/:,]\s*held\b|\bheld[.)\]]*$/iu,
  /\bcancell?ed\b|\binactive\b|\bcourse completed\b|\bcompleted course\b|[-–—([:,]\s*(?:completed|expired|finished)\b/iu,
  /\bran out\b|\brefused?\b|\bdeclined?\b|\ballerg(?:y|ic) to\b|\bdenies\b|\bused to take\b|\bdo not take (?:this|it)\b/iu,
];
const markers = new RegExp(
  `${atStart.source}|\\b(?:discontinued?|d\\/c'?d?|stop(?:ped)?|on hold|held|hold|cancell?ed|inactive|longer|taking|taken|takes|denies)\\b`,
  'giu',
);
const hold = /\bhold(?:ing)?\b/iu;
/**
 * Pattern of phrases that do not stop a medication: conditions on which a dose is held, and inhalation techniques.
 */
const conditionalHold =
  /\bhold(?:ing)?\s+(?:(?:dose|the dose|medication|med)\s+)?(?:if|when|for\s+(?:sbp|dbp|map|hr|bp|heart|pulse|systolic|diastolic|loose|diarrhea|sedation|k\b|potassium|glucose|bg\b|bs\b|blood|rr\b|resp)|your|the|breath|in|under|on|upright|for\s+\d+\s+seconds?)\b/iu;
const condition = /\b(?:if|when|unless|until|with|more than)\b/iu;

/**
 * Reports whether a line marks something as not taken: stopped, on hold, refused or never started; true if ambiguous.
 * False for a condition (`hold if SBP < 100`, `do not take with grapefruit`).
 */
export function isNotTaken(line: string): boolean {
  if (anywhere.some((pattern) => pattern.test(line))) return true;
  if (hold.test(line) && !conditionalHold.test(line)) return true;
  if (!atStart.test(line)) return false;
  return !condition.test(line) || (!conditionalHold.test(line) && readMedicine(line).isKnown);
}

/**
 * Reports whether a line that marks a medication as not taken names it; any other such line concerns the medication
 * above.
 */
export function namesNotTaken(line: string): boolean {
  const rest = line.replace(markers, ' ');
  const { isKnown, strengths, form, unread } = readMedicine(rest);
  const isName = (word: string) => /\p{L}{3}/u.test(word) && !noMedicine.has(word.replace(/['’]s$/u, ''));
  return isKnown || strengths.length > 0 || form !== '' || unread.some(isName);
}
