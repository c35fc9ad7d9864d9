import { expect, it } from 'vitest';
import { hottest } from './hottest.ts';

function node(id: number, functionName: string, url: string, children: readonly number[] = []) {
  return { id, callFrame: { functionName, url, lineNumber: 9 }, children };
}

const profile = {
  nodes: [
    node(1, '(root)', '', [2, 4, 5, 6]),
    node(2, 'save', 'file:///product/gateway/save.ts', [3]),
    node(3, '', 'http://localhost:8080/engine/check.ts?t=17'),
    node(4, '(idle)', ''),
    node(5, 'post', 'node:inspector'),
    node(6, 'wasm-function[12]', 'wasm://wasm/022a9842', [7]),
    node(7, 'wasm-function[34]', 'wasm://wasm/022a9842'),
  ],
  samples: [2, 3, 3, 4, 5, 6, 7],
  timeDeltas: [1_000, 2_000, 4_000, 90_000, 50_000, 500, 2_500],
};

it('names functions and stacks by their time, most first, without idle time and that of the profiler', () => {
  expect(hottest(profile, '/product')).toEqual([
    'Functions by their own time, of 10 ms in all:',
    '      6.0 ms  60.0 %  (anonymous) /engine/check.ts:10',
    '      3.0 ms  30.0 %  (WebAssembly)',
    '      1.0 ms  10.0 %  save gateway/save.ts:10',
    '',
    'Functions by their time with everything that they call:',
    '      7.0 ms  70.0 %  save gateway/save.ts:10',
    '      6.0 ms  60.0 %  (anonymous) /engine/check.ts:10',
    '      3.0 ms  30.0 %  (WebAssembly)',
    '',
    'Stacks by the time at their end:',
    '      6.0 ms  60.0 %  (anonymous) /engine/check.ts:10 < save < (root)',
    '      3.0 ms  30.0 %  (WebAssembly) < (root)',
    '      1.0 ms  10.0 %  save gateway/save.ts:10 < (root)',
  ]);
});
