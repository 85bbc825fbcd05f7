import { say } from '../steps.mjs';
import { openPhone } from './open-phone.mjs';
import { keyOf, median } from './report.mjs';

/** Runs a journey on a network several times, each on a phone of its own; gives the medians. */
export async function measure(browser, { name, journey, profile, runs, deadline, customer }) {
  const found = [];
  const wanted = Math.min(runs, journey.maxRuns ?? runs);
  for (let run = 1; run <= wanted && Date.now() < deadline; run += 1) {
    const started = Date.now();
    const result = await runOnce(browser, journey, profile, customer);
    found.push(result);
    const seconds = ((Date.now() - started) / 1_000).toFixed(1);
    say(
      `${name} ${profile}, run ${run} of ${wanted}: ${JSON.stringify(rounded(result))} (${seconds} s)`,
    );
  }
  return Object.fromEntries(
    Object.keys(found.length === 0 ? {} : journey.measures).map((measured) => {
      const values = found.map((result) => result?.[measured]).filter((one) => one !== undefined);
      // More than half of the runs did not come to their end.
      const never = values.length <= found.length / 2;
      return [keyOf(name, measured, profile), never ? null : median(values)];
    }),
  );
}

/** undefined where the journey fails or takes too long; the reason is printed. */
async function runOnce(browser, journey, profile, { url, userId, storageState }) {
  const phone = await openPhone(browser, { url, storageState });
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`not done after ${journey.timeoutMs / 1_000} s`)),
      journey.timeoutMs,
    );
  });
  const running = journey.run({ phone, profile, userId });
  try {
    return await Promise.race([running, timeout]);
  } catch (error) {
    say(`${journey.title}: ${error.message.split('\n')[0]}`);
    return undefined;
  } finally {
    clearTimeout(timer);
    running.catch(() => {}); // closing the phone ends what the time-out has cut off
    await phone.close();
  }
}

function rounded(result = {}) {
  return Object.fromEntries(Object.entries(result).map(([key, value]) => [key, Math.round(value)]));
}
