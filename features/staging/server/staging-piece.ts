import { fileNameOf } from '../../../gateway/intake/uploads/file-name.ts';
import { addPiece } from '../../../gateway/intake/uploads/pieces.ts';
import { badRequest, forbidden, GatewayError, wrongState } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { takeTurn } from '../../../gateway/store/take-turn.ts';
import { keepProgress, prepareJob } from '../../../gateway/work/jobs/job.ts';
import type { Handler, HandlerCall } from '../../contracts/server/typed.ts';
import { type FileInput, findFile, stagingKind } from './staged-file.ts';

/** Stores a piece of a file; skips one that has already arrived. */
export function createStagingPiece(mostBytes: number): Handler<'staging-piece'> {
  return {
    isWrite: true,
    async answer(call) {
      const { body, file, database } = call;
      const { upload, first, size } = body;
      if (size > mostBytes) throw tooLargeFile(mostBytes);
      if (file === undefined || file.byteLength === 0 || first + file.byteLength > size)
        throw badRequest('The piece does not fit into the file. Send the file again.');
      await takeTurn(database, `upload:${upload}`);
      const received = (await receivedOf(call)) ?? (await begin(call));
      if (first < received) return ok({ received });
      if (first > received) throw badRequest('A piece before this one is missing. Send the file again.');
      await addPiece(database, upload, first, file);
      await keepProgress(database, upload, { received: first + file.byteLength });
      return ok({ received: first + file.byteLength });
    },
  };
}

/** Counts the bytes received; only the user who began the file may continue it. */
async function receivedOf(call: HandlerCall<'staging-piece'>): Promise<number | undefined> {
  const { body, origin } = call;
  const found = await findFile(call, body.upload);
  if (found === undefined) return undefined;
  if (found.author !== origin.author || found.state !== 'preparing' || found.input.size !== body.size)
    throw wrongState('This file was sent already. Send it as a new one.');
  return found.progress.received ?? 0;
}

async function begin({ body, user, origin, database }: HandlerCall<'staging-piece'>): Promise<number> {
  const { upload, organization, name, size } = body;
  if (!user.organizations.includes(organization))
    throw forbidden('an organization of your own to stage members of');
  const input: FileInput = { name: fileNameOf(name), size, by: user.email };
  const { author, at } = origin;
  const isNew = await prepareJob(database, {
    ...{ id: upload, kind: stagingKind, organization, author, input, at },
  });
  if (!isNew) throw wrongState('This file was sent already. Send it as a new one.');
  return 0;
}

function tooLargeFile(most: number): GatewayError {
  const megabytes = Math.floor(most / 1_048_576);
  return new GatewayError(413, {
    code: 'file-too-large',
    message: `The file has more than ${megabytes} MB. Split it, or let the operator stage it by the command line.`,
  });
}
