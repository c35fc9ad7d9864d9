/** Users of the demonstration who appear in tours, by e-mail, with the names on the sign-in page. */
const people = {
  'pharmacist@demo.test': 'Penny Pharmacist',
  'analyst@demo.test': 'Ana Analyst',
  'reviewer@demo.test': 'Rae Reviewer',
} as const;

type Person = keyof typeof people;

/** Step of a tour: the task, its page and its user. */
export interface Step {
  readonly text: string;
  /** Path of the page, with the query parameters that matter. */
  readonly to: string;
  /** E-mail of the user who does the step; absent if any user may. */
  readonly as?: Person;
  /** True if the page shows no steps, so that opening it ends the tour. */
  readonly isOutside?: true;
}

/** Things to try in a demonstration, in order. */
export interface Tour {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly Step[];
}

const patient = '/dashboard/patient/demo-patient-0011';
const noteOfAllergies = '/studio?file=schemas/allergy/allergy.schema.json&at=/properties/allergyNote';

export const tours: readonly Tour[] = [
  {
    name: 'pharmacist',
    title: 'As a pharmacist',
    summary: 'Find a patient, note an allergy, and see what a colleague does at the same time.',
    steps: [
      {
        text: 'Search for the member Cedar, and open Cecil Cedar.',
        to: '/dashboard?view=member-search',
        as: 'pharmacist@demo.test',
      },
      {
        text: 'Open Past Medical History, then Allergies, and press Add Allergy. Save it empty first: the form says what is missing.',
        to: patient,
        as: 'pharmacist@demo.test',
      },
      {
        text: 'Open this page in a private window too, as Clara Clinical. What one of you saves is on the other page at once; who saves the same entry second is asked what to keep.',
        to: patient,
        as: 'pharmacist@demo.test',
      },
    ],
  },
  {
    name: 'analyst',
    title: 'As an analyst',
    summary: 'Change a form in the Studio, have it reviewed and published, and see it at work.',
    steps: [
      {
        text: 'Give this field another title, such as Remark. The form beside it follows as you type.',
        to: noteOfAllergies,
        as: 'analyst@demo.test',
      },
      {
        text: 'Press Send to be published, say what the change is for, and press Send.',
        to: noteOfAllergies,
        as: 'analyst@demo.test',
      },
      {
        text: 'Read what changes and what it reaches. Then press Publish, and confirm it.',
        to: '/studio?view=publishing',
        as: 'reviewer@demo.test',
      },
      {
        text: 'Open Past Medical History, then Allergies, and press Add Allergy: the field has its new title. Nothing was restarted, and pages that were open have followed.',
        to: patient,
        as: 'pharmacist@demo.test',
      },
    ],
  },
  {
    name: 'developer',
    title: 'As a developer',
    summary: 'See what a rule, a form and a page are made of.',
    steps: [
      {
        text: 'These lines are all there is of the rules of an allergy. The page and the gateway run the same ones, compiled.',
        to: '/studio?file=schemas/allergy/allergy.rules.json&view=text',
        as: 'analyst@demo.test',
      },
      {
        text: 'In a terminal, run PORT=8081 DATA_DIR=data-dev npm run dev, open its address, and change a title in schemas/allergy/allergies.tab.json: the open page follows in about a second.',
        to: patient,
      },
      {
        text: 'Last, look at every piece that pages are made of, in each of its states.',
        to: '/components',
        isOutside: true,
      },
    ],
  },
];

/** Returns the name of the user who has to do a step, unless the signed-in user has to. */
export function otherPerson({ as }: Step, email: string | undefined): string | undefined {
  return as === undefined || as === email ? undefined : people[as];
}

/** Reports whether a location is the page of a step, or a tab of that page. */
export function isAt({ to }: Step, { pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const wanted = new URL(to, 'http://product');
  const found = new URLSearchParams(search);
  return (
    `${pathname}/`.startsWith(`${wanted.pathname}/`) &&
    [...wanted.searchParams].every(([name, value]) => found.get(name) === value)
  );
}
