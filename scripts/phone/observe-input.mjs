/** Notes from the start of each page how long input waits and how long tasks take. */
export async function observeInput(page) {
  await page.addInitScript(() => {
    const seen = { delays: [], tasks: [] };
    window.seenInput = seen;
    const note = (list) => (entries) => {
      for (const { startTime, duration } of entries.getEntries())
        list.push({ startTime, duration });
    };
    new PerformanceObserver(note(seen.delays)).observe({ type: 'event', durationThreshold: 16 });
    new PerformanceObserver(note(seen.tasks)).observe({ type: 'longtask', buffered: true });
  });
}

/** A function that gives the longest of each since this call, or since another time of the page. */
export async function worstSince(page, startMs) {
  const since = startMs ?? (await page.evaluate(() => performance.now()));
  return () =>
    page.evaluate((start) => {
      const longest = (list) =>
        Math.max(0, ...list.filter((one) => one.startTime >= start).map((one) => one.duration));
      return { delay: longest(window.seenInput.delays), task: longest(window.seenInput.tasks) };
    }, since);
}
