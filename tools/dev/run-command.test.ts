import { describe, expect, it } from 'vitest';
import { terminalMessage } from './run-command.ts';

describe('what a command says when it fails', () => {
  it('is the sentence of the error, without a stack', () => {
    expect(terminalMessage(new Error('Port 8080 is in use.'))).toBe('Port 8080 is in use.');
  });

  it('shows where a defect of ours happened', () => {
    const failure = terminalMessage(new TypeError('x is not a function'));
    expect(failure).toContain('This is a defect in the program');
    expect(failure).toContain('run-command.test.ts');
  });

  it('copes with something thrown that is no error', () => {
    expect(terminalMessage('no')).toBe('Stopped: no');
  });
});
