/** For what the specification says is "only logged": the place and the error. */
export type Log = (place: string, error: unknown) => void;

/** The browser's log. */
export const browserLog: Log = (place, error) => {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  // biome-ignore lint/suspicious/noConsole: Spec §8, such failures are only logged
  console.warn(place, error);
};
