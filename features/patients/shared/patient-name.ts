interface Named {
  readonly name?: { readonly first?: string; readonly last?: string; readonly suffix?: string };
}

/**
 * Formats a patient's name as in letters and headers; the expression function `shortName` returns an equal text.
 */
export function patientName({ name }: Named): string {
  return [name?.first, name?.last, name?.suffix].filter(Boolean).join(' ');
}
