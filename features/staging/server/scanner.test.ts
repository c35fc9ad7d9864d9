import { describe, expect, it } from 'vitest';
import { createScanner, InfectedError } from './scanner.ts';

const virus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

/** Command of a scanner as operators configure it, with a script that reads its input. */
function program(source: string): readonly string[] {
  return [process.execPath, '-e', source];
}

const reader = program(`
  let text = '';
  process.stdin.on('data', (piece) => { text += piece; });
  process.stdin.on('end', () => process.exit(text.includes('${virus}') ? 1 : 0));
`);

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

describe('a virus scanner that is a program', () => {
  it('reads each file from its input, and says by its exit code whether there is a virus', async () => {
    const scan = createScanner(reader);
    await scan(pieces('Patient ID,', 'First Name\n'));
    await expect(scan(pieces(virus.slice(0, 9), virus.slice(9)))).rejects.toBeInstanceOf(InfectedError);
  });

  it('may answer before it has read the file', async () => {
    const long = Array<string>(200).fill('x'.repeat(65_536));
    await createScanner(program('process.exit(0)'))(pieces(...long));
    await expect(createScanner(program('process.exit(1)'))(pieces(...long))).rejects.toBeInstanceOf(
      InfectedError,
    );
  });

  it.each([
    ['ends with another code', program('process.exit(2)'), /ended with 2/],
    ['is ended by a signal', program("process.kill(process.pid, 'SIGKILL')"), /ended with SIGKILL/],
    ['is missing', ['/nowhere/scan'], /ENOENT/],
  ])('cannot tell where it %s', async (_what, command, message) => {
    const found = createScanner(command)(pieces('a'));
    await expect(found).rejects.toThrow(message);
    await expect(found).rejects.not.toBeInstanceOf(InfectedError);
  });

  it('is ended where it hangs, and where the file is let go', async () => {
    const hanging = program('setInterval(() => {}, 1_000)');
    await expect(createScanner(hanging, 300)(pieces('a'))).rejects.toThrow('did not end within 0.3 s');
    const letGo = AbortSignal.abort(new Error('let go'));
    await expect(createScanner(hanging)(pieces('a'), letGo)).rejects.toThrow();
  });
});
