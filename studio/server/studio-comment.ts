import type { Handler } from '../../features/contracts/server/typed.ts';
import { badRequest, notFound, wrongState } from '../../gateway/operation/errors.ts';
import { ok } from '../../gateway/records/context/call.ts';
import { commentOnChange, findChange } from '../../gateway/versions/changes.ts';

/** Limit on the comments on one change. */
const most = 200;

/** Adds a comment to a waiting change, or to one of its files. */
export const studioComment: Handler<'studio-comment'> = {
  isWrite: true,
  async answer({ body, database, user, origin, note }) {
    const { id, path, text } = body;
    const change = await findChange(database, id);
    if (change === undefined) throw notFound();
    if (path !== undefined && !change.files.some((file) => file.path === path))
      throw badRequest('The change has no such file. Load the page again.');
    if (change.comments.length >= most)
      throw wrongState('The change has as many comments as it may have. Talk to each other.');
    const comment = {
      author: user._id,
      at: origin.at.toISOString(),
      text,
      ...(path !== undefined && { path }),
    };
    if (!(await commentOnChange(database, id, comment)))
      throw wrongState('The change was published or withdrawn meanwhile. Load the page again.');
    note({ action: 'write', type: 'schema-change', id, details: { comment: change.comments.length + 1 } });
    return ok({ id });
  },
};
