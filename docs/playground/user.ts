/** Person who uses the playground: an author and a member of the only organization. */
export const user = {
  ...{ _id: 'me', id: 'me', auth0Id: 'me', email: 'me@example.test', firstName: 'Me', lastName: '' },
  ...{ roles: ['user', 'admin'], permissions: [], organizations: ['MAIN'] },
};
