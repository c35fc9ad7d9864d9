import { type ExpressionType, textType } from './types.ts';

const texts: ExpressionType = { is: 'list', of: textType };

/** Type of `user` in expressions: the fields of `UserProfile` (engine/core/expressions/scope.ts). */
export const userType: ExpressionType = {
  is: 'object',
  name: 'SignedInUser',
  fields: {
    _id: textType,
    id: textType,
    auth0Id: textType,
    email: textType,
    firstName: textType,
    lastName: textType,
    title: textType,
    roles: texts,
    permissions: texts,
    organizations: texts,
  },
};
