type Board = typeof import('./notice-board.tsx');
type Work = (board: Board) => void;

let board: Board | undefined;
let loading: Promise<void> | undefined;
let waiting: readonly Work[] = [];
const listeners = new Set<() => void>();

/** The board of notices: undefined until it is loaded, with the first notice or once the page is at rest. */
export const noticeBoard = {
  get: () => board,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Fails silently: waiting notices are shown when the board can be loaded after all. */
  load(): Promise<void> {
    loading ??= fetchBoard();
    return loading;
  },
  /** Runs the work immediately where the board is loaded, else in order once it is. */
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
