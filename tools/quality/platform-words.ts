/**
 * Words that schemas use as field or thing names and that the platform uses in a meaning of its own.
 * Keep it short: a word may stand here only if the generic code needs it for what it says beside it.
 */
export const platformWords: Readonly<Record<string, string>> = {
  id: 'identifies anything',
  _id: 'key of a stored record',
  _rev: 'version of a stored record',
  type: 'JSON Schema keyword and kind of a stored record',
  name: 'every descriptor has one',
  title: 'JSON Schema keyword; every descriptor has one',
  description: 'JSON Schema keyword',
  status: 'of an HTTP answer or a request',
  text: 'what a search query asks for; a kind of widget',
  code: 'of an error answer; an entry of a value set',
  system: 'code system of a value set',
  display: 'how a code or a record is shown',
  state: 'of a component',
  subject: 'the record that another belongs to; the subject of a token',
  user: 'who is signed in',
  organization: 'who owns a record',
  organizations: 'of the signed-in user',
  roles: 'of the signed-in user',
  permissions: 'of the signed-in user',
  auth0Id: 'the identity provider’s subject in a user record',
  firstName: 'of the person a write is attributed to',
  lastName: 'of the person a write is attributed to',
  email: 'of the person a write is attributed to; a kind of widget',
  phone: 'a kind of widget and cell',
  zip: 'a kind of widget',
  date: 'a kind of widget and cell',
  updatedAt: 'stamp of a stored record',
  performedBy: 'stamp of a stored record',
};
