interface Named {
  readonly name?: { readonly first?: string; readonly last?: string; readonly suffix?: string };
}

/** Formats a patient's name as letters and headers show it; `shortName` of the expressions gives the same text. */
export function patientName({ name }: Named): string {
  return [name?.first, name?.last, name?.suffix].filter(Boolean).join(' ');
}
