type LoggedError = { place: string; text: string };

let logged: LoggedError[] = [];
const expected = new Set<string>();

export function noteError(place: string, error: unknown): void {
  logged.push({
    place,
    text: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
  });
}

/** Takes a line of the server's log; pino calls an error 50, and what is fatal 60. */
export function noteLogLine(line: string): void {
  const { level, place = 'unknown' } = JSON.parse(line);
  if (level >= 50) noteError(place, line);
}

/** The lines of a log that are errors, or worse, wherever a line begins. */
export function errorLines(log: string): string[] {
  return log.match(/\{"level":[56]0,.*/g) ?? [];
}

/** This test provokes an error at that place of the server, and fails where none is logged. */
export function expectLoggedError(place: string): void {
  expected.add(place);
}

/** What was logged since the last time against expectation, and what was expected in vain. */
export function takeLoggedErrors(): string[] {
  const places = new Set(logged.map((error) => error.place));
  const missing = [...expected].filter((place) => !places.has(place));
  const unexpected = logged.filter((error) => !expected.has(error.place));
  logged = [];
  expected.clear();
  return [
    ...unexpected.map((error) => `${error.place}: ${error.text}`),
    ...missing.map((place) => `expected an error at '${place}', but none was logged`),
  ];
}
