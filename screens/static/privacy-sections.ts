/** Titled part of the privacy policy. */
export interface PrivacySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Lists the eight parts of the privacy policy, in the order of the specification; `age` is the users' minimum age. */
export function privacySections(age: string): readonly PrivacySection[] {
  return [
    {
      title: 'Types of Information',
      paragraphs: [
        'We hold what is needed to care for patients: who they are and how to reach them, their medications, allergies, conditions, observations, prescribers, pharmacies and caregivers, and a record of every contact.',
        'Of those who use the application we hold name, e-mail address, organizations, roles and permissions.',
      ],
    },
    {
      title: 'How Information Is Collected and Used',
      paragraphs: [
        'Information is entered by care staff, or received from the organization that refers a patient. It is used to review medications and to stay in contact with the patient.',
        'Every view and every change of a patient record is logged with the user and the time.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'The sign-in page uses a cookie for the duration of the sign-in. The application keeps its session, what you have typed and not yet saved, and some lists that it looks up often in the storage of the browser, and removes them when you log out. If you are logged out because nobody was at the computer, what you have typed and the page where you were wait in their tab until you come back or somebody else logs in there. How you look at things stays for your next visit: the queue that you chose, its order, how it is narrowed, its columns, and which parts of the menu are folded; drafts of the Studio stay as well. There are no third-party cookies and no advertising.',
      ],
    },
    {
      title: 'Release of Information',
      paragraphs: [
        'A patient record can be seen only by users of an organization that cares for the patient. Information goes to others, such as a prescriber, where the care of the patient or the law requires it.',
      ],
    },
    {
      title: 'Updating and Correcting Information',
      paragraphs: [
        'Patients may ask their care team to see and to correct what is held about them. Earlier versions of a record are kept, so that corrections can be traced.',
      ],
    },
    {
      title: 'User Choices',
      paragraphs: [
        'Patients may decline the service, single programs, text messages and e-mail at any time. Their choice is recorded and respected.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, sessions end by themselves when nobody is at the computer, and every request is checked against the rights of the user.',
      ],
    },
    {
      title: 'Miscellaneous',
      paragraphs: [
        age,
        'If this policy changes, the new version is published here with the release that introduces it.',
      ],
    },
  ];
}
