type Board = typeof import('./notice-board.tsx');
type Work = (board: Board) => void;

let board: Board | undefined;
let loading: Promise<void> | undefined;
let waiting: readonly Work[] = [];
const listeners = new Set<() => void>();

/**
 * Board of notices. It is loaded with the first notice, or once the page is idle; `get` returns undefined before.
 */
export const noticeBoard = {
  get: () => board,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Loads the board. Ignores a failure; waiting notices are shown once a later attempt succeeds. */
  load(): Promise<void> {
    loading ??= fetchBoard();
    return loading;
  },
  /** Calls `work` at once if the board is loaded, otherwise after loading, in order. */
  whenThere(work: Work): void {
    if (board !== undefined) {
      work(board);
      return;
    }
    waiting = [...waiting, work];
    void noticeBoard.load();
  },
};

async function fetchBoard(): Promise<void> {
  try {
    board = await import('./notice-board.tsx');
  } catch {
    loading = undefined;
    return;
  }
  for (const work of waiting) work(board);
  waiting = [];
  for (const listener of listeners) listener();
}
