/** Patients at the limits of the set: same names, diacritics, leap days, the youngest and the oldest. */
export const notablePatients = [
  { name: { first: 'Rose', last: 'Thorne' }, dob: '1948-02-29', sex: 'female' },
  { name: { first: 'Rose', last: 'Thorne' }, dob: '1971-11-03', sex: 'female' },
  { name: { first: 'Séamus', middle: 'Óg', last: "O'Bracken" }, dob: '1939-03-17', sex: 'male' },
  { name: { first: 'Anna-Lena', last: 'Fern-Hollis' }, dob: '1986-07-21', sex: 'female' },
  { name: { first: 'José', last: 'Peña-Rosal' }, dob: '1957-12-31', sex: 'male' },
  { name: { first: 'Li', last: 'Yu' }, dob: '1993-01-01', sex: 'female' },
  { name: { first: 'Hubert', middle: 'Grove', last: 'Van der Linde' }, dob: '1927-09-08', sex: 'male' },
  { name: { first: 'Ivy', last: 'Sapling' }, dob: '2008-01-15', sex: 'female' },
  {
    name: { first: 'Maximiliana', middle: 'Philippa', last: 'Featherstonehaugh-Wintergreen' },
    dob: '1964-05-05',
    sex: 'female',
  },
  { name: { first: 'Øyvind', last: 'Søbirk' }, dob: '1975-04-30', sex: 'male' },
] as const;
