interface Named {
  readonly name?: { readonly first?: string; readonly last?: string; readonly suffix?: string };
}

/** Names a patient as letters and heads do; `shortName` of the expressions gives the same text. */
export function patientName({ name }: Named): string {
  return [name?.first, name?.last, name?.suffix].filter(Boolean).join(' ');
}
