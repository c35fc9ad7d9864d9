/** Words that deny what follows them. */
const denied =
  /\b(?:no|not|non|without|denies|denied|negative for|rule[ds]? out|free of|absence of|screening for|screen for|risk of|at risk for|exposure to|vaccination|immunization)\b[^,;.]*$/;

/** Words that attribute a condition to a relative. */
const ofRelative =
  /\b(?:family history|fh of|(?:mother|father|brother|sister|parent|sibling) with)\b[^,;.]*$/;

/** Pattern of words that deny what precedes them. */
const deniedBehind = /^[^,;.]{0,40}\b(?:ruled out|excluded|unlikely|test negative|screening)\b/;

/**
 * Finds names of conditions, in small letters, with a phrase at the start of a word; skips denials such as "no" or
 * "screening", and "family history" unless relatives count.
 */
export function conditionsFound(
  conditions: readonly string[],
  phrases: readonly string[],
  relativesCount = false,
): readonly string[] {
  return conditions.filter((condition) =>
    phrases.some((phrase) => isStated(condition, phrase, relativesCount)),
  );
}

function isStated(condition: string, phrase: string, relativesCount: boolean): boolean {
  for (let at = condition.indexOf(phrase); at >= 0; at = condition.indexOf(phrase, at + 1)) {
    const before = condition.slice(0, at);
    if (/[\p{L}\p{N}]$/u.test(before) || denied.test(before)) continue;
    if (!relativesCount && ofRelative.test(before)) continue;
    if (!deniedBehind.test(condition.slice(at + phrase.length))) return true;
  }
  return false;
}
