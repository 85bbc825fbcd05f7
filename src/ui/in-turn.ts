let turn: Promise<unknown> = Promise.resolve();

/**
 * Does what can wait when the phone has time, one after another with a frame between: together they
 * would be one long task in which it answers nobody. Gives what takes the wish back.
 */
export function inTurn(act: () => void): () => void {
  let wanted = true;
  turn = turn
    .then(() => wanted && idle())
    .then(() => {
      if (!wanted) return;
      // One that throws is reported like any uncaught error, and the rest still get their turn.
      try {
        act();
      } catch (error) {
        reportError(error);
      }
      return frame();
    });
  return () => {
    wanted = false;
  };
}

function idle(): Promise<unknown> {
  return new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: 2_000 });
    else setTimeout(done, 100);
  });
}

function frame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
